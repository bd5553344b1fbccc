/** The open page, where things are taken, dragged and put: one Konva layer over one scene. */
import Konva from 'konva/lib/Core.js';
import { Image as Picture } from 'konva/lib/shapes/Image.js';
import { Rect } from 'konva/lib/shapes/Rect.js';
import { type Page, sizes, tall, wide } from '../rules/book.ts';
import { heightOf } from '../view/paint-page.ts';
import { pictureOf, readPicture } from '../view/pictures.ts';

export interface PageStage {
  readonly box: HTMLElement;
  show(page: Page, chosen: number | null): void;
  fit(space: { wide: number; tall: number }): void;
}

interface Hand {
  choose(at: number): void;
  moved(at: number, x: number, y: number): void;
  /** A tap beside everything. */
  ground(x: number, y: number): void;
}

const nodeOf = (
  hand: Hand,
  { page, at, chosen }: { page: Page; at: number; chosen: number | null },
): Picture | null => {
  const thing = page.things[at];
  const image = thing && pictureOf(thing.art);
  if (!thing || !image) return null;
  const width = sizes[thing.size] ?? 100;
  const height = heightOf(image, width);
  const node = new Picture({
    image,
    x: thing.x,
    y: thing.y,
    width,
    height,
    offsetX: width / 2,
    offsetY: height / 2,
    scaleX: thing.flip ? -1 : 1,
    draggable: true,
    ...(at === chosen && { stroke: '#ffb020', strokeWidth: 6, cornerRadius: 14 }),
  });
  node.on('click tap', () => hand.choose(at));
  node.on('dragend', () => hand.moved(at, node.x(), node.y()));
  return node;
};

export const openPageStage = (hand: Hand): PageStage => {
  Konva.pixelRatio = Math.min(2, devicePixelRatio);
  const box = document.createElement('div');
  box.className = 'page-box';
  box.tabIndex = 0;
  box.setAttribute('role', 'application');
  const holder = document.createElement('div');
  box.append(holder);
  const stage = new Konva.Stage({ container: holder, width: wide, height: tall });
  const layer = new Konva.Layer();
  stage.add(layer);
  let version = 0;

  const draw = (page: Page, chosen: number | null): void => {
    layer.destroyChildren();
    const scene = pictureOf(page.scene);
    const ground = new Rect({ width: wide, height: tall, fill: '#bfe6ff' });
    ground.on('click tap', () => {
      const at = stage.getRelativePointerPosition();
      if (at) hand.ground(at.x, at.y);
    });
    layer.add(ground);
    if (scene)
      layer.add(new Picture({ image: scene, width: wide, height: tall, listening: false }));
    for (const at of page.things.keys()) {
      const node = nodeOf(hand, { page, at, chosen });
      if (node) layer.add(node);
    }
    layer.batchDraw();
  };
  return {
    box,
    show(page, chosen) {
      version += 1;
      const mine = version;
      draw(page, chosen);
      const names = [page.scene, ...page.things.map(({ art }) => art)];
      if (names.every((name) => pictureOf(name))) return;
      void Promise.all(names.map(readPicture)).then(() => {
        if (mine === version) draw(page, chosen);
      });
    },
    fit(space) {
      const zoom = Math.max(0.1, Math.min(space.wide / wide, space.tall / tall));
      stage.size({ width: wide * zoom, height: tall * zoom });
      stage.scale({ x: zoom, y: zoom });
      box.style.width = `${wide * zoom}px`;
      box.style.height = `${tall * zoom}px`;
    },
  };
};
