/** Nobi moving: eyes that follow, arms that hold, a body that squashes and wobbles. */
import type { Spot } from './frame.ts';
import { furDark, furLight, type NobiArt, pad } from './nobi-art.ts';
import { disc, fillPath, stamp, strokePath } from './sprite.ts';

export type Mood = 'happy' | 'cheer' | 'wow' | 'think';
export type Arms = 'rest' | 'up' | 'wave' | 'cover';

export interface Nobi {
  x: number;
  /** Feet; the deck is 0. */
  y: number;
  tilt: number;
  /** 1 at rest, above 1 stretched tall, below 1 squashed flat. */
  stretch: number;
  mood: Mood;
  arms: Arms;
  /** What the eyes follow, in world units. */
  look: Spot;
  /** 0 open, 1 closed. */
  blink: number;
  wet: number;
  /** Seconds, for breathing and swaying. */
  time: number;
  walking: boolean;
}

/** Brand units to world units: Nobi stands 172 high. */
export const nobiSize = 172 / 470;

export const restingNobi = (x: number): Nobi => ({
  x,
  y: 0,
  tilt: 0,
  stretch: 1,
  mood: 'happy',
  arms: 'rest',
  look: { x: 0, y: 0 },
  blink: 0,
  wet: 0,
  time: 0,
  walking: false,
});

const openEye = (
  ctx: CanvasRenderingContext2D,
  at: Spot,
  gaze: Spot & { blink: number; wide: number },
): void => {
  const { x, y } = at;
  disc(ctx, { x, y, rx: 61 }, '#B5591F47');
  disc(ctx, { x, y, rx: 57 }, '#FFFEFA');
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(x, y, 57, 57, 0, 0, Math.PI * 2);
  ctx.clip();
  const iris = gaze.wide * 46;
  const ex = x + gaze.x;
  const ey = y + gaze.y;
  disc(ctx, { x: ex, y: ey, rx: iris }, '#5A35C8');
  disc(ctx, { x: ex, y: ey + 8, rx: iris * 0.8, ry: iris * 0.72 }, '#8E6BF7');
  disc(ctx, { x: ex, y: ey, rx: iris * 0.62 }, '#150E3F');
  disc(ctx, { x: ex - 17, y: ey - 19, rx: 14.5 }, '#fff');
  disc(ctx, { x: ex + 15, y: ey + 17, rx: 6.5 }, '#FFFFFFF2');
  if (gaze.blink > 0) {
    ctx.fillStyle = '#FFDDA6';
    ctx.fillRect(x - 60, y - 62, 120, 124 * gaze.blink);
  }
  ctx.restore();
  if (gaze.blink > 0.9)
    strokePath(ctx, `M${x - 44} ${y + 30}Q${x} ${y + 50} ${x + 44} ${y + 30}`, {
      color: '#3A1F5C',
      width: 9,
    });
};

const arcEye = (ctx: CanvasRenderingContext2D, at: Spot): void =>
  strokePath(ctx, `M${at.x - 40} ${at.y + 8}Q${at.x} ${at.y - 46} ${at.x + 40} ${at.y + 8}`, {
    color: '#3A1F5C',
    width: 13,
  });

const mouths: Record<Mood, (ctx: CanvasRenderingContext2D) => void> = {
  happy(ctx) {
    fillPath(ctx, 'M176 256Q210 268 244 256Q243 297 210 298Q177 297 176 256Z', '#6B1B3A');
    fillPath(ctx, 'M186 283Q210 268 234 283Q226 298 210 298Q194 298 186 283Z', '#FF7A8C');
  },
  cheer(ctx) {
    fillPath(ctx, 'M168 252Q210 268 252 252Q252 306 210 308Q168 306 168 252Z', '#6B1B3A');
    fillPath(ctx, 'M182 288Q210 268 238 288Q228 308 210 308Q192 308 182 288Z', '#FF7A8C');
  },
  wow(ctx) {
    disc(ctx, { x: 210, y: 274, rx: 17, ry: 21 }, '#6B1B3A');
    disc(ctx, { x: 210, y: 284, rx: 10, ry: 8 }, '#FF7A8C');
  },
  think: (ctx) => strokePath(ctx, 'M194 270Q212 258 232 266', { color: '#6B1B3A', width: 9 }),
};

const gazeOf = (nobi: Nobi): Spot => {
  const dx = nobi.look.x - nobi.x;
  const dy = nobi.look.y - (nobi.y - 110);
  const far = Math.hypot(dx, dy) || 1;
  const reach = Math.min(17, far / 9);
  return { x: (dx / far) * reach, y: (dy / far) * reach };
};

const paintFace = (ctx: CanvasRenderingContext2D, nobi: Nobi): void => {
  const gaze = gazeOf(nobi);
  for (const at of [
    { x: 146, y: 190 },
    { x: 274, y: 190 },
  ]) {
    if (nobi.mood === 'cheer') arcEye(ctx, at);
    else openEye(ctx, at, { ...gaze, blink: nobi.blink, wide: nobi.mood === 'wow' ? 0.82 : 1 });
  }
  const lift = nobi.mood === 'wow' ? 14 : nobi.mood === 'think' ? 6 : 0;
  strokePath(
    ctx,
    `M118 ${112 - lift}Q142 ${100 - lift} 164 ${106 - lift}M256 ${106 - lift * 1.6}Q278 ${100 - lift * 1.6} 302 ${112 - lift * 1.6}`,
    { color: '#C9661F', width: 9 },
  );
  mouths[nobi.mood](ctx);
};

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
