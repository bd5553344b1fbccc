/** One sitting: seven orders, the help that a miss calls for, and what the child showed. Pure. */
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
import type { Cut } from './dish.ts';
import { fairCuts } from './knife.ts';
import { bank, type Fraction, type SkillId, skillIds, type Task } from './orders.ts';
import type { Pan } from './rules.ts';

export const roundsPerSitting = 7;
/** Picture, then picture and symbol, then symbol alone. */
const topOfLadder = 2;
/** So many different fractions must have been shown before building or comparing counts as mastered. */
const enoughFractions = 8;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  ladders: Partial<Record<SkillId, Ladder>>;
  /** Different fractions that were right at the first try, as `3-4`. */
  shown: Partial<Record<SkillId, string[]>>;
  recent: string[];
}

export interface Sitting {
  seed: number;
  /** Counts the orders; equal to `roundsPerSitting` when the stall closes. */
  at: number;
  taskId: string;
  cuts: Cut[][];
  taken: number[][];
  misses: number;
  hints: number;
  /** A task that needed a worked example comes back two rounds later. */
  again: { taskId: string; at: number } | null;
  /** The orders that were served, for the recap. */
  served: string[];
}

export interface Game {
  progress: Progress;
  sitting: Sitting;
}

export const freshProgress = (): Progress => ({ skills: {}, ladders: {}, shown: {}, recent: [] });

// The band is 7 to 10; most of it calls for 75 %, and the youngest begin far below their rating anyway.
const typicalAge = 8;
const firstTask = 'share-2-round';

/** A skill not met yet starts a little below the one before it. */
export const recordOf = (progress: Progress, skill: SkillId): SkillRecord => {
  const own = progress.skills[skill];
  if (own) return own;
  const before = skillIds[skillIds.indexOf(skill) - 1];
  return freshSkill(before ? recordOf(progress, before).rating - 0.1 : 0);
};

export const ladderOf = (progress: Progress, skill: SkillId): Ladder =>
  progress.ladders[skill] ?? { step: 0, run: 0 };

const raise = (): never => {
  throw new Error('there is no order to give');
};

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);
export const taskOf = (sitting: Sitting): Task => taskNamed(sitting.taskId) ?? bank[0] ?? raise();

/** Two orders of one kind are enough; then another kind has its turn. */
const others = (progress: Progress): readonly Task[] => {
  const last = progress.recent.slice(-2).map((id) => taskNamed(id)?.skill);
  return last.length === 2 && last[0] === last[1]
    ? bank.filter(({ skill }) => skill !== last[0])
    : bank;
};

const chooseTask = (
  progress: Progress,
  sitting: Pick<Sitting, 'seed' | 'at' | 'again'>,
): string => {
  if (sitting.again && sitting.again.at <= sitting.at) return sitting.again.taskId;
  // The very first order of all teaches the knife: one cut through the middle.
  if (progress.recent.length === 0) return firstTask;
  const picked = pickItem(others(progress), {
    ratingOf: (task) => recordOf(progress, task.skill).rating,
    target: targetSuccess(typicalAge),
    recent: progress.recent.slice(-4),
    random: seeded(sitting.seed + sitting.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

/** How the pans of a task look before anybody touches them. */
const blankPans = (taskId: string): Pick<Sitting, 'cuts' | 'taken'> => {
  const { ready, shape, pans } = taskNamed(taskId) ?? bank[0] ?? raise();
  const cuts = fairCuts(shape, ready);
  return {
    cuts: Array.from({ length: pans }, () => cuts),
    taken: Array.from({ length: pans }, () => []),
  };
};

export const sitDown = (progress: Progress, seed: number): Game => {
  const blank = { seed, at: 0, again: null };
  const taskId = chooseTask(progress, blank);
  return {
    progress,
    sitting: { ...blank, taskId, ...blankPans(taskId), misses: 0, hints: 0, served: [] },
  };
};

export const pansOf = (sitting: Sitting): Pan[] => {
  const { shape } = taskOf(sitting);
  return sitting.cuts.map((cuts, i) => ({ shape, cuts, taken: sitting.taken[i] ?? [] }));
};

export const change = (game: Game, changed: Partial<Sitting>): Game => ({
  ...game,
  sitting: { ...game.sitting, ...changed },
});

/** New cuts in one pan. Whatever lay on the plate goes back: the pieces are others now. */
export const recutPan = (game: Game, pan: number, cuts: Cut[]): Game =>
  change(game, {
    cuts: game.sitting.cuts.map((old, i) => (i === pan ? cuts : old)),
    taken: game.sitting.taken.map((old, i) => (i === pan ? [] : old)),
  });

/** Puts a piece on the plate, or back. */
export const togglePiece = (game: Game, pan: number, place: number): Game =>
  change(game, {
    taken: game.sitting.taken.map((old, i) => {
      if (i !== pan) return old;
      return old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
    }),
  });

export const unplated = (game: Game): Game =>
  change(game, { taken: game.sitting.taken.map(() => []) });
export const missed = (game: Game): Game => change(game, { misses: game.sitting.misses + 1 });
export const hinted = (game: Game): Game => change(game, { hints: game.sitting.hints + 1 });
export const helpNow = (game: Game): Help => helpAfter(game.sitting.misses);
export const isClean = (sitting: Sitting): boolean => sitting.misses === 0 && sitting.hints === 0;
export const isOver = (sitting: Sitting): boolean => sitting.at >= roundsPerSitting;

const nameOf = ({ top, bottom }: Fraction): string => `${top}-${bottom}`;
const fractionsOf = (task: Task): string[] =>
  [task.want, ...(task.against ? [task.against] : [])].map(nameOf);

const countsFractions: readonly SkillId[] = ['build-fraction', 'compare'];

/** The kit's mastery and, where the goal says "eight fractions", as many different ones. */
export const isMastered = (progress: Progress, skill: SkillId, day: number): boolean =>
  masteryOf(recordOf(progress, skill), day) === 'mastered' &&
  (!countsFractions.includes(skill) || (progress.shown[skill]?.length ?? 0) >= enoughFractions);

const learned = (game: Game, day: number): Progress => {
  const { progress, sitting } = game;
  const task = taskOf(sitting);
  const { skill, difficulty, id } = task;
  const clean = isClean(sitting);
  const shown = progress.shown[skill] ?? [];
  const lesson = { clean, day, difficulty };
  return {
    skills: { ...progress.skills, [skill]: learn(recordOf(progress, skill), lesson) },
    ladders: { ...progress.ladders, [skill]: climb(ladderOf(progress, skill), clean, topOfLadder) },
    shown: {
      ...progress.shown,
      [skill]: clean ? [...new Set([...shown, ...fractionsOf(task)])] : shown,
    },
    recent: [...progress.recent, id].slice(-8),
  };
};

/** The order was right: what was learned, and the next one (or the end of the sitting). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { sitting } = game;
  const { skill, id } = taskOf(sitting);
  const progress = learned(game, day);
  const at = sitting.at + 1;
  const kept = sitting.again?.taskId === id ? null : sitting.again;
  const again = helpNow(game) === 'worked' ? { taskId: id, at: at + 1 } : kept;
  const taskId = chooseTask(progress, { ...sitting, at, again });
  const served = [...sitting.served, id].slice(-roundsPerSitting);
  return {
    game: {
      progress,
      sitting: { ...sitting, at, again, taskId, ...blankPans(taskId), misses: 0, hints: 0, served },
    },
    mastered: !isMastered(game.progress, skill, day) && isMastered(progress, skill, day),
  };
};
