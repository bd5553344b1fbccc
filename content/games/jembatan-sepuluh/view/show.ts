/** What there is to see, and how each part of it is drawn. */
import type { Animal } from './animals.ts';
import type { Moment } from './crossing.ts';
import type { Deck } from './deck.ts';
import { gapLeft, gapRight, gapWidth, plankThick, queue } from './frame.ts';
import { drawNumber, drawPlank } from './plank-look.ts';
import type { Thing } from './world.ts';

const animalSize = 1.2;

export interface Held {
  length: number;
  x: number;
  y: number;
  angle: number;
}

export interface LaidPlank {
  length: number;
  x: number;
  lit: number;
}

export interface Show {
  /** How long the gap is; null in the free play, where nothing is measured. */
  target: number | null;
  unit: number;
  dots: boolean;
  /** Empty circles that stand for the open part of the gap: how many are covered already. */
  marks: { covered: number } | null;
  held: Held | null;
  /** The plank that is too long, and by how much. */
  over: { key: number; by: number } | null;
  /** The finished bridge; while it is null the planks live in the physics. */
  bridge: LaidPlank[] | null;
  things: readonly Thing[];
  walker: { animal: Animal; moment: Moment } | null;
  /** The rope that carries planks until they make a bridge. */
  rope: boolean;
  /** Who is next, looking on from behind. */
  waiting: Animal | null;
  /** What presses on the finished bridge right now. */
  loads: { x: number; weight: number }[];
  camera: number;
}

/** How far the walkway hangs at `x`: planks do not bend, so it is straight from end to end of each. */
const hang = (show: Show, deck: Deck, x: number): number => {
  for (const plank of show.bridge ?? []) {
    const half = (plank.length * show.unit) / 2;
    const share = (x - plank.x + half) / (half * 2);
    if (share < 0 || share > 1) continue;
    const left = deck.sag(plank.x - half + 4);
    return left + (deck.sag(plank.x + half - 4) - left) * share;
  }
  return deck.sag(x);
};

export const drawRope = (ctx: CanvasRenderingContext2D, show: Show, deck: Deck): void => {
  if (!show.rope) return;
  ctx.strokeStyle = '#FFE6BF';
  ctx.lineWidth = 5;
  ctx.beginPath();
  for (let x = gapLeft - 4; x <= gapRight + 4; x += 14)
    ctx.lineTo(x, plankThick + 6 + hang(show, deck, x));
  ctx.stroke();
  if (!show.marks || show.target === null) return;
  const r = Math.min(12, show.unit * 0.33);
  for (let i = show.marks.covered; i < show.target; i += 1) {
    const x = gapLeft + (i + 0.5) * show.unit;
    ctx.beginPath();
    ctx.arc(x, plankThick / 2 + 2, r, 0, Math.PI * 2);
    ctx.fillStyle = '#1F155899';
    ctx.fill();
    ctx.lineWidth = 3.5;
    ctx.strokeStyle = '#FFF3DC';
    ctx.stroke();
  }
};

/** The measure over the gap: two posts, a line, and how long the bridge must be. */
export const drawMeasure = (ctx: CanvasRenderingContext2D, target: number | null): void => {
  if (target === null) return;
  const y = -112;
  ctx.strokeStyle = '#FFE9A8';
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.setLineDash([2, 13]);
  ctx.beginPath();
  ctx.moveTo(gapLeft + 14, y);
  ctx.lineTo(gapRight - 14, y);
  ctx.stroke();
  ctx.setLineDash([]);
  for (const side of [-1, 1]) {
    const x = (gapWidth / 2 - 4) * side;
    ctx.beginPath();
    ctx.moveTo(x - side * 18, y - 13);
    ctx.lineTo(x, y);
    ctx.lineTo(x - side * 18, y + 13);
    ctx.stroke();
  }
  ctx.fillStyle = '#D98A00';
  ctx.beginPath();
  ctx.roundRect(-62, y - 44, 124, 96, 34);
  ctx.fill();
  ctx.fillStyle = '#FFC53D';
  ctx.beginPath();
  ctx.roundRect(-62, y - 48, 124, 92, 34);
  ctx.fill();
  ctx.font = '800 78px "Baloo 2 Variable", "Trebuchet MS", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#231A4D';
  ctx.fillText(String(target), 0, y + 4);
};

