/** What a marble can touch, in whole numbers: a hundred thousand to the side of a place. */
import type { Piece } from './board.ts';

export const cell = 100_000;
export const radius = 16_000;
/** Half the thickness of a plank. */
export const plank = 4800;

/** A plank between two points, or a round thing where both are one. */
export interface Solid {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** Half its thickness, or its radius. */
  thick: number;
}

type Corners = readonly [ax: number, ay: number, bx: number, by: number];

const planks = (...all: readonly Corners[]): Solid[] =>
  all.map(([ax, ay, bx, by]) => ({ ax, ay, bx, by, thick: plank }));

const round = (thick: number): Solid[] => [
  { ax: 50_000, ay: 50_000, bx: 50_000, by: 50_000, thick },
];

/** The other way round. */
const flipped = (solids: readonly Solid[]): Solid[] =>
  solids.map((solid) => ({ ...solid, ax: cell - solid.ax, bx: cell - solid.bx }));

const ramp = planks([0, 28_000, cell, 84_000]);
/** A quarter of a circle from straight down to straight on, written out: no machine may round it its own way. */
const bend = planks(
  [14_000, 0, 17_000, 24_000],
  [17_000, 24_000, 26_000, 47_000],
  [26_000, 47_000, 40_000, 65_000],
  [40_000, 65_000, 58_000, 78_000],
  [58_000, 78_000, 78_000, 85_000],
  [78_000, 85_000, cell, 88_000],
);
const lever = planks([16_000, 26_000, 84_000, 80_000]);

export const still: Record<Exclude<Piece, ')' | '('>, readonly Solid[]> = {
  '\\': ramp,
  '/': flipped(ramp),
  _: planks([0, 88_000, cell, 88_000]),
  L: bend,
  J: flipped(bend),
  V: planks([2000, 26_000, 29_000, 84_000], [98_000, 26_000, 71_000, 84_000]),
  o: round(13_000),
  B: round(27_000),
  '>': lever,
  '<': flipped(lever),
  S: planks([10_000, 82_000, 90_000, 82_000]),
  U: planks(
    [14_000, 18_000, 22_000, 92_000],
    [22_000, 92_000, 78_000, 92_000],
    [86_000, 18_000, 78_000, 92_000],
  ),
};

/** A seesaw leans from -6 (left down) to 6. */
export const mostLean = 6;
const [pivotX, pivotY, half, drop] = [50_000, 66_000, 45_000, 4600];

export const seesawAt = (lean: number): Solid => {
  const down = lean * drop;
  const along = Math.floor(Math.sqrt(half * half - down * down));
  return {
    ax: pivotX - along,
    ay: pivotY - down,
    bx: pivotX + along,
    by: pivotY + down,
    thick: plank,
  };
};
