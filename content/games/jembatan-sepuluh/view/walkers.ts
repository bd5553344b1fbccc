/** Animals that wait and walk, and what a hand holds. */
import type { Deck } from '../scene/deck.ts';
import { queue } from '../scene/frame.ts';
import { drawPlank } from './plank-look.ts';
import { animalSize, hang, type Show } from './show-state.ts';

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
