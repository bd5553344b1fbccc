/** The dusk world: sky, moon and clouds of Cirebon's mega mendung, two green cliffs, and the river. */
import { enterWorld, type Frame } from '@nobi/kit/canvas';
import { gapLeft, gapWidth, stride, waterLevel } from '../scene/frame.ts';
import { bankDepth, paintBank } from './bank.ts';
import { paintCloud, paintSky } from './sky.ts';
import { downward, makeSprite, type Sprite, stamp } from './sprite.ts';

export interface Scenery {
  sky: Sprite;
  cloud: Sprite;
  bank: Sprite;
}

export const paintScenery = (frame: Frame): Scenery => {
  const density = frame.ratio * frame.scale;
  return {
    sky: paintSky(frame),
    cloud: makeSprite({ width: 400, height: 170, density: density * 0.6 }, (ctx) =>
      paintCloud(ctx, ['#5B3BD6', '#7B5BE8', '#A58BF5', '#D3C5FF']),
    ),
    bank: makeSprite(
      { width: stride - gapWidth, height: bankDepth, density: Math.min(density, 1.6) },
      (ctx) => paintBank(ctx, stride - gapWidth),
    ),
  };
};

const clouds = [
  { x: -330, y: -250, k: 0.5, speed: 4 },
  { x: 60, y: -330, k: 0.42, speed: 6 },
  { x: 420, y: -215, k: 0.56, speed: 5 },
];

export const drawSky = (ctx: CanvasRenderingContext2D, scenery: Scenery, frame: Frame): void => {
  ctx.setTransform(frame.ratio, 0, 0, frame.ratio, 0, 0);
  stamp(ctx, scenery.sky);
};

/** Wipes the moving picture and lets the clouds drift over the still sky. */
export const drawClouds = (
  ctx: CanvasRenderingContext2D,
  scenery: Scenery,
  at: { frame: Frame; camera: number; time: number },
): void => {
  const { frame } = at;
  ctx.setTransform(frame.ratio, 0, 0, frame.ratio, 0, 0);
  ctx.clearRect(0, 0, frame.width, frame.height);
  enterWorld(ctx, frame, 0);
  const reach = frame.width / frame.scale + 420;
  for (const each of clouds) {
    const drift = each.x + at.time * each.speed - at.camera * 0.2;
    const x = ((((drift + reach / 2) % reach) + reach) % reach) - reach / 2;
    ctx.drawImage(scenery.cloud.picture, x - 200 * each.k, each.y, 400 * each.k, 170 * each.k);
  }
};

const firstBank = gapLeft - (stride - gapWidth);

export const drawBanks = (ctx: CanvasRenderingContext2D, scenery: Scenery): void => {
  for (const k of [0, 1, 2])
    ctx.drawImage(scenery.bank.picture, firstBank + k * stride, 0, stride - gapWidth, bankDepth);
};

const wave = (
  ctx: CanvasRenderingContext2D,
  look: { left: number; right: number; y: number; time: number },
): void => {
  ctx.beginPath();
  ctx.moveTo(look.left, look.y);
  for (let x = look.left; x <= look.right; x += 10)
    ctx.lineTo(
      x,
      look.y + Math.sin(x / 38 + look.time * 1.5) * 5 + Math.sin(x / 17 - look.time) * 2,
    );
  ctx.lineTo(look.right, bankDepth);
  ctx.lineTo(look.left, bankDepth);
  ctx.fill();
};

/** The far half of the river is drawn before what floats, the near half over it. */
export const drawRiver = (
  ctx: CanvasRenderingContext2D,
  look: { near: boolean; time: number },
): void => {
  for (const gap of [0, stride]) {
    const left = gap + gapLeft;
    const right = gap - gapLeft;
    const y = waterLevel + (look.near ? 16 : 0);
    ctx.fillStyle = look.near
      ? downward(
          ctx,
          [y, y + 170],
          [
            [0, '#2BB7E2D9'],
            [0.5, '#1670B8E6'],
            [1, '#2C1E7A'],
          ],
        )
      : '#59D3F2';
    wave(ctx, { left, right, y, time: look.near ? look.time : look.time * 0.8 + 2 });
    if (!look.near) continue;
    ctx.strokeStyle = '#FFFFFF66';
    ctx.lineWidth = 4;
    ctx.lineCap = 'round';
    for (let i = 0; i < 4; i += 1) {
      const x = left + 50 + ((i * 97 + look.time * 14) % (right - left - 100));
      ctx.beginPath();
      ctx.moveTo(x, y + 26 + i * 17);
      ctx.lineTo(x + 34 - i * 5, y + 26 + i * 17);
      ctx.stroke();
    }
  }
};
