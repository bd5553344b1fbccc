/** Points, cuts and edges on a thing that is round or square. */

export type Shape = 'round' | 'box';

export interface Point {
  x: number;
  y: number;
}

/** `from` lies on the rim; `to` on the rim or, of a round one, in the middle. */
export interface Cut {
  from: Point;
  to: Point;
}

export interface Edge {
  from: Point;
  to: Point;
  isArc: boolean;
}

/** Half the sides of a box, in the measure of a round one, whose radius is 1. */
export const boxHalf: Point = { x: 1.28, y: 0.82 };

export const near = 1e-6;

export const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const polar = (angle: number, radius = 1): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

export const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);

export const turn = (angle: number): number => {
  const rest = angle % (2 * Math.PI);
  return rest < 0 ? rest + 2 * Math.PI : rest;
};
