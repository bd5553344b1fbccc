/** The judge of all orders: what an answer is worth, and which answers are right. Pure. */
import { buoy } from './forms/buoy.ts';
import { mean } from './forms/catch.ts';
import { hold } from './forms/hold.ts';
import { sail } from './forms/sail.ts';
import { scale } from './forms/scale.ts';
import { unit } from './forms/unit.ts';
import type { Form, Lattice, Order, Rule, Spot, Verdict } from './order.ts';

const rules: Readonly<Record<Form, Rule>> = { scale, buoy, sail, unit, catch: mean, hold };

export const latticeOf = ({ form, n }: Order): Lattice => rules[form].lattice(n);
export const startOf = ({ form, n }: Order): Spot => rules[form].start(n);
export const judge = ({ form, n }: Order, spot: Spot): Verdict => rules[form].judge(n, spot);

/** There are few lattices, and each is asked for again and again. */
const spots = new Map<number, readonly Spot[]>();

export const spotsOf = ({ cols, rows }: Lattice): readonly Spot[] => {
  const key = cols * 100 + rows;
  const known = spots.get(key);
  if (known) return known;
  const made = Array.from({ length: cols * rows }, (_, each) => ({
    x: each % cols,
    y: Math.floor(each / cols),
  }));
  spots.set(key, made);
  return made;
};

export const solutionsOf = (order: Order): Spot[] =>
  spotsOf(latticeOf(order)).filter((spot) => judge(order, spot) === 'fits');

/** The largest share of all answers that may be right: who pulls at random seldom hits. */
const mostRight = 0.15;

/** It can be solved, seldom by luck, and not by leaving everything as it was. */
export const isSound = (order: Order): boolean => {
  const { cols, rows } = latticeOf(order);
  const right = solutionsOf(order).length;
  const start = startOf(order);
  const isStart = judge(order, start) === 'fits';
  // Where the number stays as it is, leaving the wheel alone is the answer.
  return (
    right > 0 && right <= Math.ceil(cols * rows * mostRight) && (!isStart || order.form === 'unit')
  );
};

/** The one that is shown where help shows one: not the narrowest. */
export const shownOf = (order: Order): Spot => {
  const all = solutionsOf(order);
  const best = all.toSorted((a, b) => Math.abs(a.x - a.y) - Math.abs(b.x - b.y))[0];
  return best ?? startOf(order);
};
