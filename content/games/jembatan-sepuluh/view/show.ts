/** What there is to see, and how each part of it is drawn. */
import type { Animal } from '../actors/animal-parts.ts';
import type { Deck } from '../scene/deck.ts';
import { gapLeft, gapRight, gapWidth, plankThick } from '../scene/frame.ts';
import type { Thing } from '../scene/pieces.ts';
import { drawNumber, drawPlank } from './plank-look.ts';
import { hang, type Show } from './show-state.ts';
export const drawRope = (ctx: CanvasRenderingContext2D, show: Show, deck: Deck): void => {
  if (!show.rope) return;
  ctx.strokeStyle = '#FFE6BF';
  ctx.lineWidth = 5;
  ctx.beginPath();
  for (let x = gapLeft - 4; x <= gapRight + 4; x += 14)
    ctx.lineTo(x, plankThick + 6 + hang(show, deck, x));
  ctx.stroke();
  if (!show.marks || show.target === null) return;
  const r = Math.min(show.numbered ? 16 : 12, show.unit * (show.numbered ? 0.45 : 0.33));
  const open = show.target - show.marks.covered;
  for (let count = 1; count <= open; count += 1) {
    const x = gapLeft + (show.marks.covered + count - 0.5) * show.unit;
    ctx.beginPath();
    ctx.arc(x, plankThick / 2 + 2, r, 0, Math.PI * 2);
    ctx.fillStyle = '#1F155899';
    ctx.fill();
    ctx.lineWidth = 3.5;
    ctx.strokeStyle = '#FFF3DC';
    ctx.stroke();
    if (show.numbered) drawCount(ctx, count, { x, r, isLast: count === open });
  }
};

/** Circles of a phone that hold no number that can be read. */
const small = 12;

/** In its circle; of small ones every fifth and the last, beneath. */
const drawCount = (
  ctx: CanvasRenderingContext2D,
  count: number,
  { x, r, isLast }: { x: number; r: number; isLast: boolean },
): void => {
  const isBeneath = r < small;
  if (isBeneath && count % 5 > 0 && !isLast) return;
  ctx.font = `800 ${isBeneath ? 30 : r * 1.5}px "Baloo 2 Variable", "Trebuchet MS", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = '#FFFFFF';
  ctx.fillText(String(count), x, plankThick / 2 + (isBeneath ? 46 : 3));
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
