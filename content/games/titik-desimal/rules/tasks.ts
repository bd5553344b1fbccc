/** All tasks, made from their numbers, and how hard each is. Levels are a table. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  decimalCompare,
  decimalFraction,
  decimalHundredths,
  decimalTenths,
  percent,
  percentOf,
} from '../../../skills/decimal.ts';
import { type Form, isSound, type Order } from './orders.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [
  decimalTenths,
  decimalHundredths,
  decimalFraction,
  decimalCompare,
  percent,
  percentOf,
];
export const skillIds = skills.map(({ id }) => id);

/** Marks with their numbers; marks alone; a bare line. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

interface Kind {
  readonly skill: string;
  readonly form: Form;
  readonly as: readonly number[];
  readonly bs: readonly number[];
  /** On the learning kit's scale at the top level; a new child stands at 0. */
  base(order: Order): number;
  proves(order: Order): boolean;
}

const wholes = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
/** How far from the nearest mark that is known by sight. */
const beside = (n: number, marks: readonly number[]): number =>
  Math.min(...marks.map((mark) => Math.abs(n - mark)));
const isPlain = (n: number, of: readonly number[]): number => (of.includes(n) ? 0.4 : 0);

const fractionWeight: Readonly<Record<number, number>> = { 2: -0.7, 4: -0.2, 5: 0.1, 10: -0.3 };

const kinds: readonly Kind[] = [
  {
    skill: decimalTenths.id,
    form: 'tenths',
    as: wholes(1, 49).filter((a) => a % 10 !== 0),
    bs: [0],
    base: ({ a }) =>
      -2.7 +
      (a > 10 ? 0.3 : 0) +
      Math.floor(a / 10) * 0.03 +
      beside(a % 10, [0, 5, 10]) * 0.11 +
      (a % 10) * 0.01 -
      isPlain(a % 10, [1, 5, 9]),
    proves: ({ a }) => a % 10 !== 5,
  },
  {
    skill: decimalHundredths.id,
    form: 'hundredths',
    as: wholes(1, 99).filter((a) => a % 10 !== 0 && a % 11 !== 0),
    bs: [0],
    base: ({ a }) =>
      -1.75 +
      (a < 10 ? 0.5 : 0) +
      beside(a % 10, [0, 5, 10]) * 0.11 +
      beside(a, [0, 50, 100]) * 0.007 +
      (a > 50 ? 0.05 : 0) -
      isPlain(a % 10, [5]),
    proves: ({ a }) => a % 10 !== 5,
  },
  {
    skill: decimalFraction.id,
    form: 'fraction',
    as: wholes(1, 19),
    bs: [2, 4, 5, 8, 10, 20],
    base: ({ a, b }) =>
      -0.7 + (fractionWeight[b] ?? 0.4) + (beside(a, [0, b]) - 1) * 0.06 + (2 * a > b ? 0.11 : 0),
    proves: ({ b }) => b >= 4 && b !== 10,
  },
  {
    skill: decimalCompare.id,
    form: 'compare',
    as: wholes(2, 8),
    bs: [0, 1, 2, 3, 4],
    base: ({ a, b }) => -0.3 + b * 0.2 + beside(a, [1, 5, 9]) * 0.06 + a * 0.011,
    proves: () => true,
  },
  {
    skill: percent.id,
    form: 'percent',
    as: wholes(5, 195, 5).filter((a) => a !== 100),
    bs: [0],
    base: ({ a }) =>
      0.15 +
      (a > 100 ? 0.75 : 0) +
      (a < 10 ? 0.4 : 0) +
      beside(a % 100, [0, 25, 50, 75, 100]) * 0.02 +
      (a % 100) * 0.0015 -
      isPlain(a, [25, 50, 75]),
    proves: ({ a }) => a !== 50,
  },
  {
    skill: percentOf.id,
    form: 'part',
    as: [10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90],
    bs: [20, 40, 60, 80, 120, 200],
    base: ({ a, b }) =>
      1.15 +
      (b > 100 ? 0.7 : 0) +
      (b > 40 ? 0.3 : 0) +
      beside(a, [0, 50, 100]) * 0.008 +
      a * 0.0011 +
      b * 0.0007 -
      isPlain(a, [10, 25, 50]),
    proves: ({ a }) => a !== 50,
  },
];

const isProper = ({ form, a, b }: Order): boolean => form !== 'fraction' || a < b;

export const bank: readonly Task[] = kinds.flatMap(({ skill, form, as, bs, base, proves }) =>
  as
    .flatMap((a) => bs.map((b): Order => ({ form, a, b })))
    .filter((order) => isProper(order) && isSound(order))
    .flatMap((order) =>
      easedBy.map((eased, level) => ({
        id: `${form}-${order.a}-${order.b}`,
        skill,
        level,
        order,
        difficulty: base(order) - eased,
        proves: level === topLevel && proves(order),
      })),
    ),
);

const first = bank.find(({ id, level }) => id === 'tenths-7-0' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
