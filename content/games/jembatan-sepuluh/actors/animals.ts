/** Six neighbours who want to cross. Each is a body, a head and legs, drawn facing right, feet at 0. */
import { disc, type Fill, fillPath, strokePath } from '../view/sprite.ts';
import { type Animal, at, eyes, legs, mouth } from './animal-parts.ts';
import { crocodile, elephant, tiger } from './heavy-animals.ts';

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
