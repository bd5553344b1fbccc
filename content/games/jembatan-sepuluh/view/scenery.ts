/** The dusk world: sky, moon and clouds of Cirebon's mega mendung, two green cliffs, and the river. */
import { enterWorld, type Frame, gapLeft, gapWidth, stride, waterLevel } from './frame.ts';
import { disc, downward, fillPath, makeSprite, type Sprite, stamp } from './sprite.ts';

const cloud =
  'M-150 40C-190 40 -196 -8 -156 -16C-160 -58 -104 -70 -86 -40C-76 -92 2 -104 24 -58C52 -88 110 -66 104 -24C150 -34 176 26 132 40Z';

const paintCloud = (ctx: CanvasRenderingContext2D, tints: readonly string[]): void => {
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
    const y = ((i * 0.5698 + 0.07) % 1) * frame.deckY * 0.55;
    disc(ctx, { x, y, rx: 0.8 + ((i * 7) % 5) * 0.34 }, i % 4 ? '#FFFFFFCC' : '#FFF3C4');
  }
};

const paintMoon = (ctx: CanvasRenderingContext2D, frame: Frame): void => {
  const r = 58 * frame.scale;
  const x = frame.width / 2 + 190 * frame.scale;
  const y = frame.deckY - 168 * frame.scale;
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

const paintSky = (frame: Frame): Sprite =>
  makeSprite({ width: frame.width, height: frame.height, density: frame.ratio }, (ctx) => {
    ctx.fillStyle = downward(
      ctx,
      [0, frame.deckY + 60 * frame.scale],
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
    const base = frame.deckY + 20 * frame.scale;
    hill(ctx, frame, { y: base, rise: 34 * frame.scale, phase: 0.6, color: '#A54A9F' });
    hill(ctx, frame, {
      y: base + 18 * frame.scale,
      rise: 22 * frame.scale,
      phase: 2.4,
      color: '#6B3AA6',
    });
  });

const bankDepth = 620;

const paintBank = (ctx: CanvasRenderingContext2D, width: number): void => {
  ctx.beginPath();
  ctx.roundRect(0, 0, width, bankDepth + 60, 26);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = downward(
    ctx,
    [0, 300],
    [
      [0, '#35B577'],
      [0.4, '#23906A'],
      [1, '#12545C'],
    ],
  );
  ctx.fillRect(0, 0, width, bankDepth);
  // Nested bands, the way batik clouds are drawn, keep a big green wall from being dull.
  for (const [i, tint] of ['#2AA36E', '#1E8664', '#186F5E'].entries()) {
    ctx.fillStyle = tint;
    ctx.beginPath();
    for (let x = 0; x <= width; x += 10)
      ctx.lineTo(x, 52 + i * 40 + Math.sin(x / 46 + i * 1.9) * 11);
    ctx.lineTo(width, bankDepth);
    ctx.lineTo(0, bankDepth);
    ctx.fill();
  }
  ctx.fillStyle = '#6FE3A0';
  ctx.fillRect(0, 0, width, 22);
  ctx.fillStyle = '#4CCB88';
  for (let x = 6; x < width; x += 30) {
    ctx.beginPath();
    ctx.ellipse(x + 10, 22, 17, 10 + ((x * 7) % 5), 0, 0, Math.PI);
    ctx.fill();
  }
  ctx.restore();
  for (const x of [70, 210, 420, 640, 820, width - 90]) {
    disc(ctx, { x, y: 12, rx: 5 }, '#FFE9A8');
    disc(ctx, { x, y: 12, rx: 2 }, '#FF8FA3');
  }
};

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
