/** A mast from its model: n is [0, centimetres, scale] for metres, [1, metres, scale] for centimetres of a
 *  model, [2, length, mast, new length] for a ship of the same shape. Pure. */
import { at, explained, type Rule } from '../order.ts';

const stops = 40;

export const mastOf = (n: readonly number[]): number => {
  const [kind, a, b, c] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
  if (kind === 0) return (a * b) / 100;
  return kind === 1 ? (a * 100) / b : (b * c) / a;
};

/** What one stop of the rope is worth: a half where the mast is short enough for it. */
export const stepOf = (n: readonly number[]): number => (mastOf(n) <= stops * 0.45 ? 0.5 : 1);

export const scale: Rule = {
  lattice: () => ({ cols: 1, rows: stops + 1 }),
  start: () => ({ x: 0, y: 2 }),
  judge(n, { y }) {
    const [kind, a, b, c] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3)];
    const wanted = mastOf(n);
    const tenfold = [
      ['tenfold', wanted * 10],
      ['tenfold', wanted / 10],
    ] as const;
    return explained(
      y * stepOf(n),
      wanted,
      kind === 2 ? [['added', b + c - a], ['plain', b], ...tenfold] : [['plain', a], ...tenfold],
    );
  },
};
