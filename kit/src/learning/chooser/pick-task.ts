/** Which task of a skill: near the wished difficulty, none of the newest ones, shuffled a little. */
import { abilityIn, chance, chancesOf } from './ability.ts';
import type { LearningSkill, LearningTask } from './plan.ts';
import { rangeOf } from './range.ts';
import type { HelpLevel, LearningState } from './state.ts';

/** Logits by which chance may move a task up or down. */
const jitter = 0.5;
/** A task that never came is worth so many logits beside the best one, and no more. */
const worth = 1.2;

/** Further away are tasks that go right this often with help: sooner one of them than the same again. */
const holds = 0.7;

/** How a task stands in the list of the newest. */
export const nameOf = ({ skill, id }: Pick<LearningTask, 'skill' | 'id'>): string =>
  `${skill} ${id}`;

/** Of a skill, the ids that are among the newest. */
const newest = ({ recent }: Pick<LearningState, 'recent'>, skill: string): ReadonlySet<string> =>
  new Set(
    recent
      .filter((name) => name.startsWith(`${skill} `))
      .map((name) => name.slice(skill.length + 1)),
  );

/** Of tasks of one skill, those that were not among the newest. */
export const rested = <Task extends LearningTask>(
  tasks: readonly Task[],
  state: Pick<LearningState, 'recent'>,
): readonly Task[] => {
  const played = newest(state, tasks[0]?.skill ?? '');
  return tasks.filter(({ id }) => !played.has(id));
};

/** Whether there are tasks that were not among the newest, and go right with help. */
export const hasMore = (
  state: LearningState,
  skill: LearningSkill,
  tasks: readonly LearningTask[],
): boolean => {
  const played = newest(state, skill.id);
  const likely = chancesOf(state, skill);
  return tasks.some(
    ({ id, difficulty }) => !played.has(id) && likely({ difficulty, help: 3 }) >= holds,
  );
};

const longestAgo = <Task extends LearningTask>(
  tasks: readonly Task[],
  { recent }: Pick<LearningState, 'recent'>,
): readonly Task[] => {
  const places = tasks.map((task) => recent.lastIndexOf(nameOf(task)));
  const oldest = Math.min(...places);
  return tasks.filter((_, at) => places[at] === oldest);
};

const alike = <Task extends LearningTask>(
  tasks: readonly Task[],
  levels: ReadonlySet<number>,
): readonly Task[] => tasks.filter(({ level }) => levels.has(level));

export interface Wish {
  state: LearningState;
  skill: LearningSkill;
  /** The share of children as able as this one who should be right. */
  target: number;
  random(): number;
}

/** From these; sooner than the same again from the others of the skill, where help makes them hold. */
export const pickTask = <Task extends LearningTask>(
  { from: tasks, or: others = [] }: { from: readonly Task[]; or?: readonly Task[] },
  { state, skill, target, random }: Wish,
): Task | undefined => {
  const goal = abilityIn(state, skill) - Math.log(target / (1 - target));
  const away = ({ difficulty }: Task): number => Math.abs(difficulty - goal);
  const nearest = Math.min(...tasks.map(away));
  const suitable = tasks.filter((task) => away(task) <= nearest + worth);
  const low = suitable.filter(({ level }) => level === 0);
  const likely = chancesOf(state, skill);
  const easiest = Math.min(rangeOf(tasks).easiest, rangeOf(others).easiest);
  const help = likely({ difficulty: easiest }) < holds ? 3 : 2;
  const held = ({ difficulty }: Task): boolean =>
    difficulty <= goal || likely({ difficulty, help }) >= holds;
  const isWeak = help === 3 && low.length > 0;
  const wider = isWeak
    ? [low, tasks.filter((task) => task.level === 0 && held(task))]
    : [suitable, tasks.filter(held), others.filter(held)];
  const fresh = wider.map((found) => rested(found, state)).find((found) => found.length > 0);
  const near = wider.flat().filter((task) => away(task) <= nearest + 1.5 * worth);
  const levels = new Set(near.map(({ level }) => level));
  const from = fresh ?? longestAgo(alike([...tasks, ...others], levels), state);
  const scored = from.map((task) => ({ task, distance: away(task) + random() * jitter }));
  return scored.toSorted((a, b) => a.distance - b.distance)[0]?.task;
};

/** The least help that makes a task likely enough to go right. */
export const helpFor = (
  state: LearningState,
  skill: LearningSkill,
  { difficulty, least }: { difficulty: number; least: number },
): HelpLevel => {
  const levels = [0, 1, 2, 3] as const;
  return levels.find((help) => chance(state, skill, { difficulty, help }) >= least) ?? 3;
};
