/** Baskets of fish: n is [0, ...baskets] for the average of all, or [1, average, ...baskets] for the last
 *  basket that brings it there. Pure. */
import { at, explained, type Rule } from '../order.ts';

export const most = 20;

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

export const basketsOf = (n: readonly number[]): readonly number[] => n.slice(1 + at(n, 0));

export const wantedOf = (n: readonly number[]): number => {
  const baskets = basketsOf(n);
  if (at(n, 0) === 0) return sumOf(baskets) / baskets.length;
  return at(n, 1) * (baskets.length + 1) - sumOf(baskets);
};

export const mean: Rule = {
  lattice: () => ({ cols: 1, rows: most + 1 }),
  start: () => ({ x: 0, y: 1 }),
  judge(n, { y }) {
    const baskets = [...basketsOf(n)].sort((a, b) => a - b);
    if (at(n, 0) === 1) return explained(y, wantedOf(n), [['plain', at(n, 1)]]);
    const half = (baskets.length - 1) / 2;
    const median = (at(baskets, Math.floor(half)) + at(baskets, Math.ceil(half))) / 2;
    const caught = baskets.filter((each) => each > 0);
    return explained(y, wantedOf(n), [
      ['forgotten', caught.length < baskets.length ? sumOf(caught) / caught.length : -1],
      ['plain', at(baskets, baskets.length - 1)],
      ['middle', median],
      ['middle', (at(baskets, 0) + at(baskets, baskets.length - 1)) / 2],
    ]);
  },
};
