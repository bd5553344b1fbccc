/** Nobi moving: eyes that follow, arms that hold, a body that squashes and wobbles. */
import type { Spot } from '@nobi/kit/canvas';
import { disc, stamp, strokePath } from '../view/sprite.ts';
import { furDark, furLight, type NobiArt, pad } from './nobi-art.ts';
import { paintFace } from './nobi-face.ts';
import { type Nobi, nobiSize } from './nobi-state.ts';

const hand = (ctx: CanvasRenderingContext2D, at: Spot): void => {
  disc(ctx, { ...at, rx: 22 }, furLight);
  for (const [dx, dy] of [
    [-15, -14],
    [0, -21],
    [15, -14],
  ] as const)
    disc(ctx, { x: at.x + dx, y: at.y + dy, rx: 8 }, pad);
};

/** Where the hands are, left and right, for each way of holding the arms. */
const handsOf = (nobi: Nobi): [Spot, Spot] => {
  const sway = Math.sin(nobi.time * 7) * 12;
  if (nobi.arms === 'up')
    return [
      { x: 60, y: 150 + sway * 0.3 },
      { x: 360, y: 150 - sway * 0.3 },
    ];
  if (nobi.arms === 'wave')
    return [
      { x: 34 + sway * 2, y: 262 },
      { x: 318, y: 392 },
    ];
  if (nobi.arms === 'cover')
    return [
      { x: 150, y: 262 },
      { x: 270, y: 262 },
    ];
  return [
    { x: 96, y: 398 + sway * 0.2 },
    { x: 324, y: 398 - sway * 0.2 },
  ];
};

const paintArms = (ctx: CanvasRenderingContext2D, nobi: Nobi): void => {
  const [left, right] = handsOf(nobi);
  const line = { color: furDark, width: 30 };
  strokePath(ctx, `M146 344Q${left.x - 14} ${(344 + left.y) / 2 + 26} ${left.x} ${left.y}`, line);
  strokePath(
    ctx,
    `M274 344Q${right.x + 14} ${(344 + right.y) / 2 + 26} ${right.x} ${right.y}`,
    line,
  );
  hand(ctx, left);
  hand(ctx, right);
};

const paintDrops = (ctx: CanvasRenderingContext2D, nobi: Nobi): void => {
  for (let i = 0; i < 5; i += 1) {
    const fall = (nobi.time * 1.4 + i * 0.37) % 1;
    const size = 10 * nobi.wet * (1 - fall * 0.5);
    disc(ctx, { x: 90 + i * 62, y: 250 + fall * 210, rx: size * 0.7, ry: size }, '#8FE3F7CC');
  }
};

export const drawNobi = (ctx: CanvasRenderingContext2D, nobi: Nobi, art: NobiArt): void => {
  const breath = 1 + Math.sin(nobi.time * 2.4) * 0.008;
  const tall = nobi.stretch * breath;
  const step = nobi.walking ? Math.abs(Math.sin(nobi.time * 11)) * 10 : 0;
  const rock = nobi.walking ? Math.sin(nobi.time * 11) * 0.07 : 0;
  ctx.save();
  ctx.translate(nobi.x, nobi.y - step);
  ctx.rotate(nobi.tilt + rock);
  ctx.scale(nobiSize / Math.sqrt(tall), nobiSize * tall);
  ctx.translate(-210, -472);
  ctx.save();
  ctx.translate(276, 428);
  ctx.rotate(Math.sin(nobi.time * 2.1) * 0.06);
  ctx.translate(-276, -428);
  stamp(ctx, art.tail);
  ctx.restore();
  stamp(ctx, art.body);
  if (nobi.arms === 'rest') paintArms(ctx, nobi);
  ctx.save();
  ctx.translate(210, 320);
  ctx.rotate(Math.sin(nobi.time * 1.3) * 0.02 - rock * 0.6);
  ctx.translate(-210, -320);
  stamp(ctx, art.head);
  paintFace(ctx, nobi);
  ctx.restore();
  if (nobi.arms !== 'rest') paintArms(ctx, nobi);
  if (nobi.wet > 0.05) paintDrops(ctx, nobi);
  ctx.restore();
};
