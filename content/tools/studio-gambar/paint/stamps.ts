/** Lines made of many small pictures: stars, a rainbow, batik and spray. */
import { seeded } from '@nobi/kit/guest';
import { type Point, walk } from '../rules/lines.ts';
import { rainbow } from './rainbow.ts';
import type { Ink, Trail } from './trail.ts';

interface Stamp {
  ink: Ink;
  at: Point;
  place: number;
  trail: Trail;
  random: () => number;
}

const star = (ink: Ink, radius: number): void => {
  ink.beginPath();
  for (let corner = 0; corner < 10; corner += 1) {
    const far = corner % 2 === 0 ? radius : radius * 0.52;
    const turn = (corner * Math.PI) / 5 - Math.PI / 2;
    ink.lineTo(far * Math.cos(turn), far * Math.sin(turn));
  }
  ink.closePath();
  ink.fill();
  ink.stroke();
};

const twinkle = (ink: Ink, radius: number): void => {
  ink.beginPath();
  ink.moveTo(0, -radius);
  ink.quadraticCurveTo(0, 0, radius, 0);
  ink.quadraticCurveTo(0, 0, 0, radius);
  ink.quadraticCurveTo(0, 0, -radius, 0);
  ink.quadraticCurveTo(0, 0, 0, -radius);
  ink.fill();
};

const stars = ({ ink, at, place, trail, random }: Stamp): void => {
  const { width } = trail;
  ink.translate(at[0] + (random() - 0.5) * width * 0.5, at[1] + (random() - 0.5) * width * 0.5);
  ink.rotate(random() * 2);
  const radius = width * (0.24 + random() * 0.22);
  ink.fillStyle = place % 4 === 3 ? '#FFD96B' : trail.color;
  ink.strokeStyle = ink.fillStyle;
  ink.lineJoin = 'round';
  ink.lineWidth = radius * 0.34;
  star(ink, radius * 0.86);
  ink.fillStyle = 'rgb(255 255 255 / 0.75)';
  ink.beginPath();
  ink.arc(-radius * 0.2, -radius * 0.25, radius * 0.16, 0, 7);
  ink.fill();
  ink.translate((random() - 0.5) * width * 1.3, (random() - 0.5) * width * 1.3);
  ink.fillStyle = place % 2 === 0 ? '#FFF1CF' : trail.color;
  twinkle(ink, width * (0.12 + random() * 0.12));
};

const petal = (ink: Ink, width: number): void => {
  for (let side = 0; side < 4; side += 1) {
    ink.save();
    ink.rotate(Math.PI / 4 + (side * Math.PI) / 2);
    ink.beginPath();
    ink.ellipse(width * 0.27, 0, width * 0.25, width * 0.135, 0, 0, 7);
    ink.fill();
    ink.fillStyle = 'rgb(255 250 240 / 0.85)';
    ink.beginPath();
    ink.ellipse(width * 0.27, 0, width * 0.11, width * 0.035, 0, 0, 7);
    ink.fill();
    ink.restore();
  }
};

const batik = ({ ink, at, place, trail }: Stamp): void => {
  const { width, color } = trail;
  ink.translate(at[0], at[1]);
  ink.fillStyle = color;
  if (place % 2 === 0) {
    petal(ink, width);
    ink.beginPath();
    ink.arc(0, 0, width * 0.07, 0, 7);
    ink.fill();
    return;
  }
  for (const [x, y] of [
    [0, 0],
    [-0.2, 0],
    [0.2, 0],
    [0, -0.2],
    [0, 0.2],
  ] as const) {
    ink.beginPath();
    ink.arc(x * width, y * width, width * (x === 0 && y === 0 ? 0.1 : 0.055), 0, 7);
    ink.fill();
  }
};

const spray = ({ ink, at, trail, random }: Stamp): void => {
  ink.fillStyle = trail.color;
  ink.beginPath();
  for (let drop = 0; drop < 14; drop += 1) {
    const far = (trail.width / 2) * Math.sqrt(random()) * (0.35 + 0.65 * random());
    const turn = random() * 2 * Math.PI;
    const radius = 1.6 + random() * trail.width * 0.022;
    const [x, y] = [at[0] + far * Math.cos(turn), at[1] + far * Math.sin(turn)];
    ink.moveTo(x + radius, y);
    ink.arc(x, y, radius, 0, 7);
  }
  ink.fill();
};
const gaps = { stars: 0.72, batik: 0.62, spray: 0.16 } as const;
const makers = { stars, batik, spray } as const;

/** Paints the stamps from one place on, and answers where to go on when the line has grown. */
export const paintTrail = (ink: Ink, trail: Trail, from = 0): number => {
  const { brush, line, width } = trail;
  if (brush === 'rainbow') return rainbow(ink, trail, from);
  const spots = walk(line, width * gaps[brush]);
  for (const [place, at] of spots.entries()) {
    if (place < from) continue;
    ink.save();
    // Chance hangs on the place alone, so that a star keeps its look while the line still grows.
    const random = seeded(place * 7919 + (line[0] ?? 0) * 31 + (line[1] ?? 0));
    makers[brush]({ ink, at, place, trail, random });
    ink.restore();
  }
  return spots.length;
};
