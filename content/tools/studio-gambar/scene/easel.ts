/** The sheet on the easel: paper below, paint on it, and on top what the hand is doing right now. */
import type { Area } from '@nobi/kit/studio';
import { growsByStamps, paintStick, paintStroke } from '../paint/brushwork.ts';
import { paintPaper } from '../paint/papers.ts';
import {
  freshFrom,
  lifted,
  longSide,
  type Mark,
  type Mirror,
  paperOf,
  type Shape,
  type Spot,
  type Stick,
  type Stroke,
  touchedFrom,
} from '../rules/marks.ts';
import { brushAt, paperAt } from '../rules/paints.ts';
import type { StickerArt } from '../view/sticker-art.ts';

interface Checkpoint {
  count: number;
  picture: HTMLCanvasElement;
}

/** Taking back one mark repaints at most so many. */
const checkpointEvery = 14;
const mostCheckpoints = 3;

const layer = (box: HTMLElement): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  box.append(canvas);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser cannot draw');
  return ink;
};

/** A sheet as wide and tall as there is room for, within what still looks like a sheet. */
export const shapeFor = ({ width, height }: Area): Shape => {
  const ratio = Math.max(0.6, Math.min(1.7, width / Math.max(1, height)));
  return ratio < 1
    ? { wide: Math.round(longSide * ratio), tall: longSide }
    : { wide: longSide, tall: Math.round(longSide / ratio) };
};

export class Easel {
  readonly box = document.createElement('div');
  shape: Shape = { wide: longSide, tall: longSide };
  /** CSS pixels for one unit of the sheet. */
  scale = 1;
  #pen = document.createElement('span');
  #paper: CanvasRenderingContext2D;
  #ink: CanvasRenderingContext2D;
  #live: CanvasRenderingContext2D;
  #art: StickerArt;
  #sharp = 1;
  #checkpoints: Checkpoint[] = [];
  #shownPaper: number | null = null;
  #grown = 0;

