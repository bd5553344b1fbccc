/** All tasks, made from their numbers, and how hard each is. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  bundleThousands,
  changeOf,
  countRupiah,
  enoughRupiah,
  exactRupiah,
  fewPieces,
} from '../../../skills/money.ts';
import { type Form, gapOf, isSound, type Order, shownPieces, solutionOf } from './orders.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [bundleThousands, countRupiah, exactRupiah, fewPieces, changeOf, enoughRupiah];
export const skillIds = skills.map(({ id }) => id);

/** With all of it in sight; with part of it; with digits alone. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

/** From the easiest of a skill to its hardest, on the learning kit's scale. */
const width = 1.5;

interface Kind {
  readonly skill: string;
  readonly form: Form;
  readonly as: readonly number[];
  readonly bs: readonly number[];
  /** Of the easiest at the top level; a new child stands at 0. */
  readonly base: number;
  /** Orders the tasks of a skill by how hard they are. */
  weight(order: Order): number;
}

const some = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
const kindsOf = (pieces: readonly number[]): number => new Set(pieces).size;
const zeros = (n: number): number => [...`${n}`.slice(0, -1)].filter((each) => each === '0').length;
const laid = (order: Order): number => {
  const pieces = solutionOf(order) ?? [];
  return pieces.length * 0.4 + kindsOf(pieces);
};

const kinds: readonly Kind[] = [
  {
    skill: bundleThousands.id,
    form: 'load',
    as: [
      ...some(12, 98, 7),
      ...some(104, 140, 4),
      ...some(203, 999, 29),
      ...some(1010, 1400, 30),
      ...some(2002, 5400, 131),
    ],
    bs: [0, 10, 100, 1000],
    base: -2.6,
    weight: (order) =>
      Math.log10(order.a) + zeros(order.a) * 0.7 + (order.b > 0 ? 3 : 0) + laid(order) / 4,
  },
  {
    skill: countRupiah.id,
    form: 'count',
    as: some(1300, 19_900, 600),
    bs: [0, 1, 2],
    base: -2,
    weight: (order) => shownPieces(order).length + kindsOf(shownPieces(order)) / 2,
  },
  {
    skill: exactRupiah.id,
    form: 'exact',
    as: some(600, 9900, 300),
    bs: [0, 500, 1000, 2000, 5000],
    base: -1.5,
    weight: (order) => laid(order) + (order.b > 0 ? 1.5 : 0),
  },
  {
    skill: fewPieces.id,
    form: 'few',
    as: some(1100, 19_900, 200),
    bs: [0],
    base: -0.7,
    weight: laid,
  },
  {
    skill: changeOf.id,
    form: 'change',
    as: some(300, 9900, 200),
    bs: [2000, 5000, 10_000],
    base: 0,
    weight: (order) => laid(order) + order.b / 5000 + (order.a % 1000 === 500 ? -0.8 : 0),
  },
  {
    skill: enoughRupiah.id,
    form: 'enough',
    as: [5000, 6000, 8000, 10_000, 12_000, 15_000],
    bs: some(0, 19, 1),
    base: 0.8,
    weight: (order) => order.a / 4000 - gapOf(order),
  },
];

/** Nobody hands over ten thousand for three hundred, and two notes are no counting. */
const isUsual = (order: Order): boolean =>
  order.form === 'count'
    ? shownPieces(order).length > 2
    : order.form !== 'change' || order.a * 8 > order.b;

const ordersOf = ({ form, as, bs, weight }: Kind): Order[] =>
  as
    .flatMap((a) => bs.map((b): Order => ({ form, a, b })))
    .filter((order) => isUsual(order) && isSound(order))
    .toSorted((one, other) => weight(one) - weight(other) || one.a - other.a || one.b - other.b);

/** No two tasks of a skill are equally hard: so a child is never sure of one from another. */
export const bank: readonly Task[] = kinds.flatMap((kind) => {
  const orders = ordersOf(kind);
  return orders.flatMap((order, at) =>
    easedBy.map((eased, level) => ({
      id: `${order.form}-${order.a}-${order.b}`,
      skill: kind.skill,
      level,
      order,
      difficulty: Number((kind.base + (width * at) / (orders.length - 1) - eased).toFixed(4)),
      proves: level === topLevel,
    })),
  );
});

const first = bank.find(({ id, level }) => id === 'load-12-0' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
