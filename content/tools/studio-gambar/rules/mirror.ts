/** Mirrors repeat every line: to the other side, or into the four petals of a kawung. */
import type { Mirror, Shape, Spot } from './marks.ts';

/** How a copy is turned over; [1, 1] is the line itself. */
export type Flip = readonly [x: 1 | -1, y: 1 | -1];

const flips: Record<Mirror, readonly Flip[]> = {
  off: [[1, 1]],
  sides: [
    [1, 1],
    [-1, 1],
  ],
  kawung: [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ],
};

export const flipsOf = (mirror: Mirror): readonly Flip[] => flips[mirror];

export const reflect = (at: Spot, [x, y]: Flip, shape: Shape): Spot => ({
  x: x === 1 ? at.x : shape.wide - at.x,
  y: y === 1 ? at.y : shape.tall - at.y,
});
