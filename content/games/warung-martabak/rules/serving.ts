/** What counts as served right. Pure; shares come from `@nobi/kit/slices`. */
import { type Cut, type Shape, type Slice, slicesOf } from '@nobi/kit/slices';
import type { Fraction } from './order-forms.ts';

/**
 * How far a piece may be from its fair share and still count as fair: an eighth of that share plus
 * less than a crumb. A finger on a 360 px phone misses by about 10 px on a rim of radius 115, which is
 * five degrees; two such cuts make an eighth (45 degrees) up to ten degrees off, at worst. How many
 * pieces there are is counted exactly, so the slack never makes one fraction pass for another.
 */
const slackOf = (parts: number): number => 0.12 / parts + 0.008;

/** An amount put together from unlike pieces: a little under the 1/24 that parts 3/8 from 1/3. */
const amountSlack = 1 / 30;

/** Too small to be a portion. The cat takes it. */
export const crumb = 0.03;

export const portions = (slices: readonly Slice[]): Slice[] =>
  slices.filter(({ share }) => share >= crumb);

export const isFair = (slices: readonly Slice[]): boolean => {
  const real = portions(slices);
  return real.every(({ share }) => Math.abs(share - 1 / real.length) <= slackOf(real.length));
};

export type Verdict =
  | { kind: 'fits' }
  | { kind: 'count'; parts: number; people: number }
  /** Places of the heaviest and the lightest piece among the portions. */
  | { kind: 'uneven'; most: number; least: number }
  | { kind: 'less' }
  | { kind: 'more' };

const extreme = (slices: readonly Slice[], sign: 1 | -1): number =>
  slices.reduce(
    (best, { share }, i) => (sign * share > sign * (slices[best]?.share ?? 0) ? i : best),
    0,
  );

export const heaviest = (slices: readonly Slice[]): number => extreme(slices, 1);
export const lightest = (slices: readonly Slice[]): number => extreme(slices, -1);

/** Is everybody's piece the same? */
export const judgeShare = (shape: Shape, cuts: readonly Cut[], people: number): Verdict => {
  const real = portions(slicesOf(shape, cuts));
  if (real.length !== people) return { kind: 'count', parts: real.length, people };
  if (isFair(real)) return { kind: 'fits' };
  return { kind: 'uneven', most: heaviest(real), least: lightest(real) };
};

export interface Pan {
  shape: Shape;
  cuts: Cut[];
  /** Places of the pieces on the plate. */
  taken: number[];
}

export const takenFrom = (pan: Pan): Slice[] => {
  const slices = slicesOf(pan.shape, pan.cuts);
  return pan.taken.flatMap((place) => slices[place] ?? []);
};

/** What a scale would say: exact where a pan is cut fairly, so that a steady hand is not punished. */
const weighed = (pan: Pan): { amount: number; exact: boolean } => {
  const slices = slicesOf(pan.shape, pan.cuts);
  const taken = takenFrom(pan);
  const amount = taken.reduce((sum, { share }) => sum + share, 0);
  if (!isFair(slices)) return { amount, exact: taken.length === 0 };
  return { amount: portions(taken).length / portions(slices).length, exact: true };
};

export const amountOf = (pans: readonly Pan[]): number =>
  pans.reduce((sum, pan) => sum + weighed(pan).amount, 0);

/** Is it as much as the ticket says? Any way of cutting will do. */
export const judgeServing = (pans: readonly Pan[], want: Fraction): Verdict => {
  const plates = pans.map(weighed);
  const off = amountOf(pans) - want.top / want.bottom;
  const slack = plates.every(({ exact }) => exact) ? 1e-9 : amountSlack;
  if (Math.abs(off) <= slack) return { kind: 'fits' };
  return off < 0 ? { kind: 'less' } : { kind: 'more' };
};

export type Answer = 'left' | 'same' | 'right';

/** Which of the two is more; whole numbers only, so nothing is rounded. */
export const compareFractions = (left: Fraction, right: Fraction): Answer => {
  const gap = left.top * right.bottom - right.top * left.bottom;
  if (gap === 0) return 'same';
  return gap > 0 ? 'left' : 'right';
};
