/** Nobi's face for each mood. */
import type { Spot } from '@nobi/kit/canvas';
import { disc, fillPath, strokePath } from '../view/sprite.ts';
import type { Mood, Nobi } from './nobi-state.ts';

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

export const paintFace = (ctx: CanvasRenderingContext2D, nobi: Nobi): void => {
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
