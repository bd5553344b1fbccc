/** Nobi's scarf with its kawung pattern. */
import { disc, downward, fillPath } from '../view/sprite.ts';

const kawung = (ctx: CanvasRenderingContext2D, x: number, y: number): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(0.62, 0.62);
  for (const turn of [45, 135, 225, 315]) {
    ctx.save();
    ctx.rotate((turn * Math.PI) / 180);
    disc(ctx, { x: 8.6, y: 0, rx: 9, ry: 4.6 }, '#FFE9A8');
    ctx.restore();
  }
  ctx.restore();
};

/** The scarf lies over the arms, so it travels with the head. */
export const paintScarf = (ctx: CanvasRenderingContext2D): void => {
  const violet = downward(
    ctx,
    [300, 404],
    [
      [0, '#8A63FF'],
      [1, '#5B3BD6'],
    ],
  );
  fillPath(ctx, 'M176 344L150 402Q170 404 188 392L204 352Z', violet);
  fillPath(ctx, 'M196 346L206 404Q186 408 172 398L178 352Z', '#6C4CF1');
  fillPath(
    ctx,
    'M128 300Q210 350 292 300Q308 320 288 336Q210 380 132 336Q112 320 128 300Z',
    violet,
  );
  for (const [x, y] of [
    [150, 328],
    [182, 342],
    [216, 346],
    [250, 340],
    [276, 326],
  ] as const)
    kawung(ctx, x, y);
};
