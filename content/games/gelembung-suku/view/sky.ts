/** The night sky. */
import { seeded } from '@nobi/kit/guest';
import { jarHalf } from '../scene/frame.ts';
import { type Ctx, type Edges, river } from './edges.ts';

export const drawSky = (ctx: Ctx, { left, right, top, bottom }: Edges): void => {
  const sky = ctx.createLinearGradient(0, top, 0, river);
  sky.addColorStop(0, '#1F1558');
  sky.addColorStop(0.45, '#4A2FB8');
  sky.addColorStop(0.8, '#9A5FD0');
  sky.addColorStop(1, '#F7A1B8');
  ctx.fillStyle = sky;
  ctx.fillRect(left, top, right - left, bottom - top);
  const glow = ctx.createRadialGradient(0, -170, 30, 0, -170, 330);
  glow.addColorStop(0, '#FFF1CFB0');
  glow.addColorStop(0.35, '#FFE3E945');
  glow.addColorStop(1, '#FFE3E900');
  ctx.fillStyle = glow;
  ctx.fillRect(left, top, right - left, bottom - top);
};

export const drawStars = (ctx: Ctx, { left, right, top }: Edges): void => {
  const random = seeded(11);
  ctx.fillStyle = '#FFFAF0';
  for (let i = 0; i < 46; i += 1) {
    const x = left + random() * (right - left);
    const y = top + random() * (-210 - top);
    const size = 0.8 + random() * 1.8;
    // None behind the letters of the held bubble.
    if (Math.abs(x) < jarHalf + 20 && y > -350) continue;
    ctx.globalAlpha = 0.35 + random() * 0.5;
    ctx.beginPath();
    ctx.arc(x, y, size, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
};

/** A quiet moon in the corner of a high sky. */
export const drawMoon = (ctx: Ctx, { left, top, bottom }: Edges): void => {
  // On a low screen it would lie behind what Nobi says.
  if (bottom - top < 700) return;
  const at = { x: Math.max(left + 70, -jarHalf + 30), y: -392 };
  const halo = ctx.createRadialGradient(at.x, at.y, 20, at.x, at.y, 80);
  halo.addColorStop(0, '#FFF1CF8C');
  halo.addColorStop(1, '#FFF1CF00');
  ctx.fillStyle = halo;
  ctx.fillRect(at.x - 80, at.y - 80, 160, 160);
  ctx.fillStyle = '#FFF1CF';
  ctx.beginPath();
  ctx.arc(at.x, at.y, 30, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#FFE3A8';
  for (const [x, y, size] of [
    [-9, -6, 7],
    [10, 9, 5],
    [8, -12, 4],
  ] as const) {
    ctx.beginPath();
    ctx.arc(at.x + x, at.y + y, size, 0, Math.PI * 2);
    ctx.fill();
  }
};
