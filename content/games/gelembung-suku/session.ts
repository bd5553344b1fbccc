/** One sitting: eight words, the help that a miss calls for, and what the child showed. Pure. */
import { seeded } from '@nobi/kit/guest';
import {
  climb,
  freshSkill,
  type Help,
  helpAfter,
  type Ladder,
  learn,
  masteryOf,
  pickItem,
  type SkillRecord,
  targetSuccess,
} from '@nobi/kit/learning';
import { bank, drop, type Jar, type Move, makeRound, type Outcome, type Task } from './rules.ts';
import { type SkillId, skillIds } from './words.ts';

export const roundsPerSitting = 8;
/** The word in full under its picture, then its beginning, then the picture alone. */
export const topOfLadder = 2;
/** So many words go by before one comes again: ten answers are about ten different words. */
export const memoryOfWords = 9;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  ladders: Partial<Record<SkillId, Ladder>>;
  recent: string[];
}

export interface Sitting {
  seed: number;
  /** 0 to 7 while playing; 8 means finished. */
  at: number;
  taskId: string;
  /** The drops that fitted; the jar is what they leave. */
  moves: Move[];
  misses: number;
  hints: number;
  /** A word that needed a worked example comes back two rounds later. */
  again: { taskId: string; at: number } | null;
  /** Words that stand on the shelf, chain reactions among them. */
  freed: string[];
}

export interface Game {
  progress: Progress;
  sitting: Sitting;
}

export const freshProgress = (): Progress => ({ skills: {}, ladders: {}, recent: [] });

const oldestOfYoung = 7;
const firstTask = 'bola-0';
const startRating = -1.3;

/** A skill not met yet starts a little below the one before it. */
export const recordOf = (progress: Progress, skill: SkillId): SkillRecord => {
  const own = progress.skills[skill];
  if (own) return own;
  const before = skillIds[skillIds.indexOf(skill) - 1];
  return freshSkill(before ? recordOf(progress, before).rating - 0.1 : startRating);
};

export const ladderOf = (progress: Progress, skill: SkillId): Ladder =>
  progress.ladders[skill] ?? { step: 0, run: 0 };

const raise = (): never => {
  throw new Error('the bank of tasks is empty');
};

export const taskById = (id: string): Task | undefined => bank.find((task) => task.id === id);

export const taskOf = (sitting: Sitting): Task => taskById(sitting.taskId) ?? bank[0] ?? raise();

const start = (sitting: Sitting): Jar =>
  makeRound(taskOf(sitting), seeded(sitting.seed + sitting.at * 7919));

/** The jar as it is now: the round as it was laid out, and every drop that fitted. */
export const jarOf = (sitting: Sitting): Jar =>
  sitting.moves.reduce((jar, move) => {
    const outcome = drop(jar, taskOf(sitting).word, move);
    return outcome.kind === 'joins' ? outcome.jar : jar;
  }, start(sitting));

const wordIn = (taskId: string): string => taskById(taskId)?.word.id ?? '';

const chooseTask = (
  progress: Progress,
  sitting: Pick<Sitting, 'seed' | 'at' | 'again'>,
): string => {
  if (sitting.again && sitting.again.at <= sitting.at) return sitting.again.taskId;
  // The very first round of all teaches how the game works: three bubbles, the word in full.
  if (progress.recent.length === 0) return firstTask;
  const fresh = bank.filter(({ word }) => !progress.recent.includes(word.id));
  const picked = pickItem(fresh, {
    ratingOf: (task) => recordOf(progress, task.skill).rating,
    target: targetSuccess(oldestOfYoung),
    recent: [],
    random: seeded(sitting.seed + sitting.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

const untouched = { moves: [], misses: 0, hints: 0 };

export const sitDown = (progress: Progress, seed: number): Game => {
  const blank = { seed, at: 0, again: null };
  const sitting = { ...blank, ...untouched, taskId: chooseTask(progress, blank), freed: [] };
  return { progress, sitting };
};

const change = (game: Game, changed: Partial<Sitting>): Game => ({
  ...game,
  sitting: { ...game.sitting, ...changed },
});

/** Drops a bubble and says what came of it. A miss leaves the jar as it was. */
export const tryDrop = (game: Game, move: Move): { game: Game; outcome: Outcome } => {
  const { sitting } = game;
  const outcome = drop(jarOf(sitting), taskOf(sitting).word, move);
  const changed =
    outcome.kind === 'joins' ? { moves: [...sitting.moves, move] } : { misses: sitting.misses + 1 };
  return { game: change(game, changed), outcome };
};

export const isWhole = (sitting: Sitting): boolean => jarOf(sitting).hand.length === 0;

/** A word that was left at the very moment it became whole is asked again. */
export const reopened = (game: Game): Game =>
  isWhole(game.sitting) ? change(game, { moves: [] }) : game;

export const helpNow = (game: Game): Help => helpAfter(game.sitting.misses);

export const hinted = (game: Game): Game => change(game, { hints: game.sitting.hints + 1 });

export const freed = (game: Game, word: string): Game =>
  change(game, { freed: [...game.sitting.freed, word].slice(-16) });

export const isClean = (sitting: Sitting): boolean => sitting.misses === 0 && sitting.hints === 0;

const learned = (game: Game, day: number): Progress => {
  const { sitting, progress } = game;
  const { skill, difficulty, word } = taskOf(sitting);
  const clean = isClean(sitting);
  const after = learn(recordOf(progress, skill), { clean, day, difficulty });
  return {
    skills: { ...progress.skills, [skill]: after },
    ladders: { ...progress.ladders, [skill]: climb(ladderOf(progress, skill), clean, topOfLadder) },
    recent: [...progress.recent.filter((id) => id !== word.id), word.id].slice(-memoryOfWords),
  };
};

const againAfter = (game: Game): Sitting['again'] => {
  const { again, at, taskId } = game.sitting;
  if (helpNow(game) === 'worked') return { taskId, at: at + 2 };
  return again && wordIn(again.taskId) === wordIn(taskId) ? null : again;
};

/** The word is free: what was learned, and the next round (or the end of the sitting). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { sitting } = game;
  const { skill } = taskOf(sitting);
  const progress = learned(game, day);
  const next = { ...sitting, ...untouched, at: sitting.at + 1, again: againAfter(game) };
  const was = masteryOf(recordOf(game.progress, skill), day);
  const is = masteryOf(recordOf(progress, skill), day);
  return {
    game: { progress, sitting: { ...next, taskId: chooseTask(progress, next) } },
    mastered: was !== 'mastered' && is === 'mastered',
  };
};

export const isOver = (sitting: Sitting): boolean => sitting.at >= roundsPerSitting;
