/** One sitting: six rounds, the help that a miss calls for, and what the child showed. Pure. */
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
import {
  bank,
  judge,
  makeRound,
  type Round,
  type SkillId,
  skillIds,
  type Task,
  total,
  type Verdict,
} from './rules.ts';

export const roundsPerSitting = 6;
/** Dots and marks, then dots alone, then digits: concrete, picture, symbol. */
export const topOfLadder = 2;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  ladders: Partial<Record<SkillId, Ladder>>;
  recent: string[];
}

export interface Sitting {
  seed: number;
  /** 0 to 5 while playing; 6 means finished. */
  at: number;
  taskId: string;
  /** Places in the tray whose planks lie in the gap, in order. */
  laid: number[];
  misses: number;
  hints: number;
  /** A task that needed a worked example comes back two rounds later. */
  again: { taskId: string; at: number } | null;
  /** The bridges that held, for the recap. */
  built: number[][];
}

export interface Game {
  progress: Progress;
  sitting: Sitting;
}

export const freshProgress = (): Progress => ({ skills: {}, ladders: {}, recent: [] });

const youngest = 5;
const firstTask = 'complete-5-1';

/** A skill not met yet starts a little below the one before it. */
export const recordOf = (progress: Progress, skill: SkillId): SkillRecord => {
  const own = progress.skills[skill];
  if (own) return own;
  const before = skillIds[skillIds.indexOf(skill) - 1];
  return freshSkill(before ? recordOf(progress, before).rating - 0.1 : 0);
};

export const ladderOf = (progress: Progress, skill: SkillId): Ladder =>
  progress.ladders[skill] ?? { step: 0, run: 0 };

export const taskOf = (sitting: Sitting): Task =>
  bank.find((task) => task.id === sitting.taskId) ?? bank[0] ?? raise();

const raise = (): never => {
  throw new Error('the bank of tasks is empty');
};

export const roundOf = (sitting: Sitting): Round =>
  makeRound(taskOf(sitting), seeded(sitting.seed + sitting.at * 7919));

const chooseTask = (
  progress: Progress,
  sitting: Pick<Sitting, 'seed' | 'at' | 'again'>,
): string => {
  if (sitting.again && sitting.again.at <= sitting.at) return sitting.again.taskId;
  // The very first round of all teaches how the game works: one plank, a small gap.
  if (progress.recent.length === 0) return firstTask;
  const picked = pickItem(bank, {
    ratingOf: (task) => recordOf(progress, task.skill).rating,
    target: targetSuccess(youngest),
    recent: progress.recent.slice(-3),
    random: seeded(sitting.seed + sitting.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

export const sitDown = (progress: Progress, seed: number): Game => {
  const blank = { seed, at: 0, again: null };
  const sitting = {
    ...blank,
    taskId: chooseTask(progress, blank),
    laid: [],
    misses: 0,
    hints: 0,
    built: [],
  };
  return { progress, sitting };
};

/** All lengths in the gap, the given ones first. */
export const planksIn = (sitting: Sitting): number[] => {
  const round = roundOf(sitting);
  return [...round.given, ...sitting.laid.map((place) => round.tray[place] ?? 0)];
};

const change = (game: Game, changed: Partial<Sitting>): Game => ({
  ...game,
  sitting: { ...game.sitting, ...changed },
});

/** Lays the plank from this place of the tray and says what came of it. */
export const lay = (game: Game, place: number): { game: Game; verdict: Verdict } => {
  const { sitting } = game;
  const laid = [...sitting.laid, place];
  const next = change(game, { laid });
  const round = roundOf(sitting);
  const verdict = judge(planksIn(next.sitting), round.target, round.slots - laid.length);
  const missed = verdict.kind === 'short' || verdict.kind === 'long';
  return { game: missed ? change(next, { misses: sitting.misses + 1 }) : next, verdict };
};

export const takeBack = (game: Game, place: number): Game =>
  change(game, { laid: game.sitting.laid.filter((each) => each !== place) });

/** After a miss: a short bridge falls whole, of a long one only the last plank goes. */
export const clearAfter = (game: Game, verdict: Verdict): Game => {
  if (verdict.kind === 'short') return change(game, { laid: [] });
  return verdict.kind === 'long' ? change(game, { laid: game.sitting.laid.slice(0, -1) }) : game;
};

/** A bridge that was left at the very moment it became whole is asked again. */
export const reopened = (game: Game): Game =>
  leftOf(game.sitting) > 0 ? game : change(game, { laid: [] });

export const helpNow = (game: Game): Help => helpAfter(game.sitting.misses);

export const hinted = (game: Game): Game => change(game, { hints: game.sitting.hints + 1 });

export const isClean = (sitting: Sitting): boolean => sitting.misses === 0 && sitting.hints === 0;

/** The bridge held: what was learned, and the next round (or the end of the sitting). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { sitting, progress } = game;
  const { skill, difficulty, id } = taskOf(sitting);
  const clean = isClean(sitting);
  const before = recordOf(progress, skill);
  const after = learn(before, { clean, day, difficulty });
  const learned: Progress = {
    skills: { ...progress.skills, [skill]: after },
    ladders: { ...progress.ladders, [skill]: climb(ladderOf(progress, skill), clean, topOfLadder) },
    recent: [...progress.recent, id].slice(-6),
  };
  const at = sitting.at + 1;
  const again =
    helpNow(game) === 'worked'
      ? { taskId: id, at: at + 1 }
      : sitting.again?.taskId === id
        ? null
        : sitting.again;
  const next = { ...sitting, at, again };
  return {
    game: {
      progress: learned,
      sitting: {
        ...next,
        taskId: chooseTask(learned, next),
        laid: [],
        misses: 0,
        hints: 0,
        built: [...sitting.built, planksIn(sitting)].slice(-roundsPerSitting),
      },
    },
    mastered: masteryOf(before, day) !== 'mastered' && masteryOf(after, day) === 'mastered',
  };
};

export const isOver = (sitting: Sitting): boolean => sitting.at >= roundsPerSitting;

/** How much of the gap is still open. */
export const leftOf = (sitting: Sitting): number =>
  roundOf(sitting).target - total(planksIn(sitting));
