/** Shapes that several papers are made of. */
import { seeded } from '@nobi/kit/guest';
import type { Shape } from '../rules/marks.ts';

export type Ink = CanvasRenderingContext2D;

export type Painter = (ink: Ink, shape: Shape) => void;

export const fade = (ink: Ink, shape: Shape, colors: readonly string[]): void => {
  const light = ink.createLinearGradient(0, 0, 0, shape.tall);
  for (const [at, color] of colors.entries()) light.addColorStop(at / (colors.length - 1), color);
  ink.fillStyle = light;
  ink.fillRect(0, 0, shape.wide, shape.tall);
};

export const disc = (
  ink: Ink,
  [x, y, radius]: readonly [number, number, number],
  color: string,
): void => {
  ink.fillStyle = color;
  ink.beginPath();
  ink.arc(x, y, radius, 0, 7);
  ink.fill();
};

export const hill = (
  ink: Ink,
  shape: Shape,
  { top, bend, color }: { top: number; bend: number; color: string },
): void => {
  const y = shape.tall * top;
  ink.fillStyle = color;
  ink.beginPath();
  ink.moveTo(0, y);
  ink.bezierCurveTo(
    shape.wide * 0.3,
    y - bend,
    shape.wide * 0.45,
    y + bend * 0.6,
    shape.wide * 0.62,
    y,
  );
  ink.bezierCurveTo(
    shape.wide * 0.78,
    y - bend * 0.6,
    shape.wide * 0.9,
    y - bend * 0.4,
    shape.wide,
    y,
  );
  ink.lineTo(shape.wide, shape.tall);
  ink.lineTo(0, shape.tall);
  ink.fill();
};

export const cloud = (
  ink: Ink,
  [x, y, size]: readonly [number, number, number],
  color: string,
): void => {
  ink.fillStyle = color;
  ink.beginPath();
  for (const [dx, dy, r] of [
    [-1, 0.1, 0.55],
    [-0.3, -0.3, 0.7],
    [0.5, -0.15, 0.6],
    [1.1, 0.15, 0.48],
  ] as const) {
    ink.moveTo(x + dx * size + r * size, y + dy * size);
    ink.arc(x + dx * size, y + dy * size, r * size, 0, 7);
  }
  ink.rect(x - size, y, size * 2.1, size * 0.62);
  ink.fill();
};

export const waves = (ink: Ink, shape: Shape, { y, color }: { y: number; color: string }): void => {
  ink.strokeStyle = color;
  ink.lineWidth = 9;
  ink.lineCap = 'round';
  ink.beginPath();
  ink.moveTo(-40, y);
  for (let x = -40; x < shape.wide + 80; x += 80) {
    ink.quadraticCurveTo(x + 20, y - 22, x + 40, y);
    ink.quadraticCurveTo(x + 60, y + 22, x + 80, y);
  }
  ink.stroke();
};

export const stars = (ink: Ink, shape: Shape, depth: number): void => {
  const random = seeded(11);
  for (let count = 0; count < 60; count += 1) {
    ink.globalAlpha = 0.35 + random() * 0.6;
    const spot = [random() * shape.wide, random() * shape.tall * depth, 2 + random() * 5] as const;
    disc(ink, spot, '#FFF1CF');
  }
  ink.globalAlpha = 1;
};

export const peak = (
  ink: Ink,
  [x, y, size]: readonly [number, number, number],
  color: string,
): void => {
  ink.fillStyle = color;
  ink.beginPath();
  ink.moveTo(x - size * 1.15, y);
  ink.quadraticCurveTo(x - size * 0.4, y - size * 0.5, x - size * 0.16, y - size);
  ink.lineTo(x + size * 0.16, y - size);
  ink.quadraticCurveTo(x + size * 0.4, y - size * 0.5, x + size * 1.15, y);
  ink.fill();
};
