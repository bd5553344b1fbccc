/** Islands on the river. */
import { seeded } from '@nobi/kit/guest';
import { type Ctx, type Edges, river } from './edges.ts';

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

export const drawIslands = (ctx: Ctx): void => {
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

export const drawRiver = (ctx: Ctx, { left, right, bottom }: Edges): void => {
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
