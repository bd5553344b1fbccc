/** Draws pieces as wood, brass and tin; a place is 100 units wide. */
import type { Piece } from '../rules/board.ts';
import { mostLean, seesawAt } from '../rules/shapes.ts';

export type Ink = CanvasRenderingContext2D;

/** How a piece stands now: a lever's side, a seesaw's lean, a bell's swing from -1 to 1. */
export interface Pose {
  lever?: '>' | '<' | undefined;
  lean?: number | undefined;
  swing?: number | undefined;
}

const dark = '#4A2A12';

const stroke = (ink: Ink, points: readonly number[], color: string): void => {
  for (const [width, style] of [
    [14, dark],
    [9, color],
  ] as const) {
    ink.strokeStyle = style;
    ink.lineWidth = width;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    ink.beginPath();
    ink.moveTo(points[0] ?? 0, points[1] ?? 0);
    for (let at = 2; at < points.length; at += 2) ink.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
    ink.stroke();
  }
};

const disc = (ink: Ink, [x, y, radius]: readonly [number, number, number], color: string): void => {
  ink.fillStyle = color;
  ink.strokeStyle = dark;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.arc(x, y, radius, 0, 7);
  ink.fill();
  ink.stroke();
};

const mirrored = (ink: Ink, draw: () => void): void => {
  ink.save();
  ink.translate(100, 0);
  ink.scale(-1, 1);
  draw();
  ink.restore();
};

const ramp = (ink: Ink): void => {
  stroke(ink, [4, 30, 96, 82], '#F08A3C');
  disc(ink, [14, 36, 3.5], '#FFE6BF');
  disc(ink, [86, 76, 3.5], '#FFE6BF');
};

const bend = (ink: Ink): void => {
  stroke(ink, [14, 4, 17, 24, 26, 47, 40, 65, 58, 78, 78, 85, 97, 88], '#2BB3A3');
};

const bell = (ink: Ink, swing: number): void => {
  ink.save();
  ink.translate(50, 18);
  ink.rotate(swing * 0.35);
  ink.translate(-50, -18);
  const shine = ink.createLinearGradient(24, 0, 76, 0);
  for (const [at, color] of ['#FFC53D', '#FFF1B8', '#E8A11A'].entries())
    shine.addColorStop(at / 2, color);
  ink.fillStyle = shine;
  ink.strokeStyle = '#8A5A00';
  ink.lineWidth = 3.5;
  ink.beginPath();
  ink.moveTo(50, 22);
  ink.bezierCurveTo(76, 22, 68, 56, 80, 66);
  ink.lineTo(20, 66);
  ink.bezierCurveTo(32, 56, 24, 22, 50, 22);
  ink.fill();
  ink.stroke();
  disc(ink, [50, 72, 7], '#E8A11A');
  disc(ink, [50, 18, 4], '#FFF1B8');
  ink.restore();
};

const lever = (ink: Ink): void => {
  stroke(ink, [16, 26, 84, 80], '#8A6CFF');
  disc(ink, [50, 53, 9], '#FFD96B');
};

const seesaw = (ink: Ink, lean: number): void => {
  ink.fillStyle = '#C97A3A';
  ink.strokeStyle = dark;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(50, 64);
  ink.lineTo(70, 98);
  ink.lineTo(30, 98);
  ink.closePath();
  ink.fill();
  ink.stroke();
  const { ax, ay, bx, by } = seesawAt(lean);
  stroke(ink, [ax / 1000, ay / 1000, bx / 1000, by / 1000], '#FF7A9E');
  disc(ink, [50, 66, 5], '#FFD96B');
};

const spring = (ink: Ink): void => {
  ink.strokeStyle = '#5F6B8A';
  ink.lineWidth = 4;
  ink.beginPath();
  ink.moveTo(30, 98);
  for (const [x, y] of [
    [70, 95],
    [30, 91],
    [70, 88],
  ] as const)
    ink.lineTo(x, y);
  ink.stroke();
  stroke(ink, [12, 82, 88, 82], '#4FBF73');
};

const bucket = (ink: Ink): void => {
  ink.fillStyle = '#3F8FD8';
  ink.strokeStyle = dark;
  ink.lineWidth = 4;
  ink.lineJoin = 'round';
  ink.beginPath();
  ink.moveTo(12, 18);
  ink.lineTo(88, 18);
  ink.lineTo(80, 94);
  ink.lineTo(20, 94);
  ink.closePath();
  ink.fill();
  ink.stroke();
  ink.fillStyle = '#1F5F9E';
  ink.beginPath();
  ink.ellipse(50, 19, 36, 8, 0, 0, 7);
  ink.fill();
  ink.stroke();
  ink.fillStyle = '#8CC4F5';
  ink.fillRect(26, 40, 7, 40);
};

export const drawPiece = (ink: Ink, piece: Piece, pose: Pose = {}): void => {
  const way = pose.lever ?? piece;
  if (way === '\\') ramp(ink);
  else if (way === '/') mirrored(ink, () => ramp(ink));
  else if (way === '_') stroke(ink, [3, 88, 97, 88], '#B8793A');
  else if (way === 'L') bend(ink);
  else if (way === 'J') mirrored(ink, () => bend(ink));
  else if (way === 'V') {
    stroke(ink, [3, 26, 29, 84], '#E0559A');
    stroke(ink, [97, 26, 71, 84], '#E0559A');
  } else if (way === 'o') disc(ink, [50, 50, 13], '#B79BFF');
  else if (way === 'B') bell(ink, pose.swing ?? 0);
  else if (way === '>') lever(ink);
  else if (way === '<') mirrored(ink, () => lever(ink));
  else if (way === 'S') spring(ink);
  else if (way === 'U') bucket(ink);
  else seesaw(ink, pose.lean ?? (way === ')' ? mostLean : -mostLean));
};
