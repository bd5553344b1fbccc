/** Pictures of scenes, for the album, the shelf, paper and the calm end. */
import type { Play, Scene } from '../rules/play.ts';
import { spotAt } from '../rules/tracks.ts';
import { backdropNames, puppetNames, puppetSize, stage } from '../rules/world.ts';
import { backdrops, glow, trunk } from './backdrops.ts';
import { leather } from './leather.ts';
import { puppetInner, puppets } from './puppets.ts';

/** As in the styles of the stage: all that is leather goes dark, and holes glow. */
const inShadow = (leatherArt: string): string =>
  leatherArt.replace(/<(?!circle class="cut")[^>]*>/g, (tag) =>
    tag.replace(/(fill|stroke)="#[0-9A-F]{6}"/g, '$1="#2A1206"'),
  );

export const backdropInner = ({ backdrop, isShadow }: Pick<Scene, 'backdrop' | 'isShadow'>) => {
  const art = backdrops[backdropNames[backdrop] ?? 'sawah'];
  return isShadow ? `${glow}<g opacity=".2">${art}</g>${trunk}` : `${art}${trunk}`;
};

/** A third into what was recorded everybody is at work. */
const sceneInner = (scene: Scene): string => {
  const scale = puppetSize.wide / leather.wide;
  const actors = scene.cast.map(({ puppet, x, y, track }) => {
    const art = puppets[puppetNames[puppet] ?? 'nobi'];
    const [atX, atY] = track ? spotAt(track, scene.length / 3) : [x, y];
    return `<g transform="translate(${atX} ${atY}) scale(${scale}) translate(${-leather.wide / 2} ${-leather.tall / 2})">${puppetInner(art, -12)}</g>`;
  });
  const all = actors.join('');
  return `${backdropInner(scene)}${scene.isShadow ? inShadow(all) : all}`;
};

const sized = (wide: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = Math.round((wide * stage.tall) / stage.wide);
  return canvas;
};

const paint = async (canvas: HTMLCanvasElement, scene: Scene): Promise<void> => {
  const { width, height } = canvas;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.wide} ${stage.tall}" width="${width}" height="${height}">${sceneInner(scene)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
};

export const paintedScene = async (scene: Scene, wide: number): Promise<HTMLCanvasElement> => {
  const canvas = sized(wide);
  await paint(canvas, scene);
  return canvas;
};

/** The scene that shows a play best: its first with a puppet. */
export const coverOf = (play: Play): Scene | undefined =>
  play.find(({ cast }) => cast.length > 0) ?? play[0];

/** There at once; the picture comes onto it a moment later. */
export const playPicture = (play: Play, wide: number): HTMLCanvasElement => {
  const canvas = sized(wide);
  canvas.setAttribute('aria-hidden', 'true');
  const scene = coverOf(play);
  // What cannot be painted stays a bare sheet.
  if (scene) void paint(canvas, scene).catch(() => undefined);
  return canvas;
};
