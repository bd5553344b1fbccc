/** A place on the chart: n is [0, x, y], [1, x, y, east, north] for a way from there, or [2, x, y, u, v] for
 *  the middle between two. Pure. */
import { at, type Lattice, type Rule, type Spot } from '../order.ts';

/** As far as the chart goes to each side. */
export const reach = 6;

export const placeOf = (n: readonly number[]): Spot => {
  const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
  if (kind === 1) return { x: x + u, y: y + v };
  return kind === 2 ? { x: (x + u) / 2, y: (y + v) / 2 } : { x, y };
};

/** Of a place in the lattice, what the chart says there. */
export const coordinates = ({ x, y }: Spot): Spot => ({ x: x - reach, y: y - reach });

const chart: Lattice = { cols: reach * 2 + 1, rows: reach * 2 + 1 };
const isAt = (one: Spot, x: number, y: number): boolean => one.x === x && one.y === y;

export const buoy: Rule = {
  lattice: () => chart,
  start: (n) =>
    at(n, 0) === 1 ? { x: at(n, 1) + reach, y: at(n, 2) + reach } : { x: reach, y: reach },
  judge(n, spot) {
    const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
    const wanted = placeOf(n);
    const here = coordinates(spot);
    if (isAt(here, wanted.x, wanted.y)) return 'fits';
    if (kind === 1) {
      if (isAt(here, x - u, y - v)) return 'opposite';
      if (isAt(here, x + u, y - v) || isAt(here, x - u, y + v)) return 'half';
      return isAt(here, u, v) ? 'plain' : isAt(here, x + v, y + u) ? 'swapped' : 'low';
    }
    if (isAt(here, wanted.y, wanted.x)) return 'swapped';
    const isMirrored =
      Math.abs(here.x) === Math.abs(wanted.x) && Math.abs(here.y) === Math.abs(wanted.y);
    if (isMirrored) return 'opposite';
    return here.x === wanted.x || here.y === wanted.y ? 'half' : 'low';
  },
};
