/** A cloth and the places on it. */
export interface Spot {
  x: number;
  y: number;
}

/** The longer side of every cloth, in the units that lines are kept in. */
export const longSide = 1600;

export interface Shape {
  wide: number;
  tall: number;
}
