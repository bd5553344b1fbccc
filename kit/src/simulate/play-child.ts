/** One simulated child: some sittings of an item, answered by a learner. */
import { seeded } from '../guest/random.ts';
import type { HelpLevel, TaskKind } from '../learning/index.ts';
import type { MasteryState, SimulatedItem, SimulatedTask } from './item.ts';

/** What a learner sees of a task. */
export interface LearnerTask {
  skill: string;
  level: number;
  difficulty: number;
  kind: TaskKind;
  /** The help that is there now. */
  help: HelpLevel;
  /** Counted from 1. */
  sitting: number;
  day: number;
}

export interface SimulatedLearner {
  /** A wish for help is granted and the task is put again, with more of it. */
  answer(task: LearnerTask): { right: boolean; wants_help: boolean };
}

export type MakeLearner = (random: () => number) => SimulatedLearner;

export interface TaskLine {
  task: string;
  skill: string;
  state: MasteryState;
  level: number;
  difficulty: number;
  kind: TaskKind;
  /** The most help that was there until it was settled. */
  help: HelpLevel;
  first_try: boolean;
  right: boolean;
}

export interface ChildLine {
  child: number;
  sittings: { day: number; tasks: TaskLine[] }[];
  skills: Record<string, { first_sitting: number | null; tasks: number; state: MasteryState }>;
}

export interface PlayOptions {
  sittings: number;
  daysBetween: number;
  seed: number;
}

const mostHelp = 3;
/** After so many misses the item has shown everything that it can. */
const mostMisses = 4;
const helps: readonly HelpLevel[] = [0, 1, 2, 3];

const atLeast = (help: HelpLevel, least: HelpLevel): HelpLevel => (help < least ? least : help);

/** What misses bring by themselves: a scaffold after two, a worked example after three. */
const afterMisses = (help: HelpLevel, misses: number): HelpLevel => {
  if (misses >= 3) return atLeast(help, 3);
  return misses === 2 ? atLeast(help, 2) : help;
};

interface Tried {
  right: boolean;
  help: HelpLevel;
}

/** One try: help is given as long as it is wanted and there is more. */
const tryOnce = (
  learner: SimulatedLearner,
  task: Omit<LearnerTask, 'help'>,
  from: HelpLevel,
): Tried => {
  let help = from;
  let reply = learner.answer({ ...task, help });
  while (reply.wants_help && help < mostHelp) {
    help = helps[help + 1] ?? mostHelp;
    reply = learner.answer({ ...task, help });
  }
  return { right: reply.right, help };
};

const playTask = (
  learner: SimulatedLearner,
  { id, state, help: planned, ...shown }: SimulatedTask,
  when: { sitting: number; day: number },
): TaskLine & { misses: number; hints: number } => {
  const { skill, level, difficulty, kind } = shown;
  const task = { skill, level, difficulty, kind, ...when };
  const first = tryOnce(learner, task, planned);
  let tried = first;
  let misses = first.right ? 0 : 1;
  while (!tried.right && misses < mostMisses) {
    tried = tryOnce(learner, task, afterMisses(tried.help, misses));
    if (!tried.right) misses += 1;
  }
  return {
    task: id,
    skill,
    state,
    level,
    difficulty: Math.round(difficulty * 1000) / 1000,
    kind,
    help: tried.help,
    first_try: first.right,
    right: tried.right,
    misses,
    hints: first.help > planned ? 1 : 0,
  };
};

interface Played {
  save: string | null;
  states: Map<string, MasteryState>;
}

const playSession = (
  item: SimulatedItem,
  {
    save,
    learner,
    seed,
    when,
  }: {
    save: string | null;
    learner: SimulatedLearner;
    seed: number;
    when: { sitting: number; day: number };
  },
): Played & { tasks: TaskLine[] } => {
  const session = item.open(save, { seed, day: when.day });
  const tasks: TaskLine[] = [];
  for (let now = session.now(); now; now = session.now()) {
    const { misses, hints, ...line } = playTask(learner, now, when);
    session.settle({ misses, hints });
    tasks.push(line);
  }
  const states = new Map(item.skills.map((skill) => [skill, session.stateOf(skill)]));
  return { tasks, save: session.save(), states };
};

const summed = (
  item: SimulatedItem,
  sittings: ChildLine['sittings'],
  states: Played['states'],
): ChildLine['skills'] =>
  Object.fromEntries(
    item.skills.map((skill) => {
      const first = sittings.findIndex(({ tasks }) => tasks.some((task) => task.skill === skill));
      const tasks = sittings.flatMap((each) => each.tasks).filter((task) => task.skill === skill);
      const state = states.get(skill) ?? 'new';
      return [skill, { first_sitting: first < 0 ? null : first + 1, tasks: tasks.length, state }];
    }),
  );

/** The same seed and child number give the same line. */
export const playChild = (
  item: SimulatedItem,
  makeLearner: MakeLearner,
  { child, sittings: count, daysBetween, seed }: PlayOptions & { child: number },
): ChildLine => {
  const chance = seeded(seed * 1_000_003 + child);
  const learner = makeLearner(seeded(seed * 7_919 + child * 104_729 + 1));
  const sittings: ChildLine['sittings'] = [];
  let played: Played = { save: null, states: new Map() };
  for (let sitting = 1; sitting <= count; sitting += 1) {
    const when = { sitting, day: (sitting - 1) * daysBetween };
    const { tasks, ...rest } = playSession(item, {
      save: played.save,
      learner,
      seed: Math.floor(chance() * 2 ** 32),
      when,
    });
    played = rest;
    sittings.push({ day: when.day, tasks });
  }
  return { child, sittings, skills: summed(item, sittings, played.states) };
};
