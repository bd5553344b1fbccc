/** All tasks, made from their numbers, and how hard each is. Levels are a table. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  equalGroups,
  factorPairs,
  missingSide,
  splitTimes,
  times5,
  times10,
} from '../../../skills/multiplication.ts';
import { type Form, isSound, type Order, widest } from './orders.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [equalGroups, times5, times10, splitTimes, missingSide, factorPairs];
export const skillIds = skills.map(({ id }) => id);

/** Plants can be counted; then a part of them; then digits alone. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

interface Kind {
  readonly skill: string;
  readonly form: Form;
  readonly orders: readonly Order[];
  /** On the learning kit's scale at the top level; a new child stands at 0. */
  base(order: Order): number;
  /** Large enough that it speaks for the skill. */
  proves(order: Order): boolean;
}

const sides = Array.from({ length: widest - 1 }, (_, i) => i + 2);
const make = (form: Form, keep: (rows: number, cols: number) => boolean): Order[] =>
  sides
    .flatMap((rows) => sides.map((cols) => ({ form, rows, cols, at: 0 })))
    .filter(({ rows, cols }) => keep(rows, cols));

const smaller = ({ rows, cols }: Order): number => Math.min(rows, cols);
const size = ({ rows, cols }: Order): number => rows * cols;
/** Twos, fives and tens come of themselves. */
const isEasy = ({ rows, cols }: Order): boolean => [2, 5, 10].some((n) => n === rows || n === cols);

/** A rope after the fifth row is the best friend of a table; one near an edge is the next. */
const cuts = make('cut', (rows, cols) => rows >= 4 && rows <= 9 && cols >= 3 && cols <= 9)
  .flatMap((order) => [...new Set([2, 5, order.rows - 2])].map((at) => ({ ...order, at })))
  .filter(({ rows, at }) => at >= 2 && at <= rows - 2);
const found = make('find', (rows, cols) => rows <= cols && rows * cols > widest).filter(isSound);
const others = make('another', (rows, cols) => rows * cols > widest)
  .flatMap((order) => sides.map((at) => ({ ...order, at })))
  .filter(
    ({ rows, cols, at }) =>
      rows <= cols && (rows * cols) % at === 0 && at <= (rows * cols) / at && at !== rows,
  )
  .filter((order) => (size(order) / order.at <= widest ? isSound(order) : false));

const kinds: readonly Kind[] = [
  {
    skill: equalGroups.id,
    form: 'lay',
    orders: make('lay', (rows, cols) => rows !== cols && rows <= 6 && cols <= 8),
    base: (order) => -3.3 + 0.08 * (order.rows + order.cols),
    proves: (order) => smaller(order) >= 3 || order.rows + order.cols >= 8,
  },
  {
    skill: times5.id,
    form: 'total',
    orders: make('total', (rows, cols) => Math.min(rows, cols) <= 5),
    base: (order) => -1.9 + 0.02 * size(order) - (isEasy(order) ? 0.3 : 0),
    proves: (order) => smaller(order) >= 3,
  },
  {
    skill: times10.id,
    form: 'total',
    orders: make('total', (rows, cols) => Math.min(rows, cols) >= 6),
    base: (order) => -1 + 0.028 * size(order) - (isEasy(order) ? 0.9 : 0),
    proves: (order) => !isEasy(order),
  },
  {
    skill: splitTimes.id,
    form: 'cut',
    orders: cuts,
    base: (order) =>
      -0.9 + 0.026 * size(order) - (order.at === 5 ? 0.3 : 0) - (isEasy(order) ? 0.2 : 0),
    proves: (order) => size(order) >= 24,
  },
  ...(['side', 'share'] as const).map((form) => ({
    skill: missingSide.id,
    form,
    orders: make(form, (rows, cols) => rows * cols >= 8),
    base: (order: Order) =>
      -0.6 + 0.024 * size(order) + (form === 'share' ? 0.1 : 0) - (isEasy(order) ? 0.3 : 0),
    proves: (order: Order) => size(order) >= 18,
  })),
  {
    skill: factorPairs.id,
    form: 'find',
    orders: found,
    base: (order) => 0.4 + 0.027 * size(order) - (isEasy(order) ? 0.2 : 0),
    proves: (order) => size(order) >= 21,
  },
  {
    skill: factorPairs.id,
    form: 'another',
    orders: others,
    base: (order) => 0.8 + 0.04 * size(order) - (isEasy(order) ? 0.2 : 0),
    proves: (order) => size(order) >= 18,
  },
];

const idOf = ({ form, rows, cols, at }: Order): string =>
  at > 0 ? `${form}-${rows}-${cols}-${at}` : `${form}-${rows}-${cols}`;

export const bank: readonly Task[] = kinds.flatMap(({ skill, orders, base, proves }) =>
  orders.flatMap((order) =>
    easedBy.map((eased, level) => ({
      id: idOf(order),
      skill,
      level,
      order,
      difficulty: base(order) - eased,
      proves: level === topLevel && proves(order),
    })),
  ),
);

// The very first order of all shows how a field is pulled out.
const first = bank.find(({ id, level }) => id === 'lay-2-3' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
