/** Cards to be put in a row: wagons by their number, or digits that make one. */
import { numbersIn, wordIn } from '@nobi/kit/bank';
import type { Arguments } from './asks.ts';

export const ways = ['up', 'down', 'largest', 'smallest'] as const;
export type Way = (typeof ways)[number];

export const wayIn = (task: Arguments): Way =>
  ways.find((way) => way === wordIn(task, 'how')) ?? 'up';

export const isOfDigits = (way: Way): boolean => way === 'largest' || way === 'smallest';

/** The smallest number of some digits does not begin with zero, as long as there is another one. */
const smallest = (digits: readonly number[]): number[] => {
  const order = digits.toSorted((a, b) => a - b);
  const first = order.findIndex((digit) => digit > 0);
  if (first < 1) return order;
  return [order[first] ?? 0, ...order.filter((_, at) => at !== first)];
};

/** The cards in the order that is asked for. */
export const rowOf = (task: Arguments): number[] => {
  const cards = numbersIn(task, 'cards');
  const way = wayIn(task);
  if (way === 'smallest') return smallest(cards);
  return cards.toSorted((a, b) => (way === 'up' ? a - b : b - a));
};

export type RowMistake = 'otherWay' | 'byFirstDigit' | 'zeroFirst' | 'notYet';

const same = (one: readonly number[], other: readonly number[]): boolean => `${one}` === `${other}`;

/** What a row that does not fit comes from. */
export const rowMistake = (task: Arguments, row: readonly number[]): RowMistake => {
  const right = rowOf(task);
  if (row[0] === 0 && isOfDigits(wayIn(task))) return 'zeroFirst';
  if (same(row, right.toReversed())) return 'otherWay';
  const first = (n: number): string => `${n}`;
  const asText = [...right].sort((a, b) => first(a).localeCompare(first(b)));
  return same(row, asText) || same(row, asText.toReversed()) ? 'byFirstDigit' : 'notYet';
};
