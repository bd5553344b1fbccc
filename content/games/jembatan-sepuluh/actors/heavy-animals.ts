/** Tiger, elephant and crocodile. */
import { disc, fillPath, strokePath } from '../view/sprite.ts';
import { type Animal, at, eyes, legs, mouth } from './animal-parts.ts';

const tigerHead = (ctx: CanvasRenderingContext2D, fright: number, act: number): void => {
  disc(ctx, { x: -24, y: -22, rx: 13 }, '#E67A1E');
  disc(ctx, { x: 24, y: -22, rx: 13 }, '#E67A1E');
  disc(ctx, { x: 0, y: 0, rx: 34 }, '#FF9F3D');
  strokePath(ctx, 'M0-32v12M-12-29l3 9M12-29l-3 9M-32-3h10M-32 7h10M32-3H22M32 7H22', {
    color: '#4A2A10',
    width: 5,
  });
  disc(ctx, { x: 0, y: 14, rx: 17, ry: 13 }, '#FFF3DC');
  fillPath(ctx, 'M-5 7h10l-5 6Z', '#4A2A10');
  mouth(ctx, { x: 0, y: 17 }, act);
  eyes(ctx, { x: 0, y: -2, gap: 13 }, fright);
};

export const tiger: Animal = {
  name: 'tiger',
  weight: 2.2,
  pace: 4.2,
  radius: 34,
  draw(ctx, pose) {
    const fluff = 1 + pose.fright * 0.9;
    at(
      ctx,
      { x: -62, y: -62, turn: -0.5 - pose.fright * 0.5 + Math.sin(pose.gait * 5) * 0.2 },
      () => strokePath(ctx, 'M0 0Q-40 4-40-40', { color: '#FF9F3D', width: 13 * fluff }),
    );
    legs(ctx, pose, { at: [-50, -30, 18, 38], length: 28, width: 18, color: '#F28A2B' });
    disc(ctx, { x: -6, y: -52, rx: 62, ry: 31 }, '#FF9F3D');
    disc(ctx, { x: -4, y: -40, rx: 44, ry: 16 }, '#FFF3DC');
    strokePath(ctx, 'M-46-76l5 20M-24-82l4 22M0-82l2 22', { color: '#4A2A10', width: 7 });
    at(ctx, { x: 52, y: -84, k: 1.08 }, () => tigerHead(ctx, pose.fright, pose.act));
  },
  drawBall: (ctx, fright) => at(ctx, { x: 0, y: 0, k: 1.4 }, () => tigerHead(ctx, fright, 0)),
};

const elephantHead = (ctx: CanvasRenderingContext2D, fright: number, act: number): void => {
  const flap = Math.sin(act * 9) * 6;
  fillPath(
    ctx,
    `M-36-8q${-10 - flap} 28 14 32q4-22-2-36ZM36-8q${10 + flap} 28-14 32q-4-22 2-36Z`,
    '#8FA3C9',
  );
  disc(ctx, { x: 0, y: 0, rx: 32 }, '#A9BBDD');
  eyes(ctx, { x: 2, y: 0, gap: 12 }, fright);
  const lift = act * 46;
  strokePath(ctx, `M4 14Q${14 + act * 10} ${34 - lift * 0.3} ${10 + act * 34} ${40 - lift}`, {
    color: '#95A8CE',
    width: 15,
  });
  for (const x of [-17, 19]) disc(ctx, { x, y: 12, rx: 6, ry: 4 }, '#FF9FB070');
};

export const elephant: Animal = {
  name: 'elephant',
  weight: 6.4,
  pace: 5.4,
  radius: 48,
  draw(ctx, pose) {
    strokePath(ctx, `M-84-84q-18 10-16 ${30 + Math.sin(pose.gait * 6) * 8}`, {
      color: '#8FA3C9',
      width: 7,
    });
    legs(
      ctx,
      { ...pose, gait: pose.gait * 0.62 },
      { at: [-56, -26, 22, 50], length: 34, width: 30, color: '#95A8CE' },
    );
    disc(ctx, { x: -8, y: -84, rx: 82, ry: 54 }, '#A9BBDD');
    disc(ctx, { x: -14, y: -60, rx: 54, ry: 22 }, '#B9C9E6');
    for (const x of [-56, -26, 22, 50]) disc(ctx, { x, y: -4, rx: 13, ry: 4 }, '#F4F0FF99');
    at(ctx, { x: 66, y: -112, k: 1.5 }, () => elephantHead(ctx, pose.fright, pose.act));
  },
  drawBall: (ctx, fright) => at(ctx, { x: 0, y: 0, k: 1.45 }, () => elephantHead(ctx, fright, 0)),
};

export const crocodile: Animal = {
  name: 'crocodile',
  weight: 4,
  pace: 3.6,
  radius: 38,
  draw(ctx, pose) {
    const wag = Math.sin(pose.gait * 10) * 10;
    fillPath(ctx, `M-50-44Q-110-40-146 ${-18 + wag}Q-104-8-50-10Z`, '#37864A');
    legs(ctx, pose, { at: [-52, 24], length: 10, width: 17, color: '#2F7641' });
    fillPath(ctx, 'M-66-22Q-66-54-10-54Q50-54 56-22Q40-6-10-6Q-60-6-66-22Z', '#3C9A54');
    fillPath(ctx, 'M-58-16Q-10-2 48-16Q30-6-10-6Q-48-6-58-16Z', '#C9F2B0');
    for (const x of [-46, -22, 2, 26]) fillPath(ctx, `M${x - 11}-50l11-15 11 15Z`, '#2F7641');
    const open = 0.06 + pose.act * 0.55;
    at(ctx, { x: 44, y: -26, turn: open * 0.4 }, () => {
      fillPath(ctx, 'M-6 2Q40 22 92 8Q98-2 88-4L-6-6Z', '#2F7641');
      for (const x of [30, 48, 66]) fillPath(ctx, `M${x}-3l6-10 6 10Z`, '#fff');
    });
    at(ctx, { x: 44, y: -28, turn: -open }, () => {
      fillPath(ctx, 'M-14 0Q-12-30 20-26Q60-22 92-14Q102-4 92 2Z', '#3C9A54');
      for (const x of [36, 54, 72]) fillPath(ctx, `M${x} 1l6 10 6-10Z`, '#fff');
      disc(ctx, { x: 86, y: -10, rx: 3.5 }, '#1E5A2A');
      disc(ctx, { x: 8, y: -30, rx: 14 }, '#3C9A54');
      disc(ctx, { x: 10, y: -31, rx: 10 + pose.fright * 2 }, '#fff');
      disc(ctx, { x: 13, y: -31, rx: 5 }, '#2A1E6B');
    });
  },
  drawBall(ctx, fright) {
    disc(ctx, { x: 0, y: 4, rx: 46 }, '#3C9A54');
    for (const x of [-20, 20]) disc(ctx, { x, y: -32, rx: 16 }, '#3C9A54');
    fillPath(ctx, 'M-34 12q34 28 68 0q-6 32-34 32t-34-32Z', '#C9F2B0');
    eyes(ctx, { x: 0, y: -30, gap: 20 }, fright + 0.31);
    for (const x of [-18, -4, 10]) fillPath(ctx, `M${x} 22l5 9 5-9Z`, '#fff');
  },
};
