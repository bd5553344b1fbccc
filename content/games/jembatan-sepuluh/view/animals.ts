/** Six neighbours who want to cross. Each is a body, a head and legs, drawn facing right, feet at 0. */
import { disc, type Fill, fillPath, strokePath } from './sprite.ts';

export interface Pose {
  /** Seconds of walking; legs swing with it. */
  gait: number;
  /** 0 calm, 1 wide-eyed. */
  fright: number;
  /** Mouth, wing, trunk or shell, whichever the animal is funny with: 0 to 1. */
  act: number;
}

export interface Animal {
  name: 'tiger' | 'elephant' | 'crocodile' | 'chicken' | 'turtle' | 'monkey';
  weight: number;
  /** Seconds to cross. */
  pace: number;
  radius: number;
  draw(ctx: CanvasRenderingContext2D, pose: Pose): void;
  /** A round face for the free play, centred on the origin, radius 50. */
  drawBall(ctx: CanvasRenderingContext2D, fright: number): void;
}

const eyes = (
  ctx: CanvasRenderingContext2D,
  at: { x: number; y: number; gap: number },
  fright: number,
): void => {
  for (const side of [-1, 1]) {
    const x = at.x + side * at.gap;
    if (fright > 0.3) disc(ctx, { x, y: at.y, rx: 9 + fright * 2 }, '#fff');
    disc(ctx, { x, y: at.y, rx: 5.5 - fright * 1.5 }, '#2A1E6B');
    disc(ctx, { x: x + 2, y: at.y - 2, rx: 1.8 }, '#fff');
  }
};

const legs = (
  ctx: CanvasRenderingContext2D,
  pose: Pose,
  look: { at: readonly number[]; length: number; width: number; color: string },
): void => {
  for (const [i, x] of look.at.entries()) {
    const swing = Math.sin(pose.gait * 9 + (i % 2 ? Math.PI : 0)) * 0.5;
    const lift = Math.max(0, Math.cos(pose.gait * 9 + (i % 2 ? Math.PI : 0))) * 5;
    strokePath(
      ctx,
      `M${x} ${-look.length - 6}L${x + Math.sin(swing) * look.length} ${-look.width / 2 - lift}`,
      { color: look.color, width: look.width },
    );
  }
};

const at = (
  ctx: CanvasRenderingContext2D,
  place: { x: number; y: number; k?: number; turn?: number },
  paint: () => void,
): void => {
  ctx.save();
  ctx.translate(place.x, place.y);
  ctx.rotate(place.turn ?? 0);
  ctx.scale(place.k ?? 1, place.k ?? 1);
  paint();
  ctx.restore();
};

const mouth = (ctx: CanvasRenderingContext2D, at: { x: number; y: number }, open: number): void => {
  const { x, y } = at;
  if (open > 0.1) disc(ctx, { x, y: y + 3, rx: 7, ry: 3 + open * 8 }, '#6B1B3A');
  else strokePath(ctx, `M${x - 8} ${y}q8 7 16 0`, { color: '#4A2A10', width: 3 });
};

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

