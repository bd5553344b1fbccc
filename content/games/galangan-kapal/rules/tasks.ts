/** Tasks of every order at three levels, the plan that chooses among them, and sessions. */
import { type LearningTask, makePlan } from '@nobi/kit/learning';
import { openCounted } from '@nobi/kit/rounds';
import {
  boxVolume,
  composedShapes,
  meanCatch,
  quadrants,
  shipScale,
  unitChange,
} from '../../../skills/shipyard.ts';
import { graded } from './bank.ts';
import { at, type Form, type Order } from './order.ts';

export interface Task extends LearningTask {
  readonly order: Order;
}

const skills = [shipScale, quadrants, composedShapes, unitChange, meanCatch, boxVolume];
export const skillIds = skills.map(({ id }) => id);

const skillOf: Readonly<Record<Form, string>> = {
  scale: shipScale.id,
  buoy: quadrants.id,
  sail: composedShapes.id,
  unit: unitChange.id,
  catch: meanCatch.id,
  hold: boxVolume.id,
};

/** With all numbers in sight; with some; with what is asked alone. */
const easedBy = [1.4, 0.7, 0];
export const topLevel = easedBy.length - 1;

/** What goes beyond what a skill means is a challenge, and proves nothing more. */
const isCriterion = ({ form, n }: Order): boolean => form === 'unit' || at(n, 0) < 2;

/** Letters and digits alone, as events name tasks: a minus is an m. */
const idOf = ({ form, n }: Order): string =>
  [form, ...n.map((each) => (each < 0 ? `m${-each}` : each))].join('-');

export const bank: readonly Task[] = graded.flatMap(({ order, base }) =>
  easedBy.map((eased, level) => ({
    id: idOf(order),
    skill: skillOf[order.form],
    level,
    order,
    difficulty: base - eased,
    proves: level === topLevel && isCriterion(order),
  })),
);

const first = bank.find(({ id, level }) => id === 'scale-0-6-200' && level === 0);

export const plan = makePlan<Task>({ skills, tasks: bank, target: 0.8, ...(first && { first }) });

export const counted = openCounted<Task>({ plan, tasks: bank, rounds: 7 });
