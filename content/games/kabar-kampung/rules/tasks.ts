/** All tasks, made from the texts, and how hard each is. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  claimAndReason,
  eventOrder,
  factOrOpinion,
  findFacts,
  inferFromSigns,
  joiningWords,
  mainIdea,
  weighSources,
} from '../../../skills/news.ts';
import { type Form, type Order, type Page, topLevel } from './page.ts';
import { isSound, ordersOf, pageOf } from './pages.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [
  findFacts,
  mainIdea,
  eventOrder,
  joiningWords,
  factOrOpinion,
  claimAndReason,
  inferFromSigns,
  weighSources,
];
export const skillIds = skills.map(({ id }) => id);

/** A short text with few gaps; a longer one; all of it. */
const easedBy = [1.5, 0.7, 0];

/** On the learning kit's scale at the top level; a new child stands at 0. */
const kinds: readonly (readonly [skill: string, form: Form, base: number])[] = [
  [findFacts.id, 'fact', -2.2],
  [mainIdea.id, 'headline', -1.6],
  [eventOrder.id, 'chain', -1],
  [joiningWords.id, 'joint', -0.4],
  [factOrOpinion.id, 'opinion', 0.3],
  [claimAndReason.id, 'letter', 1],
  [inferFromSigns.id, 'clue', 1.7],
  [weighSources.id, 'witness', 2.5],
];

/** More to read is harder. */
const lengthWeight = ({ lines }: Page): number => (lines.join(' ').length - 160) * 0.003;

export const idOf = ({ form, a, b }: Order): string => `${form}-${a}-${b}`;

export const bank: readonly Task[] = kinds.flatMap(([skill, form, base]) =>
  ordersOf(form)
    .filter(isSound)
    .flatMap((order) =>
      easedBy.flatMap((eased, level) => {
        const page = pageOf(order, level);
        if (!page) return [];
        return {
          id: idOf(order),
          story: `${form}-${order.a}`,
          skill,
          level,
          order,
          // Later turns name what is met more seldom.
          difficulty: base + lengthWeight(page) + order.b * 0.004 - eased,
          proves: level === topLevel,
        };
      }),
    ),
);

const first = bank.find(({ id, level }) => id === 'fact-0-0' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 6 });
