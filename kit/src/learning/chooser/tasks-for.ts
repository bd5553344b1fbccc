/** One task of a skill: to introduce it, to practise it at the right level, or to prove it. */
import { chance, stateOf } from './ability.ts';
import type { Assignment, Scene } from './assignment.ts';
import { ease } from './ease.ts';
import { aloneIn, missesIn } from './evidence.ts';
import { bestChance, isRipe, proofsIn, tasksIn } from './frontier.ts';
import { oncePer } from './once.ts';
import { helpFor, pickTask, rested, type Wish } from './pick-task.ts';
import type { LearningSkill, LearningTask, Plan } from './plan.ts';
import { type HelpLevel, introduction, type LearningState, type TaskKind } from './state.ts';

const readyForChecks = 0.72;
/** Below `unaided` a task begins with help, with so much that it goes right this often; when help is taken away, at least so often. */
const usual = { unaided: 0.68, helped: 0.9, dared: 0.85 };
const careful = { unaided: 0.8, helped: 0.95, dared: 0.9 };

export const pick = <Task extends LearningTask>(
  scene: Scene<Task>,
  wish: Pick<Wish, 'skill' | 'target'> & { from: readonly Task[]; or?: readonly Task[] },
): Task | undefined => pickTask(wish, { ...wish, state: scene.state, random: scene.random });

export const assign = <Task extends LearningTask>(
  task: Task | undefined,
  kind: TaskKind,
  help: HelpLevel,
): Assignment<Task> | undefined => task && { task, kind, help };

export const lowest = <Task extends LearningTask>(
  tasks: readonly Task[],
  most: number,
): readonly Task[] => {
  const level = Math.max(most, Math.min(...tasks.map((task) => task.level)));
  return tasks.filter((task) => task.level <= level);
};

const proving = <Task extends LearningTask>(
  plan: Plan<Task>,
  skill: LearningSkill,
): readonly Task[] => {
  const found = proofsIn(plan, skill);
  return found.length > 0 ? found : tasksIn(plan, skill);
};

const asHelp = (value: number): HelpLevel => ([0, 1, 2, 3] as const)[value] ?? 0;

/**
 * Without help unless that is likely to fail; each helped success in a row takes a step of it away, more
 * carefully where much went wrong lately, and sooner where all goes easily.
 */
const supported = <Task extends LearningTask>(
  { state }: Scene<Task>,
  skill: LearningSkill,
  task: Task,
): HelpLevel => {
  const { firsts } = stateOf(state, skill.id);
  const misses = missesIn(firsts);
  const less = ease(state);
  const { unaided } = aloneIn(firsts) < misses ? careful : usual;
  if (chance(state, skill, task) >= unaided - less) return 0;
  const { helped, dared } = misses > 1 ? careful : usual;
  const helpTo = (likely: number): HelpLevel =>
    helpFor(state, skill, { difficulty: task.difficulty, least: likely - less });
  const faded = /h*$/.exec(firsts)?.[0].length ?? 0;
  return asHelp(Math.max(helpTo(dared), helpTo(helped) - faded));
};

export const introduce = <Task extends LearningTask>(
  scene: Scene<Task>,
  skill: LearningSkill,
): Assignment<Task> | undefined => {
  const { introduced } = stateOf(scene.state, skill.id);
  const from = lowest(tasksIn(scene.plan, skill), 0);
  const task = pick(scene, { skill, target: 0.85, from, or: tasksIn(scene.plan, skill) });
  if (!task) return undefined;
  const help = introduction[introduced] ?? 0;
  const needed = supported(scene, skill, task);
  return assign(task, 'new', help > needed ? help : needed);
};

/** What a child can by now is shown at once; else a criterion task may be a stretch. */
const ripe = 0.86;
const stretched = 0.08;

/** Tasks that are alike in level and difficulty tell the same. */
const kindOf = oncePer(({ level, difficulty }: LearningTask): string => `${level} ${difficulty}`);

/** What proves a skill rests on kinds of task that it does not rest on yet; where none is left, on the oldest. */
const unused = <Task extends LearningTask>(
  { plan, state }: Scene<Task>,
  skill: LearningSkill,
  tasks: readonly Task[],
): readonly Task[] => {
  const all = tasksIn(plan, skill);
  const used = new Map(
    stateOf(state, skill.id).basis.map((at, turn) => {
      const task = all[at];
      return [task ? kindOf(task) : '', turn];
    }),
  );
  const lastUsed = (task: Task): number => used.get(kindOf(task)) ?? -1;
  const turns = [...new Set(tasks.map(lastUsed))].toSorted((a, b) => a - b);
  const latest = turns[turns[0] === -1 ? 0 : Math.floor(turns.length / 3)] ?? -1;
  return tasks.filter((task) => lastUsed(task) <= latest);
};

const aimed = <Task extends LearningTask>({ plan, state }: Scene<Task>): number =>
  plan.target - stretched - ease(state);

/** A criterion task, first one that was missed when it last came. */
export const check = <Task extends LearningTask>(
  scene: Scene<Task>,
  skill: LearningSkill,
  kind: TaskKind,
): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  const all = proving(plan, skill);
  const fresh = rested(all, state);
  const missed = stateOf(state, skill.id).open;
  const open = fresh.filter(({ id }) => missed.includes(id));
  const from = open.length > 0 ? open : unused(scene, skill, fresh.length > 0 ? fresh : all);
  const target = isRipe(plan, state, skill) ? ripe : aimed(scene);
  return assign(pick(scene, { skill, target, from }), kind, 0);
};

/** A check is a criterion task that comes to prove, whatever practice would choose: at most every fourth. */
export const checkEvery = 4;

export const isPlaceToCheck = ({ at }: LearningState): boolean => at % checkEvery === 1;

/** One task of this skill, as it stands now: introduced, one level down, checked or practised. */
export const practise = <Task extends LearningTask>(
  scene: Scene<Task>,
  skill: LearningSkill,
): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  const { introduced, dip, doubt } = stateOf(state, skill.id);
  if (introduced < introduction.length) return introduce(scene, skill);
  const all = tasksIn(plan, skill);
  const proofs = proving(plan, skill);
  const isReady =
    bestChance(state, skill, proofs) >= readyForChecks - ease(state) &&
    (rested(proofs, state).length > 0 || rested(all, state).length === 0);
  // Who has come so far practises what the criterion asks.
  if (dip === null && (doubt > 0 || isReady)) {
    const kind = isPlaceToCheck(state) ? 'check' : 'practice';
    return check(scene, skill, doubt > 0 ? 'review' : kind);
  }
  const from = dip === null ? all : lowest(all, dip);
  const task = pick(scene, { skill, target: aimed(scene), from, or: all });
  return task && assign(task, 'practice', supported(scene, skill, task));
};
