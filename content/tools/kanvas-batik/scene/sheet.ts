/** The cloth in its frame, with the guides and the pen of the keyboard on top. */
import type { Area } from '@nobi/kit/studio';
import { Cloth, makeInk } from '../paint/cloth.ts';
import type { Mark } from '../rules/marks.ts';
import { longSide, type Shape, type Spot } from '../rules/shape.ts';
import type { Mode } from '../rules/symmetry.ts';
import { drawGuides } from './guides.ts';

/** A cloth as wide and tall as there is room for, within what still looks like one. */
export const shapeFor = ({ width, height }: Area): Shape => {
  const ratio = Math.max(0.62, Math.min(1.6, width / Math.max(1, height)));
  return ratio < 1
    ? { wide: Math.round(longSide * ratio), tall: longSide }
    : { wide: longSide, tall: Math.round(longSide / ratio) };
};

/** Finer than this nobody sees, and slow phones would feel it. */
const sharpest = 2;
const mostPixels = 1500;

export class Sheet {
  readonly box = document.createElement('div');
  shape: Shape = { wide: longSide, tall: longSide };
  /** CSS pixels for one unit of the cloth. */
  scale = 1;
  cloth = new Cloth(this.shape, 0.01);
  #guides = makeInk(1, 1);
  #pen = document.createElement('span');
  #bath = document.createElement('span');
  #mode: Mode = 'off';

  constructor(scene: HTMLElement) {
    this.box.className = 'sheet-box';
    this.box.tabIndex = 0;
    this.box.setAttribute('role', 'application');
    this.#guides.canvas.className = 'guides';
    this.#pen.className = 'pen';
    this.#bath.className = 'bath';
    for (const part of [this.#pen, this.#bath]) part.setAttribute('aria-hidden', 'true');
    scene.append(this.box);
  }

  fit(area: Area, shape: Shape): void {
    this.shape = shape;
    this.scale = Math.min(area.width / shape.wide, area.height / shape.tall);
    const [width, height] = [shape.wide * this.scale, shape.tall * this.scale];
    Object.assign(this.box.style, {
      left: `${area.left + (area.width - width) / 2}px`,
      top: `${area.top + (area.height - height) / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const sharp = this.scale * Math.min(sharpest, devicePixelRatio);
    const zoom = Math.min(sharp, mostPixels / longSide);
    this.cloth = new Cloth(shape, zoom);
    this.#guides.canvas.width = Math.round(shape.wide * zoom);
    this.#guides.canvas.height = Math.round(shape.tall * zoom);
    this.#guides.setTransform(zoom, 0, 0, zoom, 0, 0);
    const layers = [...this.cloth.canvases, this.#guides.canvas];
    // Laid anew, what runs off it would run again.
    this.#bath.classList.remove('is-draining');
    this.box.replaceChildren(...layers, this.#pen, this.#bath);
    drawGuides(this.#guides, this.#mode, shape);
  }

  show(marks: readonly Mark[]): void {
    this.cloth.show(marks);
    this.box.dataset.marks = String(marks.length);
  }

  /** The newest mark of the list; `isThere` if its wax ran out under the finger. */
  added(marks: readonly Mark[], isThere: boolean): void {
    const mark = marks.at(-1);
    if (mark) this.cloth.add(mark, { count: marks.length, isThere });
    this.box.dataset.marks = String(marks.length);
  }

  guide(mode: Mode): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    drawGuides(this.#guides, mode, this.shape);
  }

  spotAt(clientX: number, clientY: number): Spot {
    const { left, top } = this.box.getBoundingClientRect();
    const inside = (value: number, most: number): number =>
      Math.round(Math.max(-60, Math.min(most + 60, value)));
    return {
      x: inside((clientX - left) / this.scale, this.shape.wide),
      y: inside((clientY - top) / this.scale, this.shape.tall),
    };
  }

  /** Where the pen of the keyboard is. */
  pointAt({ x, y }: Spot): void {
    this.#pen.style.transform = `translate(${x * this.scale}px, ${y * this.scale}px)`;
  }

  /** The cloth comes out of a bath of this colour: it runs off and shows what it did. */
  drain(color: string): void {
    this.#bath.style.backgroundColor = color;
    this.#again(this.#bath, 'is-draining');
  }

  beckon(): void {
    this.#again(this.box, 'is-beckoning');
  }

  #again(element: HTMLElement, name: string): void {
    element.classList.remove(name);
    // Reading the width makes the browser forget the old run of the animation.
    void element.offsetWidth;
    element.classList.add(name);
  }
}
