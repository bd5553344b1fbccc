/** What stands still: evening sky over the river, lanterns and the dock. */
import { seeded } from '@nobi/kit/guest';
import { type Frame, jarHalf, toWorld } from './frame.ts';
import { drawGlassBack } from './jar-look.ts';

type Ctx = CanvasRenderingContext2D;

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const edgesOf = (frame: Frame): Edges => {
  const start = toWorld(frame, { x: 0, y: 0 });
  const end = toWorld(frame, { x: frame.width, y: frame.height });
  return { left: start.x, right: end.x, top: start.y, bottom: end.y };
};

const river = -46;

const drawSky = (ctx: Ctx, { left, right, top, bottom }: Edges): void => {
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

const drawStars = (ctx: Ctx, { left, right, top }: Edges): void => {
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

const hill = (ctx: Ctx, x: number, [width, height]: readonly [number, number]): void => {
  ctx.beginPath();
  ctx.moveTo(x - width, river + 2);
  ctx.bezierCurveTo(
    x - width * 0.5,
    river - height,
    x + width * 0.4,
    river - height,
    x + width,
    river + 2,
  );
  ctx.fill();
};

const palm = (ctx: Ctx, x: number, tall: number): void => {
  ctx.strokeStyle = '#38218F';
  ctx.lineWidth = 7;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(x, river - 20);
  ctx.quadraticCurveTo(x + 12, river - tall * 0.6, x + 4, river - tall);
  ctx.stroke();
  ctx.lineWidth = 6;
  for (const [dx, dy] of [
    [-44, 10],
    [-34, -20],
    [2, -34],
    [40, -16],
    [46, 14],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + 4, river - tall);
    ctx.quadraticCurveTo(
      x + 4 + dx * 0.7,
      river - tall - 22 + dy * 0.3,
      x + 4 + dx,
      river - tall + dy,
    );
    ctx.stroke();
  }
};

const drawIslands = (ctx: Ctx): void => {
  ctx.fillStyle = '#7B4FC4';
  hill(ctx, -420, [260, 120]);
  hill(ctx, 470, [300, 150]);
  ctx.fillStyle = '#5B3BB0';
  hill(ctx, -250, [180, 70]);
  hill(ctx, 300, [200, 84]);
  hill(ctx, -700, [240, 90]);
  hill(ctx, 760, [240, 90]);
  for (const [x, tall] of [
    [-330, 150],
    [-370, 118],
    [390, 168],
  ] as const)
    palm(ctx, x, tall);
};

const drawRiver = (ctx: Ctx, { left, right, bottom }: Edges): void => {
  const water = ctx.createLinearGradient(0, river, 0, 60);
  water.addColorStop(0, '#F7A1B8');
  water.addColorStop(0.25, '#A985E8');
  water.addColorStop(1, '#3C6FD0');
  ctx.fillStyle = water;
  ctx.fillRect(left, river, right - left, bottom - river);
  const random = seeded(5);
  ctx.strokeStyle = '#FFFFFF66';
  ctx.lineCap = 'round';
  ctx.lineWidth = 3;
  for (let i = 0; i < 26; i += 1) {
    const x = left + random() * (right - left);
    const y = river + 8 + random() * 44;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + 18 + random() * 40, y);
    ctx.stroke();
  }
};

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

/** A quiet moon in the corner of a high sky. */
const drawMoon = (ctx: Ctx, { left, top, bottom }: Edges): void => {
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
