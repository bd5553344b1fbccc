/** What stands still: evening sky over the river, lanterns, the dock, and the glass of the jar. */
import { seeded } from '@nobi/kit/guest';
import { type Frame, jarHalf, rim, toWorld } from './frame.ts';

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

const drawDock = (ctx: Ctx, { left, right, bottom }: Edges): void => {
  ctx.fillStyle = '#6B3A2B';
  ctx.fillRect(left, 10, right - left, Math.max(70, bottom));
  ctx.fillStyle = '#B8743F';
  ctx.fillRect(left, 8, right - left, 40);
  ctx.fillStyle = '#D9985A';
  ctx.fillRect(left, 8, right - left, 7);
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
  drawIslands(ctx);
  drawRiver(ctx, edges);
  drawLanterns(ctx, edges);
  drawDock(ctx, edges);
  drawGlassBack(ctx);
};

const glassPath = (ctx: Ctx, grow: number): void => {
  const side = jarHalf + grow;
  ctx.beginPath();
  ctx.moveTo(-side, rim);
  ctx.lineTo(-side, -34);
  ctx.quadraticCurveTo(-side, grow + 4, -side + 42, grow + 4);
  ctx.lineTo(side - 42, grow + 4);
  ctx.quadraticCurveTo(side, grow + 4, side, -34);
  ctx.lineTo(side, rim);
};

const drawGlassBack = (ctx: Ctx): void => {
  glassPath(ctx, 8);
  ctx.closePath();
  const glass = ctx.createLinearGradient(-jarHalf, 0, jarHalf, 0);
  glass.addColorStop(0, '#FFFFFF55');
  glass.addColorStop(0.16, '#FFFFFF1F');
  glass.addColorStop(0.84, '#FFFFFF1F');
  glass.addColorStop(1, '#FFFFFF4A');
  ctx.fillStyle = glass;
  ctx.fill();
  ctx.fillStyle = '#FFFFFF40';
  ctx.beginPath();
  ctx.ellipse(0, rim, jarHalf + 10, 9, 0, 0, Math.PI * 2);
  ctx.fill();
};

/** In front of the bubbles, so that they are inside. */
export const drawGlassFront = (ctx: Ctx): void => {
  ctx.lineCap = 'round';
  ctx.lineWidth = 9;
  ctx.strokeStyle = '#FFFFFFE0';
  glassPath(ctx, 9);
  ctx.stroke();
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.moveTo(-jarHalf - 10, rim);
  ctx.quadraticCurveTo(0, rim + 20, jarHalf + 10, rim);
  ctx.strokeStyle = '#FFFFFFB0';
  ctx.stroke();
  ctx.strokeStyle = '#FFFFFF8C';
  ctx.lineWidth = 10;
  ctx.beginPath();
  ctx.moveTo(-jarHalf + 14, rim + 46);
  ctx.lineTo(-jarHalf + 14, -96);
  ctx.moveTo(-jarHalf + 14, -72);
  ctx.lineTo(-jarHalf + 14, -62);
  ctx.stroke();
};