const tiger: Animal = {
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

const elephant: Animal = {
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

const crocodile: Animal = {
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

const chickenFace = (ctx: CanvasRenderingContext2D, fright: number, act: number): void => {
  fillPath(ctx, 'M-12-26q-8-18 4-18q2-12 12-2q12-6 8 20Z', '#FF5C7A');
  disc(ctx, { x: 0, y: 0, rx: 28 }, '#FFFAF0');
  eyes(ctx, { x: 4, y: -5, gap: 11 }, fright);
  fillPath(ctx, `M-4 4h22l-11 ${7 - act * 3}Z`, '#FFB020');
  if (act > 0.1) fillPath(ctx, `M-2 9l18 0l-9 ${6 + act * 9}Z`, '#E08900');
  disc(ctx, { x: 7, y: 22, rx: 5, ry: 7 }, '#FF5C7A');
};

const chicken: Animal = {
  name: 'chicken',
  weight: 0.9,
  pace: 4.6,
  radius: 24,
  draw(ctx, pose) {
    legs(
      ctx,
      { ...pose, gait: pose.gait * 2.2 },
      { at: [-10, 8], length: 18, width: 6, color: '#FFB020' },
    );
    fillPath(ctx, 'M-30-46Q-66-52-58-88Q-48-76-42-84Q-34-70-22-72Z', '#F0E4CF');
    disc(ctx, { x: -2, y: -46, rx: 38, ry: 31 }, '#FFFAF0');
    at(ctx, { x: -8, y: -52, turn: -pose.act * 1.5 * Math.abs(Math.sin(pose.gait * 16)) }, () =>
      fillPath(ctx, 'M8-4Q-2 26-34 18Q-36-2-10-10Z', '#E9D8B8'),
    );
    at(ctx, { x: 26, y: -84, k: 0.82 }, () => chickenFace(ctx, pose.fright, pose.act));
  },
  drawBall: (ctx, fright) => at(ctx, { x: 0, y: 6, k: 1.6 }, () => chickenFace(ctx, fright, 0)),
};

const shell = (ctx: CanvasRenderingContext2D): void => {
  const green: Fill = '#7A5BD0';
  fillPath(ctx, 'M-56-14Q-54-76 0-76Q54-76 56-14Z', green);
  for (const x of [-30, 0, 30]) fillPath(ctx, `M${x - 13}-40l13-16 13 16-13 15Z`, '#A58BF5');
  strokePath(ctx, 'M-58-14H58', { color: '#FFD96B', width: 9 });
};

const turtle: Animal = {
  name: 'turtle',
  weight: 3,
  pace: 4.4,
  radius: 36,
  draw(ctx, pose) {
    const out = 1 - pose.act;
    if (out > 0.05) {
      legs(
        ctx,
        { ...pose, gait: pose.gait * 0.8 },
        { at: [-34, 32], length: 8 * out, width: 18 * out, color: '#5FB878' },
      );
      at(ctx, { x: 46 * out, y: -36, k: out }, () => {
        strokePath(ctx, 'M0 8L24-14', { color: '#6CCB86', width: 20 });
        disc(ctx, { x: 30, y: -24, rx: 22 }, '#6CCB86');
        eyes(ctx, { x: 34, y: -28, gap: 9 }, pose.fright);
        strokePath(ctx, 'M28-14q8 6 16 0', { color: '#1E5A2A', width: 3 });
      });
    }
    shell(ctx);
    if (out < 0.5) eyes(ctx, { x: 34, y: -24, gap: 7 }, 0.6);
  },
  drawBall(ctx, fright) {
    at(ctx, { x: 0, y: 40, k: 0.9 }, () => shell(ctx));
    disc(ctx, { x: 0, y: 20, rx: 26 }, '#6CCB86');
    eyes(ctx, { x: 0, y: 16, gap: 11 }, fright);
    strokePath(ctx, 'M-8 30q8 7 16 0', { color: '#1E5A2A', width: 3 });
  },
};

const monkeyHead = (ctx: CanvasRenderingContext2D, fright: number, act: number): void => {
  for (const x of [-34, 34]) disc(ctx, { x, y: 0, rx: 12 }, '#D98A56');
  disc(ctx, { x: 0, y: 0, rx: 33 }, '#B5622B');
  fillPath(ctx, 'M-22-6q0-16 14-14q8 2 8 8q0-6 8-8q14-2 14 14q2 26-22 26t-22-26Z', '#FFD9B0');
  eyes(ctx, { x: 0, y: -4, gap: 11 }, fright);
  mouth(ctx, { x: 0, y: 9 }, act);
  fillPath(ctx, 'M0-42l-7 13h14Z', '#B5622B');
};

const monkey: Animal = {
  name: 'monkey',
  weight: 1.8,
  pace: 3.8,
  radius: 32,
  draw(ctx, pose) {
    strokePath(ctx, `M-22-38Q-70-30-62-70Q-56-92-40-78`, { color: '#8F4A1E', width: 9 });
    legs(ctx, pose, { at: [-14, 12], length: 24, width: 14, color: '#9C5224' });
    disc(ctx, { x: 0, y: -50, rx: 27, ry: 32 }, '#B5622B');
    disc(ctx, { x: 3, y: -44, rx: 17, ry: 20 }, '#FFD9B0');
    const swing = Math.sin(pose.gait * 9) * 18;
    strokePath(ctx, `M-18-64Q-40-50-36 ${-30 + swing}M20-64Q44-50 38 ${-30 - swing}`, {
      color: '#9C5224',
      width: 12,
    });
    at(ctx, { x: 6, y: -102 }, () => monkeyHead(ctx, pose.fright, pose.act));
  },
  drawBall: (ctx, fright) => at(ctx, { x: 0, y: 0, k: 1.35 }, () => monkeyHead(ctx, fright, 0)),
};

export const animals: readonly Animal[] = [chicken, elephant, turtle, tiger, crocodile, monkey];
