/** The same size in another unit: n is [which pair, hundredths of the number]. Each step of the wheel is a factor
 *  of ten. Pure. */
import { at, type Rule } from '../order.ts';

export interface Pair {
  readonly from: string;
  readonly to: string;
  /** Zeros of the factor; below nought it is divided. */
  readonly shift: number;
  /** What a factor of lengths would be. */
  readonly linear: number | null;
}

/** The place in the list is in saves. */
const table: readonly (readonly [
  from: string,
  to: string,
  shift: number,
  linear: number | null,
])[] = [
  ['m', 'cm', 2, null],
  ['cm', 'm', -2, null],
  ['km', 'm', 3, null],
  ['m', 'km', -3, null],
  ['L', 'mL', 3, null],
  ['mL', 'L', -3, null],
  ['dm³', 'L', 0, 1],
  ['m²', 'cm²', 4, 2],
  ['cm²', 'm²', -4, -2],
  ['m³', 'L', 3, 1],
  ['cm³', 'L', -3, -1],
  ['m²', 'dm²', 2, 1],
  ['dm²', 'm²', -2, -1],
];
export const pairs: readonly Pair[] = table.map(([from, to, shift, linear]) => ({
  from,
  to,
  shift,
  linear,
}));

/** Steps of the wheel to each side. */
export const turns = 4;

export const pairOf = (n: readonly number[]): Pair => {
  const found = pairs[at(n, 0)];
  if (!found) throw new Error('there is no such pair of units');
  return found;
};

export const numberOf = (n: readonly number[]): number => at(n, 1) / 100;

/** What the wheel makes of the number. */
export const turned = (n: readonly number[], x: number): number =>
  Number((numberOf(n) * 10 ** (x - turns)).toFixed(8));

export const unit: Rule = {
  lattice: () => ({ cols: turns * 2 + 1, rows: 1 }),
  start: () => ({ x: turns, y: 0 }),
  judge(n, { x }) {
    const { shift, linear } = pairOf(n);
    const here = x - turns;
    if (here === shift) return 'fits';
    if (here === linear) return 'linear';
    if (here === -shift) return 'opposite';
    return here < shift ? 'low' : 'high';
  },
};
