/** Nobi's unmoving parts, in the brand drawing's own box of 420 by 490. */
import { disc, downward, fillPath, makeSprite, type Sprite, strokePath } from '../view/sprite.ts';
import { paintScarf } from './nobi-scarf.ts';

export const furLight = '#FBA552';
export const furDark = '#E8843A';
export const pad = '#FFD9A6';

export interface NobiArt {
  tail: Sprite;
  body: Sprite;
  head: Sprite;
}

const fur = (ctx: CanvasRenderingContext2D, from: number, to: number) =>
  downward(
    ctx,
    [from, to],
    [
      [0, '#FFC983'],
      [0.55, '#FBA552'],
      [1, '#F08A3A'],
    ],
  );
const cream = (ctx: CanvasRenderingContext2D, from: number, to: number) =>
  downward(
    ctx,
    [from, to],
    [
      [0, '#FFF8E9'],
      [1, '#FFE6BF'],
    ],
  );

const star = (ctx: CanvasRenderingContext2D): void => {
  const glow = ctx.createRadialGradient(390, 236, 4, 390, 236, 62);
  glow.addColorStop(0, '#FFE27AF2');
  glow.addColorStop(0.45, '#FFD24A59');
  glow.addColorStop(1, '#FFD24A00');
  disc(ctx, { x: 390, y: 236, rx: 62 }, glow);
  ctx.save();
  ctx.translate(390, 236);
  const shape =
    'M0-24.1L7.8-10.7 22.9-7.4 12.6 4.1 14.2 19.5 0 13.2-14.2 19.5-12.6 4.1-22.9-7.4-7.8-10.7Z';
  fillPath(ctx, shape, '#FFD43F');
  strokePath(ctx, shape, { color: '#FFD43F', width: 8.4 });
  disc(ctx, { x: -7, y: -8, rx: 5 }, '#FFFFFFD9');
  ctx.restore();
};

const paintTail = (ctx: CanvasRenderingContext2D): void => {
  strokePath(ctx, 'M276 428C376 446 404 366 362 320C338 292 352 256 384 250', {
    color: furDark,
    width: 21,
  });
  star(ctx);
};
const paintBody = (ctx: CanvasRenderingContext2D): void => {
  fillPath(
    ctx,
    'M150 300C112 350 104 432 150 456C184 470 236 470 270 456C316 432 308 350 270 300Z',
    fur(ctx, 300, 466),
  );
  disc(ctx, { x: 210, y: 398, rx: 56, ry: 58 }, cream(ctx, 340, 456));
  for (const foot of [148, 272]) {
    disc(ctx, { x: foot, y: 458, rx: 40, ry: 18 }, furDark);
    for (const toe of [-25, 0, 25]) disc(ctx, { x: foot + toe, y: 463, rx: 10 }, pad);
  }
};
const paintEar = (ctx: CanvasRenderingContext2D): void => {
  fillPath(ctx, 'M104 150C44 132 14 72 40 36C58 12 112 28 150 92Z', furDark);
  fillPath(
    ctx,
    'M106 130C66 116 46 76 58 54C70 40 104 56 128 96Z',
    downward(
      ctx,
      [40, 130],
      [
        [0, '#FFB7B0'],
        [1, '#F58A8A'],
      ],
    ),
  );
};

const paintHead = (ctx: CanvasRenderingContext2D): void => {
  paintScarf(ctx);
  paintEar(ctx);
  ctx.save();
  ctx.translate(420, 0);
  ctx.scale(-1, 1);
  paintEar(ctx);
  ctx.restore();
  fillPath(
    ctx,
    'M210 66C304 66 366 118 366 196C366 272 296 316 210 316C124 316 54 272 54 196C54 118 116 66 210 66Z',
    fur(ctx, 66, 316),
  );
  fillPath(
    ctx,
    'M186 72C176 46 188 26 204 16C200 34 210 42 216 24C232 36 240 54 234 72Q210 64 186 72Z',
    furDark,
  );
  fillPath(
    ctx,
    'M210 150C226 116 262 108 292 116C336 130 352 176 342 214C330 262 272 304 210 304C148 304 90 262 78 214C68 176 84 130 128 116C158 108 194 116 210 150Z',
    cream(ctx, 110, 304),
  );
  for (const x of [98, 322]) disc(ctx, { x, y: 252, rx: 21, ry: 13 }, '#FF6F8680');
  fillPath(ctx, 'M197 231Q210 223 223 231Q224 243 210 247Q196 243 197 231Z', '#8A3A2C');
  disc(ctx, { x: 205, y: 232, rx: 4, ry: 2.4 }, '#FFFFFF8C');
};

/** Paints the parts for one pixel density; call again when the frame changes. */
export const paintNobi = (density: number): NobiArt => {
  const box = { width: 470, height: 490, density };
  return {
    tail: makeSprite(box, paintTail),
    body: makeSprite(box, paintBody),
    head: makeSprite(box, paintHead),
  };
};
