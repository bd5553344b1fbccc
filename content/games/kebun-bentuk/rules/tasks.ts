/** All tasks, made from their digits, and how hard each is. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  compareSize,
  matchShapes,
  oddOneOut,
  positions,
  sortFeatures,
} from '../../../skills/garden.ts';
import { patterns } from '../../../skills/shape-and-measure.ts';
import type { Skill } from '../../../skills/skill.ts';
import { type Form, forms, type Order, sizes, sortKindOf, units } from './orders.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skillOf: Readonly<Record<Form, Skill>> = {
  match: matchShapes,
  sort: sortFeatures,
  pattern: patterns,
  compare: compareSize,
  place: positions,
  odd: oddOneOut,
};
const skills = forms.map((form) => skillOf[form]);
export const skillIds = skills.map(({ id }) => id);

export const topLevel = 2;

/** Far apart; alike; very much alike. Where things lie far apart hardly anybody takes one for another. */
const easedBy: Readonly<Record<Form, readonly number[]>> = {
  match: [2.2, 1.1, 0],
  sort: [2.5, 1.2, 0],
  pattern: [2.9, 1.2, 0],
  compare: [3.3, 1.4, 0],
  place: [3.5, 1.5, 0],
  odd: [3.8, 1.6, 0],
};

/** Where a skill begins at its top level; a new child stands at 0. */
const bases: Readonly<Record<Form, number>> = {
  match: -1.8,
  sort: -1.4,
  pattern: -0.9,
  compare: -0.5,
  place: 0,
  odd: 1.1,
};

/** Shapes that stand late in the list are met later, and few words say them. */
const shapeWeight = (at: number): number => at * 0.036;

const weights: Readonly<Record<Form, (order: Order) => number>> = {
  match: ({ a, b, c }) => shapeWeight(a) + b * 0.013 + c * 0.06,
  sort: (order) => [0, 0.2, 0.45][order.c] ?? 0,
  pattern: ({ a }) => [0, 0.25, 0.3, 0.5, 0.7][a % units.length] ?? 0,
  compare: ({ a, b, c }) => a * 0.12 + b * 0.15 + c * 0.011,
  place: ({ a }) => [0, 0.08, 0.14, 0.5, 0.56, 0.35][a] ?? 0,
  odd: ({ a, b, c }) => ([0, 0.2, 0.45, 1.1][c] ?? 0) + shapeWeight(a) * 0.6 + b * 0.021,
};

/** What differs least: which flowers and whom they are for. Hardly two tasks are equally hard. */
const fine: Partial<Record<Form, (order: Order) => number>> = {
  sort: ({ a, b }) => shapeWeight(a) * 0.8 + b * 0.017,
  pattern: ({ a, b, c }) => (a >= units.length ? 0.17 : 0) + b * 0.019 + c * 0.0023,
  place: ({ b, c }) => b * 0.031 + c * 0.0067,
};

const difficultyOf = (order: Order): number =>
  bases[order.form] + weights[order.form](order) + (fine[order.form]?.(order) ?? 0);

/** What a pattern asks for is its level: two parts, a place in the middle, three or four parts. */
const patternLevel = ({ a }: Order): number => {
  const unit = units[a % units.length] ?? 'AB';
  const isMiddle = a >= units.length;
  if (unit === 'AB') return isMiddle ? 1 : 0;
  return isMiddle && unit !== 'ABC' && unit !== 'AABB' ? 1 : topLevel;
};

const levelsOf = (order: Order): readonly number[] =>
  order.form === 'pattern' ? [patternLevel(order)] : [0, 1, topLevel];

const digits = (most: number): number[] => Array.from({ length: most }, (_, at) => at);

/** Of all patterns of ten flowers every third pair is enough. */
const isKept = ({ form, a, b, c }: Order): boolean =>
  form !== 'pattern' || (b !== c && (a % units.length === 0 || (b + c + a) % 3 === 0));

const ordersOf = (form: Form): Order[] => {
  const [mostA, mostB, mostC] = sizes[form];
  return digits(mostA)
    .flatMap((a) => digits(mostB).flatMap((b) => digits(mostC).map((c) => ({ form, a, b, c }))))
    .filter(isKept);
};

export const idOf = ({ form, a, b, c }: Order): string => `${form}-${a}${b}${c}`;

/** Large enough that it speaks for the skill. */
const proves = (order: Order): boolean => {
  if (order.form === 'sort') return sortKindOf(order) === 'both';
  return order.form !== 'place' || order.a >= 3;
};

export const bank: readonly Task[] = forms.flatMap((form) =>
  ordersOf(form).flatMap((order) =>
    levelsOf(order).map((level) => ({
      id: idOf(order),
      skill: skillOf[form].id,
      level,
      order,
      difficulty: difficultyOf(order) - (easedBy[form][level] ?? 0),
      proves: level === topLevel && proves(order),
    })),
  ),
);

// The very first flower of all is red and round.
const first = bank.find(({ id, level }) => id === 'match-000' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.82, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
