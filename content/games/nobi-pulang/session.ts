/** One sitting: six boards, the help that a miss calls for, and what the child showed. Pure. */
import { seeded } from '@nobi/kit/guest';
import {
  expectedSuccess,
  freshSkill,
  type Help,
  helpAfter,
  learn,
  masteryOf,
  pickItem,
  type SkillRecord,
  targetSuccess,
} from '@nobi/kit/learning';
import { type Program, readProgram, writeProgram } from '../../boards/program.ts';
import type { Trip } from '../../boards/run.ts';
import { type SkillId, skillIds } from './levels.ts';
import { bank, makeRound, type Round, type Task } from './rules.ts';

export const roundsPerSitting = 6;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  /** Ideas that have been opened stay open. */
  open: SkillId[];
  recent: string[];
}

export interface Sitting {
  seed: number;
  /** 0 to 5 while playing; 6 means finished. */
  at: number;
  taskId: string;
  /** As `writeProgram` writes it. */
  program: string;
  misses: number;
  hints: number;
  /** A board that needed a worked example comes back two boards later. */
  again: { taskId: string; at: number } | null;
  /** The boards that were solved, for the recap. */
  solved: string[];
}

export interface Game {
  progress: Progress;
  sitting: Sitting;
}

export const freshProgress = (): Progress => ({ skills: {}, open: ['sequence'], recent: [] });

const youngest = 5;
const firstTask = 'sequence-1';

/** A skill not met yet starts a little below the one before it. */
export const recordOf = (progress: Progress, skill: SkillId): SkillRecord => {
  const own = progress.skills[skill];
  if (own) return own;
  const before = skillIds[skillIds.indexOf(skill) - 1];
  return freshSkill(before ? recordOf(progress, before).rating - 0.3 : -0.5);
};

const raise = (): never => {
  throw new Error('the bank of boards is empty');
};

export const taskOf = (sitting: Sitting): Task =>
  bank.find((task) => task.id === sitting.taskId) ?? bank[0] ?? raise();

const seedOf = (sitting: Pick<Sitting, 'seed' | 'at'>): number => sitting.seed + sitting.at * 7919;

export const roundOf = (sitting: Sitting): Round => makeRound(taskOf(sitting), seedOf(sitting));

const cleanCount = (progress: Progress, skill: SkillId): number =>
  recordOf(progress, skill).answers.filter((answer) => answer.clean).length;

/** Three boards alone open the fruit and the hunt for bugs; these and one bug alone open the drum. */
const opened = (progress: Progress): SkillId[] => {
  const steady = cleanCount(progress, 'sequence') >= 3;
  const hunted = steady && cleanCount(progress, 'debug') >= 1;
  const now: SkillId[] = ['sequence', ...(steady ? (['plan', 'debug'] as const) : [])];
  return skillIds.filter(
    (skill) =>
      progress.open.includes(skill) || now.includes(skill) || (skill === 'loops' && hunted),
  );
};

/** What this place of the sitting is for: walk, then fetch or drum, then hunt a bug. */
const themeOf = (progress: Progress, at: number): SkillId[] => {
  const { open } = progress;
  if (at % 3 === 2 && open.includes('debug')) return ['debug'];
  const bigger = open.filter((skill) => skill === 'plan' || skill === 'loops');
  return at % 3 === 1 && bigger.length > 0 ? bigger : ['sequence'];
};

const chooseTask = (
  progress: Progress,
  sitting: Pick<Sitting, 'seed' | 'at' | 'again'>,
): string => {
  if (sitting.again && sitting.again.at <= sitting.at) return sitting.again.taskId;
  // The very first board of all teaches how the game works: two steps in one line.
  if (progress.recent.length === 0) return firstTask;
  const target = targetSuccess(youngest);
  const ratingOf = (task: Task): number => recordOf(progress, task.skill).rating;
  const theme = themeOf(progress, sitting.at);
  const able = bank.filter((task) => progress.open.includes(task.skill));
  const themed = able.filter((task) => theme.includes(task.skill));
  // A theme of which nothing is easy enough yet gives way to what is.
  const kind = themed.some(
    (task) => expectedSuccess(ratingOf(task), task.difficulty) >= target - 0.08,
  );
  const picked = pickItem(kind ? themed : able, {
    ratingOf,
    target,
    recent: progress.recent.slice(-4),
    random: seeded(sitting.seed + sitting.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

const laidOut = (
  progress: Progress,
  blank: Omit<Sitting, 'taskId' | 'program' | 'misses' | 'hints'>,
): Sitting => {
  const sitting = {
    ...blank,
    taskId: chooseTask(progress, blank),
    program: '',
    misses: 0,
    hints: 0,
  };
  return { ...sitting, program: writeProgram(roundOf(sitting).given) };
};

export const sitDown = (progress: Progress, seed: number): Game => ({
  progress,
  sitting: laidOut(progress, { seed, at: 0, again: null, solved: [] }),
});

export const programOf = (sitting: Sitting): Program =>
  readProgram(sitting.program) ?? roundOf(sitting).given;

const change = (game: Game, changed: Partial<Sitting>): Game => ({
  ...game,
  sitting: { ...game.sitting, ...changed },
});

export const lay = (game: Game, program: Program): Game =>
  change(game, { program: writeProgram(program) });

/** Watching the path that has the bug, before touching it, is how one finds it: that is no miss. */
export const isWatching = (sitting: Sitting): boolean =>
  taskOf(sitting).bug !== undefined && sitting.program === writeProgram(roundOf(sitting).given);

/** What came of a walk: a miss, unless it led home or nothing was tried. */
export const tried = (game: Game, trip: Trip): Game => {
  const harmless = trip.stop === 'home' || trip.moves.length === 0 || isWatching(game.sitting);
  return harmless ? game : change(game, { misses: game.sitting.misses + 1 });
};

export const helpNow = (game: Game): Help => helpAfter(game.sitting.misses);

export const hinted = (game: Game): Game => change(game, { hints: game.sitting.hints + 1 });

export const isClean = (sitting: Sitting): boolean => sitting.misses === 0 && sitting.hints === 0;

export const isOver = (sitting: Sitting): boolean => sitting.at >= roundsPerSitting;

export interface Moved {
  game: Game;
  mastered: boolean;
}

const nextAgain = (game: Game): Sitting['again'] => {
  const { again, taskId, at } = game.sitting;
  if (helpNow(game) === 'worked') return { taskId, at: at + 2 };
  return again?.taskId === taskId ? null : again;
};

/** Nobi is home: what was learned, and the next board (or the end of the sitting). */
export const moveOn = (game: Game, day: number): Moved => {
  const { sitting, progress } = game;
  const { skill, difficulty, id } = taskOf(sitting);
  const before = recordOf(progress, skill);
  const after = learn(before, { clean: isClean(sitting), day, difficulty });
  const learned: Progress = {
    ...progress,
    skills: { ...progress.skills, [skill]: after },
    recent: [...progress.recent, id].slice(-6),
  };
  const open = opened(learned);
  const next = {
    seed: sitting.seed,
    at: sitting.at + 1,
    again: nextAgain(game),
    solved: [...sitting.solved, skill].slice(-roundsPerSitting),
  };
  const grown = { ...learned, open };
  return {
    game: { progress: grown, sitting: laidOut(grown, next) },
    mastered: masteryOf(before, day) !== 'mastered' && masteryOf(after, day) === 'mastered',
  };
};