  constructor(scene: HTMLElement, art: StickerArt) {
    this.#art = art;
    this.box.className = 'sheet-box';
    this.#paper = layer(this.box);
    this.#ink = layer(this.box);
    this.#live = layer(this.box);
    this.#pen.className = 'pen';
    this.#pen.setAttribute('aria-hidden', 'true');
    this.box.append(this.#pen);
    scene.append(this.box);
  }

  fit(area: Area, shape: Shape): void {
    this.shape = shape;
    this.scale = Math.min(area.width / shape.wide, area.height / shape.tall);
    this.#sharp = Math.min(2, devicePixelRatio);
    const [width, height] = [shape.wide * this.scale, shape.tall * this.scale];
    Object.assign(this.box.style, {
      left: `${area.left + (area.width - width) / 2}px`,
      top: `${area.top + (area.height - height) / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    for (const ink of [this.#paper, this.#ink, this.#live]) {
      ink.canvas.width = Math.round(width * this.#sharp);
      ink.canvas.height = Math.round(height * this.#sharp);
      ink.setTransform(this.#zoom, 0, 0, this.#zoom, 0, 0);
    }
    this.#checkpoints = [];
    this.#shownPaper = null;
  }

  get #zoom(): number {
    return this.scale * this.#sharp;
  }

  spotAt(clientX: number, clientY: number): Spot {
    const { left, top } = this.box.getBoundingClientRect();
    const inside = (value: number, most: number): number =>
      Math.round(Math.max(-80, Math.min(most + 80, value)));
    return {
      x: inside((clientX - left) / this.scale, this.shape.wide),
      y: inside((clientY - top) / this.scale, this.shape.tall),
    };
  }

  guide(mirror: Mirror): void {
    this.box.dataset.mirror = mirror;
  }

  /** Shows the whole list; `without` hides one sticker that is in the hand. */
  show(marks: readonly Mark[], without: number | null = null): void {
    this.#showPaper(paperOf(marks));
    const from = freshFrom(marks);
    const gone = lifted(marks);
    if (without !== null) gone.add(without);
    const start = this.#checkpoints.findLast(
      ({ count }) =>
        count >= from && count <= marks.length && (without === null || count <= without),
    );
    this.#wipe(this.#ink);
    if (start) this.#copy(start.picture);
    this.#paint(marks, { from: start?.count ?? from, gone });
    this.clearLive();
  }

  /** The newest mark of the list, painted on what is there already. */
  added(marks: readonly Mark[]): void {
    const mark = marks.at(-1);
    if (!mark) return;
    const place = marks.length - 1;
    const touched = touchedFrom(mark, place);
    if (touched < place) {
      this.forget(touched);
      this.show(marks);
      return;
    }
    if (mark.kind === 'paper') this.#showPaper(mark.paper);
    else if (mark.kind === 'clear') this.#wipe(this.#ink);
    else this.#one(mark);
    this.clearLive();
    if (marks.length % checkpointEvery === 0) this.#checkpoint(marks.length);
  }

  /** The list changed from this place on. */
  forget(place: number): void {
    this.#checkpoints = this.#checkpoints.filter(({ count }) => count <= place);
  }

  /** The line under the finger, still growing. */
  live(stroke: Stroke): void {
    const { shape } = this;
    if (brushAt(stroke.brush) === 'eraser') paintStroke(this.#ink, stroke, { shape });
    else if (growsByStamps(stroke.brush))
      this.#grown = paintStroke(this.#live, stroke, { shape, from: this.#grown });
    else {
      this.#wipe(this.#live);
      paintStroke(this.#live, stroke, { shape });
    }
  }

  /** A sticker in the hand, with a dotted ring that says so. */
  hold(stick: Stick): void {
    this.#wipe(this.#live);
    paintStick(this.#live, stick, { shape: this.shape, art: this.#art });
    const ink = this.#live;
    ink.save();
    for (const [color, offset] of [
      ['#5B3BD6', 0],
      ['#FFD96B', 16 / this.scale / 2],
    ] as const) {
      ink.strokeStyle = color;
      ink.lineWidth = 4 / this.scale;
      ink.lineCap = 'round';
      ink.setLineDash([0.1, 16 / this.scale]);
      ink.lineDashOffset = offset;
      ink.beginPath();
      ink.arc(stick.x, stick.y, stick.wide * 0.62, 0, 2 * Math.PI);
      ink.stroke();
    }
    ink.restore();
  }

  clearLive(): void {
    this.#grown = 0;
    this.#wipe(this.#live);
  }

  /** Where the pen of the keyboard, or of the film, is. */
  pointAt({ x, y }: Spot): void {
    this.#pen.style.transform = `translate(${x * this.scale}px, ${y * this.scale}px)`;
  }

  beckon(): void {
    this.box.classList.remove('is-beckoning');
    // Reading the width makes the browser forget the old run of the animation.
    void this.box.offsetWidth;
    this.box.classList.add('is-beckoning');
  }

  /** Empties the ink and lays the paper, for the film to begin. */
  blank(paper: number): void {
    this.#showPaper(paper);
    this.#wipe(this.#ink);
    this.clearLive();
  }

  /** Paper and paint as one picture, at most so many pixels wide. */
  picture(wide: number): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    const { width, height } = this.#ink.canvas;
    const share = Math.min(1, wide / Math.max(width, height));
    canvas.width = Math.max(1, Math.round(width * share));
    canvas.height = Math.max(1, Math.round(height * share));
    const ink = canvas.getContext('2d');
    ink?.drawImage(this.#paper.canvas, 0, 0, canvas.width, canvas.height);
    ink?.drawImage(this.#ink.canvas, 0, 0, canvas.width, canvas.height);
    return canvas;
  }

  #showPaper(paper: number): void {
    if (paper === this.#shownPaper) return;
    this.#shownPaper = paper;
    paintPaper(this.#paper, paperAt(paper), this.shape);
  }

  #wipe(ink: CanvasRenderingContext2D): void {
    ink.clearRect(0, 0, this.shape.wide + 2, this.shape.tall + 2);
  }

  #copy(picture: HTMLCanvasElement): void {
    this.#ink.save();
    this.#ink.resetTransform();
    this.#ink.drawImage(picture, 0, 0);
    this.#ink.restore();
  }

  #one(mark: Mark): void {
    const { shape } = this;
    if (mark.kind === 'stroke') paintStroke(this.#ink, mark, { shape });
    if (mark.kind === 'stick') paintStick(this.#ink, mark, { shape, art: this.#art });
  }

  #paint(marks: readonly Mark[], { from, gone }: { from: number; gone: Set<number> }): void {
    for (const [place, mark] of marks.entries())
      if (place >= from && !gone.has(place)) this.#one(mark);
  }

  #checkpoint(count: number): void {
    const picture = document.createElement('canvas');
    picture.width = this.#ink.canvas.width;
    picture.height = this.#ink.canvas.height;
    picture.getContext('2d')?.drawImage(this.#ink.canvas, 0, 0);
    this.#checkpoints = [...this.#checkpoints, { count, picture }].slice(-mostCheckpoints);
  }
}