export const drawThing = (
  ctx: CanvasRenderingContext2D,
  thing: Thing,
  look: { show: Show; animals: readonly Animal[] },
): void => {
  ctx.save();
  ctx.translate(thing.x, thing.y);
  ctx.rotate(thing.angle);
  if (thing.plank !== null) {
    const { unit, dots, over } = look.show;
    const by = over?.key === thing.key ? over.by : 0;
    drawPlank(ctx, { length: thing.plank, unit, dots: dots || by > 0, over: by });
  } else {
    const animal = look.animals[thing.animal ?? 0];
    if (animal) {
      ctx.scale(animal.radius / 50, animal.radius / 50);
      animal.drawBall(ctx, thing.inWater ? 1 : 0);
    }
  }
  ctx.restore();
};

export const drawBridge = (ctx: CanvasRenderingContext2D, show: Show, deck: Deck): void => {
  for (const plank of show.bridge ?? []) {
    const half = (plank.length * show.unit) / 2;
    const left = deck.sag(plank.x - half + 4);
    const right = deck.sag(plank.x + half - 4);
    ctx.save();
    ctx.translate(plank.x, plankThick / 2 + (left + right) / 2);
    ctx.rotate(Math.atan2(right - left, half * 2));
    drawPlank(ctx, {
      length: plank.length,
      unit: show.unit,
      dots: show.dots || plank.lit > 0,
      lit: plank.lit,
    });
    ctx.restore();
  }
};

/** Numbers stand upright over their planks, and are never smaller than 22 pixels. */
export const drawNumbers = (ctx: CanvasRenderingContext2D, show: Show, scale: number): void => {
  if (show.target === null) return;
  const size = Math.max(40, 24 / scale);
  const laid =
    show.bridge ??
    show.things.filter(
      (thing) => thing.plank !== null && !thing.inWater && thing.y > -10 && thing.y < 40,
    );
  for (const each of laid) {
    const length = 'length' in each ? each.length : each.plank;
    drawNumber(ctx, String(length), { x: each.x, y: -size * 0.62, size });
  }
  if (show.held)
    drawNumber(ctx, String(show.held.length), {
      x: show.held.x,
      y: show.held.y - plankThick / 2 - size * 0.5,
      size,
    });
};

/** Shuffles on the spot, full of hope. */
export const drawWaiting = (ctx: CanvasRenderingContext2D, show: Show, time: number): void => {
  if (!show.waiting) return;
  const hop = Math.max(0, Math.sin(time * 2.2)) ** 8 * 14;
  ctx.save();
  ctx.translate(queue, -hop);
  ctx.scale(animalSize, animalSize * (1 + Math.sin(time * 3) * 0.012));
  show.waiting.draw(ctx, { gait: 0, fright: 0, act: 0 });
  ctx.restore();
};

export const drawWalker = (ctx: CanvasRenderingContext2D, show: Show, deck: Deck): void => {
  if (!show.walker) return;
  const { animal, moment } = show.walker;
  ctx.save();
  ctx.translate(moment.x, hang(show, deck, moment.x) - moment.hop);
  // Cartwheels turn about the belly, not about the feet.
  ctx.translate(0, -66);
  ctx.rotate(moment.turn);
  ctx.translate(0, 66);
  ctx.scale((animalSize * moment.facing) / Math.sqrt(moment.stretch), animalSize * moment.stretch);
  animal.draw(ctx, moment.pose);
  ctx.restore();
};

export const drawHeld = (ctx: CanvasRenderingContext2D, show: Show): void => {
  if (!show.held) return;
  ctx.save();
  ctx.translate(show.held.x, show.held.y);
  ctx.rotate(show.held.angle);
  drawPlank(ctx, { length: show.held.length, unit: show.unit, dots: show.dots });
  ctx.restore();
};
