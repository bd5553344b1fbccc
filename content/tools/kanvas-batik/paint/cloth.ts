/** The cloth as it looks now: its colours, and the wax that lies on it. */
import { seeded } from '@nobi/kit/guest';
import type { Mark } from '../rules/marks.ts';
import type { Shape, Spot } from '../rules/shape.ts';
import { dyeAt, hexOf } from '../rules/tools.ts';
import { growLine, type Ink, layWax, type WaxLayers } from './wax.ts';

const bare = '#FFF9EC';
const thread = '#F1E3C8';

export const makeInk = (width: number, height: number): Ink => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.setAttribute('aria-hidden', 'true');
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser cannot draw');
  return ink;
};

interface Checkpoint {
  count: number;
  pictures: readonly HTMLCanvasElement[];
}

/** Taking back one mark paints at most so many again. */
const checkpointEvery = 6;
const mostCheckpoints = 3;

export class Cloth {
  readonly colours: Ink;
  readonly wax: WaxLayers;
  #shape: Shape;
  #zoom: number;
  #checkpoints: Checkpoint[] = [];

  constructor(shape: Shape, zoom: number) {
    const [width, height] = [shape.wide * zoom, shape.tall * zoom];
    this.#shape = shape;
    this.#zoom = zoom;
    this.colours = makeInk(width, height);
    this.wax = { rim: makeInk(width, height), body: makeInk(width, height) };
    for (const ink of this.#inks) ink.scale(zoom, zoom);
    this.#weave();
  }

  get canvases(): HTMLCanvasElement[] {
    return this.#inks.map(({ canvas }) => canvas);
  }

  /** The whole list, from the nearest picture of it that is still right. */
  show(marks: readonly Mark[]): void {
    this.#checkpoints = this.#checkpoints.filter(({ count }) => count <= marks.length);
    const start = this.#checkpoints.at(-1);
    for (const [at, ink] of this.#inks.entries()) {
      this.#plain(ink, () => {
        ink.clearRect(0, 0, ink.canvas.width, ink.canvas.height);
        const picture = start?.pictures[at];
        if (picture) ink.drawImage(picture, 0, 0);
      });
    }
    if (!start) this.#weave();
    for (const [at, mark] of marks.entries())
      if (at >= (start?.count ?? 0)) this.add(mark, { count: at + 1 });
  }

  /** The mark that makes the list so long, on what is there already; `isThere` if it ran out by itself. */
  add(mark: Mark, { count, isThere = false }: { count: number; isThere?: boolean }): void {
    if (mark.kind === 'dye') this.#dip(mark.dye, count);
    else if (mark.kind === 'boil') this.#boil();
    else if (!isThere) layWax(this.wax, mark, this.#shape);
    if (count % checkpointEvery === 0) this.#checkpoint(count);
  }

  /** A line that still runs out of the canting, from the number `from` on. */
  grow(stroke: Parameters<typeof growLine>[1], from: number): void {
    growLine(this.wax, stroke, { shape: this.#shape, from });
  }

  /** Colours and wax as one picture. */
  picture(side: number): HTMLCanvasElement {
    const { width, height } = this.colours.canvas;
    const share = Math.min(1, side / Math.max(width, height));
    const whole = makeInk(width * share, height * share);
    for (const canvas of this.canvases)
      whole.drawImage(canvas, 0, 0, whole.canvas.width, whole.canvas.height);
    return whole.canvas;
  }

  get #inks(): Ink[] {
    return [this.colours, this.wax.rim, this.wax.body];
  }

  /** Runs with pixels of the canvas instead of units of the cloth. */
  #plain(ink: Ink, run: () => void): void {
    ink.save();
    ink.resetTransform();
    run();
    ink.restore();
  }

  #weave(): void {
    const { wide, tall } = this.#shape;
    const ink = this.colours;
    ink.fillStyle = bare;
    ink.fillRect(0, 0, wide, tall);
    ink.strokeStyle = thread;
    ink.lineWidth = Math.max(1.5, 1 / this.#zoom);
    ink.beginPath();
    for (let at = 20; at < Math.max(wide, tall); at += 40) {
      ink.moveTo(at, 0);
      ink.lineTo(at, tall);
      ink.moveTo(0, at);
      ink.lineTo(wide, at);
    }
    ink.stroke();
  }

  /** Where no wax lies the colour goes over what is there, as in a bath: light can only become darker. */
  #dip(dye: number, count: number): void {
    const { wide, tall } = this.#shape;
    const { width, height } = this.colours.canvas;
    const bath = makeInk(width, height);
    bath.scale(this.#zoom, this.#zoom);
    bath.fillStyle = hexOf(dyeAt(dye));
    bath.fillRect(0, 0, wide, tall);
    this.#mottle(bath, count);
    bath.resetTransform();
    bath.globalAlpha = 1;
    bath.globalCompositeOperation = 'destination-out';
    bath.drawImage(this.wax.rim.canvas, 0, 0);
    this.#plain(this.colours, () => {
      this.colours.globalCompositeOperation = 'multiply';
      this.colours.drawImage(bath.canvas, 0, 0);
    });
  }

  /** A bath is never quite even. Chance hangs on the place in the list, so that it looks the same again. */
  #mottle(bath: Ink, count: number): void {
    const { wide, tall } = this.#shape;
    const random = seeded(count * 7919);
    bath.fillStyle = '#fff';
    bath.globalAlpha = 0.045;
    for (let drop = 0; drop < 42; drop += 1) {
      const at: Spot = { x: random() * wide, y: random() * tall };
      bath.beginPath();
      bath.arc(at.x, at.y, 60 + random() * 190, 0, 7);
      bath.fill();
    }
  }

  #boil(): void {
    const { wide, tall } = this.#shape;
    for (const ink of [this.wax.rim, this.wax.body]) ink.clearRect(0, 0, wide, tall);
  }

  #checkpoint(count: number): void {
    if (this.#checkpoints.some((each) => each.count === count)) return;
    const pictures = this.#inks.map(({ canvas }) => {
      const picture = makeInk(canvas.width, canvas.height);
      picture.drawImage(canvas, 0, 0);
      return picture.canvas;
    });
    this.#checkpoints = [...this.#checkpoints, { count, pictures }].slice(-mostCheckpoints);
  }
}

/** A picture of a kept cloth, at most so many pixels wide or high. */
export const pictureOf = (
  marks: readonly Mark[],
  { shape, side }: { shape: Shape; side: number },
): HTMLCanvasElement => {
  const cloth = new Cloth(shape, side / Math.max(shape.wide, shape.tall));
  cloth.show(marks);
  return cloth.picture(side);
};
