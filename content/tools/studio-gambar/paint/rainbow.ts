/** The rainbow brush. */
import { type Point, walk } from '../rules/lines.ts';
import type { Ink, Trail } from './trail.ts';

const bands = ['#E8436B', '#FF8A2B', '#FFC53D', '#19B37D', '#2BC3E8', '#6C4CF1'];

const rainbowDot = (ink: Ink, [x, y]: Point, width: number): void => {
  for (const [band, color] of bands.entries()) {
    ink.fillStyle = color;
    ink.beginPath();
    ink.arc(x, y, (width / 2) * (1 - band / bands.length), 0, 7);
    ink.fill();
  }
};

interface Rung {
  at: Point;
  side: Point;
}

/** Which way is across, at each spot; it turns a little late, so that bands bend softly. */
const rungs = (spots: readonly Point[]): Rung[] => {
  let side: Point | null = null;
  return spots.map((at, place) => {
    const from = spots[Math.max(0, place - 1)] ?? at;
    const to = place === 0 ? (spots[1] ?? at) : at;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const now: Point = [-(to[1] - from[1]) / long, (to[0] - from[0]) / long];
    const soft: Point = side ? [side[0] * 0.5 + now[0] * 0.5, side[1] * 0.5 + now[1] * 0.5] : now;
    const size = Math.hypot(soft[0], soft[1]) || 1;
    side = [soft[0] / size, soft[1] / size];
    return { at, side };
  });
};

export const rainbow = (ink: Ink, trail: Trail, from: number): number => {
  const ladder = rungs(walk(trail.line, Math.max(5, trail.width * 0.14)));
  const [first] = ladder;
  if (ladder.length === 1 && first) rainbowDot(ink, first.at, trail.width);
  const share = trail.width / bands.length;
  for (let place = Math.max(1, from); place < ladder.length; place += 1) {
    const [a, b] = [ladder[place - 1], ladder[place]];
    if (!a || !b) continue;
    for (const [band, color] of bands.entries()) {
      const near = (band - bands.length / 2) * share - 0.6;
      const far = near + share + 1.2;
      ink.fillStyle = color;
      ink.strokeStyle = color;
      ink.lineWidth = 1;
      ink.beginPath();
      ink.moveTo(a.at[0] + a.side[0] * near, a.at[1] + a.side[1] * near);
      ink.lineTo(a.at[0] + a.side[0] * far, a.at[1] + a.side[1] * far);
      ink.lineTo(b.at[0] + b.side[0] * far, b.at[1] + b.side[1] * far);
      ink.lineTo(b.at[0] + b.side[0] * near, b.at[1] + b.side[1] * near);
      ink.fill();
      ink.stroke();
    }
  }
  return ladder.length;
};
