/** Bundles of ten and loose ones, to a hundred: what is right, and what children say instead. Pure. */
import type { CourseTask } from '@nobi/kit/course';
import { numberIn, numbersIn, wordIn } from './args.ts';

export const hundred = 100;
const ten = 10;

export const tensIn = (n: number): number => Math.floor(n / ten);
export const onesIn = (n: number): number => n % ten;

/** 73 for 37: tens taken for ones, and ones for tens. */
export const swapped = (n: number): number => (n === hundred ? ten : onesIn(n) * ten + tensIn(n));

/** Swapped, each bundle counted as one, a ten too many or too few, the ones left out, the neighbour. */
export const misread = (n: number): number[] => [
  swapped(n),
  tensIn(n) + onesIn(n),
  n + ten,
  n - ten,
  tensIn(n) * ten,
  n + 1,
  n - 1,
];

/** What stands there after `by` more, or fewer; ones added for tens, tens for ones, or the other way round. */
export const miscounted = (have: number, by: number): number[] => {
  const isTens = Math.abs(by) >= ten;
  const other = isTens ? by / ten : by * ten;
  // Who goes from 39 to 40 may turn the ones and leave the ten.
  const left = tensIn(have) * ten + onesIn(have + by);
  return [have + other, left, have - by, swapped(have + by), have + by + Math.sign(by)];
};

export const isTensWithin = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= hundred;

/** A whole bundle where one is missing or too many, else one by one. */
const nextStep = (from: number, to: number): number => {
  const size = Math.abs(to - from) >= ten ? ten : 1;
  return from + Math.sign(to - from) * size;
};

/** How many hang after each step of the way. */
export const stepsBetween = (from: number, to: number): number[] => {
  if (from === to) return [];
  const next = nextStep(from, to);
  return [next, ...stepsBetween(next, to)];
};

/** Loose ones come off first, then a bundle as a whole. */
export const oneFewer = (count: number): number =>
  Math.max(0, count - (onesIn(count) > 0 ? 1 : ten));

/** What the task wants: the number shown, named or reached, or the first or last of those to choose from. */
export const tensAnswer = (task: CourseTask): number => {
  const asks = wordIn(task, 'asks');
  const choices = numbersIn(task, 'choices');
  if (asks === 'most') return Math.max(...choices);
  if (asks === 'least') return Math.min(...choices);
  const by = numberIn(task, 'by');
  return by === 0 ? numberIn(task, 'n') : numberIn(task, 'have') + by;
};

/** Whether it has one answer, and that among what may be chosen. */
export const isTensTask = (task: CourseTask): boolean => {
  const choices = numbersIn(task, 'choices');
  const isEach = choices.every(isTensWithin) && new Set(choices).size === choices.length;
  if (!isEach || !isTensWithin(tensAnswer(task))) return false;
  const asks = wordIn(task, 'asks');
  if (asks === 'most' || asks === 'least') return choices.length > 1;
  const isAmong = choices.includes(tensAnswer(task));
  const isMoved = numberIn(task, 'by') !== 0;
  if (isMoved && !isTensWithin(numberIn(task, 'have'))) return false;
  // A name is written in one of several ways; what hangs may also be hung by the child.
  return isAmong || (choices.length === 0 && asks !== 'name');
};
