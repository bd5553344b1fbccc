/** Which task of a skill: near the wished difficulty, none of the newest ones, shuffled a little. */
import { chance, hardestFor } from './ability.ts';
import type { LearningSkill, LearningTask } from './plan.ts';
import { rangeOf } from './range.ts';
import { idsIn, nameOf, storyAt } from './recent.ts';
import type { HelpLevel, LearningState } from './state.ts';

/** Logits by which chance may move a task up or down. */
const jitter = 0.5;
/** A task that never came is worth so many logits beside the best one, and no more. */
const worth = 1.2;

/** Further away are tasks that go right this often with help: sooner one of them than the same again. */
const holds = 0.7;

/** Those that are furthest behind in the list of the newest, or not in it. */
const longestAgo = <Task extends LearningTask>(
  tasks: readonly Task[],
  placeOf: (task: Task) => number,
): readonly Task[] => {
  const places = tasks.map(placeOf);
  const oldest = Math.min(...places);
  return tasks.filter((_, at) => places[at] === oldest);
};

/** Of tasks of one skill, those that were not among the newest; of stories the one that is longest ago. */
export const rested = <Task extends LearningTask>(
  tasks: readonly Task[],
  { recent }: Pick<LearningState, 'recent'>,
): readonly Task[] => {
  const played = idsIn(recent, tasks[0]?.skill ?? '');
  if (!played) return tasks;
  const unplayed = tasks.filter(({ id }) => !played.has(id));
  return longestAgo(unplayed, (task) => storyAt(recent, task));
};

/** Whether there are tasks that were not among the newest, and go right with help. */
export const hasMore = (
  state: LearningState,
  skill: LearningSkill,
  tasks: readonly LearningTask[],
): boolean => {
  const played = idsIn(state.recent, skill.id);
  const hardest = hardestFor(state, skill, { likely: holds, help: 3 });
  return tasks.some(({ id, difficulty }) => difficulty <= hardest && !played?.has(id));
};

const alike = <Task extends LearningTask>(
  tasks: readonly Task[],
  levels: ReadonlySet<number>,
): readonly Task[] => tasks.filter(({ level }) => levels.has(level));

/** The first of these that finds something; what comes after it isn't looked for. */
export const firstOf = <Way, Found>(
  ways: readonly Way[],
  found: (way: Way) => readonly Found[],
): readonly Found[] | undefined => {
  for (const way of ways) {
    const all = found(way);
    if (all.length > 0) return all;
  }
  return undefined;
};

const leastOf = <Task>(tasks: readonly Task[], distanceOf: (task: Task) => number) => {
  let nearest: Task | undefined;
  let least = Infinity;
  for (const task of tasks) {
    const distance = distanceOf(task);
    if (distance < least) [nearest, least] = [task, distance];
  }
  return nearest;
};

export interface Wish {
  state: LearningState;
  skill: LearningSkill;
  /** The share of children as able as this one who should be right. */
  target: number;
  random(): number;
}

const none: readonly never[] = [];

/** From these; sooner than the same again from the others of the skill, where help makes them hold. */
export const pickTask = <Task extends LearningTask>(
  { from: tasks, or: others = none }: { from: readonly Task[]; or?: readonly Task[] },
  { state, skill, target, random }: Wish,
): Task | undefined => {
  const goal = hardestFor(state, skill, { likely: target });
  const away = ({ difficulty }: Task): number => Math.abs(difficulty - goal);
  const nearest = tasks.reduce((least, task) => Math.min(least, away(task)), Infinity);
  const suitable = tasks.filter((task) => away(task) <= nearest + worth);
  const low = suitable.filter(({ level }) => level === 0);
  const easiest = Math.min(rangeOf(tasks).easiest, rangeOf(others).easiest);
  const help = easiest > hardestFor(state, skill, { likely: holds }) ? 3 : 2;
  const hardest = Math.max(goal, hardestFor(state, skill, { likely: holds, help }));
  const held = ({ difficulty }: Task): boolean => difficulty <= hardest;
  const isWeak = help === 3 && low.length > 0;
  const wider = isWeak
    ? [() => low, () => tasks.filter((task) => task.level === 0 && held(task))]
    : [() => suitable, () => tasks.filter(held), () => others.filter(held)];
  const again = () => {
    const near = wider
      .flatMap((find) => find())
      .filter((task) => away(task) <= nearest + 1.5 * worth);
    const levels = new Set(near.map(({ level }) => level));
    return longestAgo(alike([...tasks, ...others], levels), (task) =>
      state.recent.lastIndexOf(nameOf(task)),
    );
  };
  const from = firstOf(wider, (find) => rested(find(), state)) ?? again();
  return leastOf(from, (task) => away(task) + random() * jitter);
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
