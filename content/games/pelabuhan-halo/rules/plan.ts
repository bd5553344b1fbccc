/** The captain's orders in the chooser's terms. */
import { makePlan } from '@nobi/kit/learning';
import {
  colours,
  firstWords,
  nouns,
  prepositions,
  sizes,
  twoSteps,
} from '../../../skills/english.ts';
import { beginnings, firstTask, orders, type SkillId, skillIds, type Task } from './tasks.ts';

const levels = 3;

/** The orders of a skill in thirds by difficulty: the hardest third is what proves it. */
const graded = (skill: SkillId) => {
  const all = orders
    .filter((task) => task.skill === skill)
    .toSorted((a, b) => a.difficulty - b.difficulty);
  return all.map(({ id, difficulty }, at) => {
    const level = Math.floor((at * levels) / all.length);
    return { id, skill, difficulty, level, proves: level === levels - 1 };
  });
};

const begun = (task: Task) => ({ ...task, level: 0, proves: false });
// At the end, for saves name what proved a skill by its place.
const tasks = [...skillIds.flatMap(graded), ...beginnings.map(begun)];
const byId = new Map(tasks.map((task) => [task.id, task]));

/** The very first order of all shows how the crane works: two things, one short word. */
const first = byId.get(firstTask);

export const plan = makePlan({
  skills: [firstWords, nouns, colours, sizes, prepositions, twoSteps],
  tasks,
  target: 0.85,
  ...(first && { first }),
});

export const planned = ({ id }: Task) => byId.get(id) ?? raise();

const raise = (): never => {
  throw new Error('the captain has no orders');
};
