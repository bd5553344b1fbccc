/** What stands still: evening sky over the river, lanterns and the dock. */

import type { Frame } from '@nobi/kit/canvas';
import { seeded } from '@nobi/kit/guest';
import { jarHalf } from '../scene/frame.ts';
import { type Ctx, type Edges, edgesOf } from './edges.ts';
import { drawIslands, drawRiver } from './islands.ts';
import { drawGlassBack } from './jar-look.ts';
import { drawMoon, drawSky, drawStars } from './sky.ts';

/** Strings of lanterns from the corners, clear of the jar. */
const drawLanterns = (ctx: Ctx, { left, right, top }: Edges): void => {
  const free = Math.min(-left, right) - jarHalf;
  if (free < 90) return;
  for (const side of [-1, 1]) {
    const from = { x: side === -1 ? left : right, y: top + 90 };
    const to = { x: side * (jarHalf + 40), y: top + 66 };
    ctx.strokeStyle = '#2C1E7A';
    ctx.lineWidth = 3;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.quadraticCurveTo((from.x + to.x) / 2, top + 170, to.x, to.y);
    ctx.stroke();
    for (const t of [0.25, 0.5, 0.75]) {
      const x = from.x + (to.x - from.x) * t;
      const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * (top + 170) + t * t * to.y;
      ctx.fillStyle = '#FFD96B40';
      ctx.beginPath();
      ctx.arc(x, y + 18, 34, 0, Math.PI * 2);
      ctx.fill();
      ctx.fillStyle = t === 0.5 ? '#FF8AA8' : '#FFC53D';
      ctx.beginPath();
      ctx.ellipse(x, y + 18, 15, 18, 0, 0, Math.PI * 2);
      ctx.fill();
      ctx.fillStyle = '#FFFAF0A0';
      ctx.beginPath();
      ctx.ellipse(x - 4, y + 13, 4, 7, 0, 0, Math.PI * 2);
      ctx.fill();
    }
  }
};

/** Under the dock it is dark water, with posts and what the lanterns leave on it. */
const drawUnderDock = (ctx: Ctx, { left, right, bottom }: Edges): void => {
  const water = ctx.createLinearGradient(0, 40, 0, 200);
  water.addColorStop(0, '#1F3E8F');
  water.addColorStop(1, '#2C1E7A');
  ctx.fillStyle = water;
  ctx.fillRect(left, 40, right - left, Math.max(40, bottom));
  ctx.fillStyle = '#FFFFFF2E';
  const random = seeded(21);
  for (let i = 0; i < 14; i += 1)
    ctx.fillRect(left + random() * (right - left), 66 + random() * 90, 24 + random() * 34, 3);
  ctx.fillStyle = '#6B3A2B';
  for (let x = Math.ceil(left / 138) * 138; x < right; x += 138) ctx.fillRect(x - 9, 40, 18, 220);
};

const drawDock = (ctx: Ctx, edges: Edges): void => {
  const { left, right } = edges;
  drawUnderDock(ctx, edges);
  ctx.fillStyle = '#B8743F';
  ctx.fillRect(left, 8, right - left, 42);
  ctx.fillStyle = '#D9985A';
  ctx.fillRect(left, 8, right - left, 7);
  ctx.fillStyle = '#8A5129';
  ctx.fillRect(left, 48, right - left, 6);
  ctx.strokeStyle = '#8A5129';
  ctx.lineWidth = 2.5;
  for (let x = Math.ceil(left / 92) * 92 - 46; x < right; x += 92) {
    ctx.beginPath();
    ctx.moveTo(x, 15);
    ctx.lineTo(x, 48);
    ctx.stroke();
  }
};
export const drawBack = (ctx: Ctx, frame: Frame): void => {
  const edges = edgesOf(frame);
  drawSky(ctx, edges);
  drawStars(ctx, edges);
  drawMoon(ctx, edges);
  drawIslands(ctx);
  drawRiver(ctx, edges);
  drawLanterns(ctx, edges);
  drawDock(ctx, edges);
  drawGlassBack(ctx);
};
