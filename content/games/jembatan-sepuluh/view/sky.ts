/** The evening sky over the gorge. */
import type { Frame } from '@nobi/kit/canvas';
import { disc, downward, fillPath, makeSprite, type Sprite } from './sprite.ts';

const cloud =
  'M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z';

export const paintCloud = (ctx: CanvasRenderingContext2D, tints: readonly string[]): void => {
  ctx.save();
  ctx.translate(200, 110);
  for (const [i, tint] of tints.entries()) {
    const k = 1 - i * 0.17;
    ctx.save();
    ctx.translate(-10 * (1 - k), 40 * (1 - k));
    ctx.scale(k, k);
    fillPath(ctx, cloud, tint);
    ctx.restore();
  }
  ctx.restore();
};

const hill = (
  ctx: CanvasRenderingContext2D,
  frame: Frame,
  look: { y: number; rise: number; phase: number; color: string },
): void => {
  ctx.fillStyle = look.color;
  ctx.beginPath();
  ctx.moveTo(0, frame.height);
  for (let x = 0; x <= frame.width + 20; x += 20) {
    const u = (x - frame.width / 2) / frame.scale;
    ctx.lineTo(
      x,
      look.y -
        (Math.sin(u / 150 + look.phase) + Math.sin(u / 67 + look.phase * 2) * 0.35) * look.rise,
    );
  }
  ctx.lineTo(frame.width, frame.height);
  ctx.fill();
};

/** Thirty still stars, none of them behind the words: the bar has its own ground. */
const paintStars = (ctx: CanvasRenderingContext2D, frame: Frame): void => {
  for (let i = 0; i < 30; i += 1) {
    const x = ((i * 0.7549 + 0.13) % 1) * frame.width;
    const y = ((i * 0.5698 + 0.07) % 1) * frame.ground * 0.55;
    disc(ctx, { x, y, rx: 0.8 + ((i * 7) % 5) * 0.34 }, i % 4 ? '#FFFFFFCC' : '#FFF3C4');
  }
};

const paintMoon = (ctx: CanvasRenderingContext2D, frame: Frame): void => {
  const r = 58 * frame.scale;
  const x = frame.width / 2 + 190 * frame.scale;
  const y = frame.ground - 168 * frame.scale;
  for (const [k, tint] of [
    [2.3, '#FFE9A814'],
    [1.65, '#FFE9A824'],
  ] as const)
    disc(ctx, { x, y, rx: r * k }, tint);
  disc(
    ctx,
    { x, y, rx: r },
    downward(
      ctx,
      [y - r, y + r],
      [
        [0, '#FFFDF0'],
        [1, '#FFE3A0'],
      ],
    ),
  );
  for (const [dx, dy, k] of [
    [-0.4, 0.2, 0.2],
    [0.35, -0.3, 0.15],
    [0.25, 0.45, 0.12],
  ] as const)
    disc(ctx, { x: x + dx * r, y: y + dy * r, rx: r * k }, '#F7D88C8C');
};

export const paintSky = (frame: Frame): Sprite =>
  makeSprite({ width: frame.width, height: frame.height, density: frame.ratio }, (ctx) => {
    ctx.fillStyle = downward(
      ctx,
      [0, frame.ground + 60 * frame.scale],
      [
        [0, '#1B1250'],
        [0.36, '#38218F'],
        [0.62, '#7A3FC4'],
        [0.84, '#EF6A93'],
        [1, '#FFB868'],
      ],
    );
    ctx.fillRect(0, 0, frame.width, frame.height);
    paintStars(ctx, frame);
    paintMoon(ctx, frame);
    const base = frame.ground + 20 * frame.scale;
    hill(ctx, frame, { y: base, rise: 34 * frame.scale, phase: 0.6, color: '#A54A9F' });
    hill(ctx, frame, {
      y: base + 18 * frame.scale,
      rise: 22 * frame.scale,
      phase: 2.4,
      color: '#6B3AA6',
    });
  });
