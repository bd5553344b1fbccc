/** One task of a skill: to introduce it, to practise it at the right level, or to prove it. */
import { chance, stateOf } from './ability.ts';
import type { Assignment, Scene } from './assignment.ts';
import { missesIn } from './evidence.ts';
import { bestChance, isMastered, isRipe, proofsIn, tasksIn } from './frontier.ts';
import { oncePer } from './once.ts';
import { helpFor, pickTask, rested, type Wish } from './pick-task.ts';
import type { LearningSkill, LearningTask, Plan } from './plan.ts';
import { skillsIn } from './recent.ts';
import {
  type HelpLevel,
  introduction,
  type LearningState,
  recentTasks,
  type TaskKind,
} from './state.ts';

const readyForChecks = 0.72;
/** Below this a task begins with help, with so much that it goes right this often. */
const unaided = { usually: 0.68, carefully: 0.8 };
const helped = { usually: 0.9, carefully: 0.95 };
/** How likely it must be to go right when help is taken away. */
const dared = { usually: 0.78, carefully: 0.9 };

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
 * carefully where much went wrong lately.
 */
const supported = <Task extends LearningTask>(
  { state }: Scene<Task>,
  skill: LearningSkill,
  task: Task,
): HelpLevel => {
  const { firsts } = stateOf(state, skill.id);
  const misses = missesIn(firsts);
  const alone = firsts.split('1').length - 1;
  if (chance(state, skill, task) >= unaided[alone < misses ? 'carefully' : 'usually']) return 0;
  const pace = misses > 1 ? 'carefully' : 'usually';
  const { difficulty } = task;
  const help = helpFor(state, skill, { difficulty, least: helped[pace] });
  const bold = helpFor(state, skill, { difficulty, least: dared[pace] });
  const faded = /h*$/.exec(firsts)?.[0].length ?? 0;
  return asHelp(Math.max(bold, help - faded));
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
  const latest = turns[0] === -1 ? -1 : (turns[Math.floor(turns.length / 3)] ?? -1);
  return tasks.filter((task) => lastUsed(task) <= latest);
};

/** What is known by now takes turns too and goes right: what is being learnt may then ask for more. */
const aimed = <Task extends LearningTask>({ plan, state }: Scene<Task>): number => {
  const isEasy = (id: string): boolean => isMastered(state, { id });
  const share = skillsIn(state.recent).filter(isEasy).length / recentTasks;
  return plan.target - stretched - share / 4;
};

/** A criterion task, first one that was missed when it last came. */
export const check = <Task extends LearningTask>(
  scene: Scene<Task>,
  skill: LearningSkill,
  kind: TaskKind,
): Assignment<Task> | undefined => {
  const { plan, state } = scene;
  const all = proving(plan, skill);
  const missed = stateOf(state, skill.id).open;
  const open = rested(
    all.filter(({ id }) => missed.includes(id)),
    state,
  );
  const from = open.length > 0 ? open : unused(scene, skill, all);
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
  const { introduced, dip, doubt } = stateOf(scene.state, skill.id);
  if (introduced < introduction.length) return introduce(scene, skill);
  const all = tasksIn(scene.plan, skill);
  const proofs = proving(scene.plan, skill);
  const ready =
    bestChance(scene.state, skill, proofs) >= readyForChecks &&
    (rested(proofs, scene.state).length > 0 || rested(all, scene.state).length === 0);
  if (dip === null && doubt > 0) return check(scene, skill, 'review');
  // Who has come so far practises what the criterion asks.
  if (dip === null && ready)
    return check(scene, skill, isPlaceToCheck(scene.state) ? 'check' : 'practice');
  const from = dip === null ? all : lowest(all, dip);
  const task = pick(scene, { skill, target: aimed(scene), from, or: all });
  if (!task) return undefined;
  const help = supported(scene, skill, task);
  return assign(task, 'practice', help);
};
