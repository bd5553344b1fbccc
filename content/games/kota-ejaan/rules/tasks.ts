/** All tasks, made from the lists, and how hard each is. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  capitals,
  compoundWords,
  prefixBer,
  prefixDi,
  prefixMe,
  prefixPe,
  punctuation,
  standardSpelling,
  suffixes,
} from '../../../skills/spelling.ts';
import { doing, people } from './bank/roots.ts';
import { type Form, isSound, type Order, rightOf, signOf, sizeOf, textOf } from './signs.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [
  capitals,
  prefixDi,
  prefixBer,
  prefixMe,
  suffixes,
  prefixPe,
  standardSpelling,
  compoundWords,
  punctuation,
];
export const skillIds = skills.map(({ id }) => id);

/** An example beside it; fewer pieces; all pieces and nothing beside them. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

interface Kind {
  readonly skill: string;
  readonly form: Form;
  /** On the learning kit's scale at the top level; a new child stands at 0. */
  base(order: Order): number;
}

/** What melts, and the short roots that take -nge-, are harder than what only joins. */
const meltWeight = (root: string): number => {
  if (/^[ptks][aiueo]/.test(root)) return 0.5;
  return root.length <= 3 || /^[ptks]/.test(root) ? 0.8 : 0;
};

/** A long sign asks for more reading than a short one. */
const lengthWeight = (order: Order): number => {
  const sign = signOf(order, topLevel);
  return (textOf(sign, rightOf(sign)).length - 30) * 0.01;
};

/** What somebody says needs the most marks; what is counted up the fewest. */
const markWeight = ({ a }: Order): number => (a < 15 ? 3.4 : a < 22 ? 2.8 : 3.1) + (a % 5) * 0.05;

const kinds: readonly Kind[] = [
  {
    skill: capitals.id,
    form: 'capital',
    base: ({ a }) => -2.2 + (a >= 9 ? 0.5 : 0) - (a < 2 ? 0.4 : 0),
  },
  { skill: prefixDi.id, form: 'place', base: ({ a }) => -1.5 + (a === 11 || a === 12 ? 0.4 : 0) },
  { skill: prefixBer.id, form: 'start', base: ({ b }) => -0.8 + b * 0.15 },
  {
    skill: prefixMe.id,
    form: 'doing',
    base: ({ a }) => -0.5 + meltWeight(doing[a]?.root ?? ''),
  },
  { skill: suffixes.id, form: 'end', base: ({ b }) => 0.4 + b * 0.2 },
  {
    skill: prefixPe.id,
    form: 'person',
    base: ({ a }) => 1.1 + meltWeight(people[a]?.root ?? ''),
  },
  { skill: standardSpelling.id, form: 'spelling', base: ({ a }) => 1.9 + (a % 5) * 0.25 },
  { skill: compoundWords.id, form: 'compound', base: ({ a }) => 2.3 + (a % 9) * 0.05 },
  { skill: punctuation.id, form: 'mark', base: markWeight },
];

const ordersOf = (form: Form): Order[] => {
  const { rows, turns } = sizeOf(form);
  return Array.from({ length: rows * turns }, (_, at) => ({
    form,
    a: Math.floor(at / turns),
    b: at % turns,
  })).filter(isSound);
};

export const idOf = ({ form, a, b }: Order): string => `${form}-${a}-${b}`;

export const bank: readonly Task[] = kinds.flatMap(({ skill, form, base }) =>
  ordersOf(form).flatMap((order) => {
    const hardest = base(order) + lengthWeight(order);
    return easedBy.map((eased, level) => ({
      id: idOf(order),
      skill,
      level,
      order,
      difficulty: hardest - eased,
      proves: level === topLevel,
    }));
  }),
);

const first = bank.find(({ id, level }) => id === 'capital-0-0' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
