/** One session: seven orders, the help that a miss calls for, and what the child showed. Pure. */
import { isClean, ladderOf, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import {
  climb,
  type Help,
  helpAfter,
  learn,
  masteryOf,
  pickItem,
  targetSuccess,
} from '@nobi/kit/learning';
import { fairCuts } from './aim.ts';
import type { Cut } from './geometry.ts';
import type { Fraction, SkillId, Task } from './order-forms.ts';
import { bank } from './orders.ts';
import {
  type Game,
  type Progress,
  raise,
  recordOf,
  roundsPerSession,
  type Session,
  taskNamed,
  taskOf,
} from './progress.ts';
import type { Pan } from './serving.ts';

/** Picture, then picture and symbol, then symbol alone. */
const topOfLadder = 2;
/** So many different fractions must have been shown before building or comparing counts as mastered. */
const enoughFractions = 8;
// The band is 7 to 10; most of it calls for 75 %, and the youngest begin far below their rating anyway.
const typicalAge = 8;
const firstTask = 'share-2-round';
/** Two orders of one kind are enough; then another kind has its turn. */
const others = (progress: Progress): readonly Task[] => {
  const last = progress.recent.slice(-2).map((id) => taskNamed(id)?.skill);
  return last.length === 2 && last[0] === last[1]
    ? bank.filter(({ skill }) => skill !== last[0])
    : bank;
};

const chooseTask = (
  progress: Progress,
  session: Pick<Session, 'seed' | 'at' | 'again'>,
): string => {
  if (session.again && session.again.at <= session.at) return session.again.taskId;
  // The very first order of all teaches the knife: one cut through the middle.
  if (progress.recent.length === 0) return firstTask;
  const picked = pickItem(others(progress), {
    ratingOf: (task) => recordOf(progress, task.skill).rating,
    target: targetSuccess(typicalAge),
    recent: progress.recent.slice(-4),
    random: seeded(session.seed + session.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

/** How the pans of a task look before anybody touches them. */
const blankPans = (taskId: string): Pick<Session, 'cuts' | 'taken'> => {
  const { ready, shape, pans } = taskNamed(taskId) ?? bank[0] ?? raise();
  const cuts = fairCuts(shape, ready);
  return {
    cuts: Array.from({ length: pans }, () => cuts),
    taken: Array.from({ length: pans }, () => []),
  };
};

export const startSession = (progress: Progress, seed: number): Game => {
  const blank = { seed, at: 0, again: null };
  const taskId = chooseTask(progress, blank);
  return {
    progress,
    session: { ...blank, taskId, ...blankPans(taskId), misses: 0, hints: 0, served: [] },
  };
};

export const pansOf = (session: Session): Pan[] => {
  const { shape } = taskOf(session);
  return session.cuts.map((cuts, i) => ({ shape, cuts, taken: session.taken[i] ?? [] }));
};

/** New cuts in one pan. Whatever lay on the plate goes back: the pieces are others now. */
export const recutPan = (game: Game, pan: number, cuts: Cut[]): Game =>
  withSession(game, {
    cuts: game.session.cuts.map((old, i) => (i === pan ? cuts : old)),
    taken: game.session.taken.map((old, i) => (i === pan ? [] : old)),
  });

/** Puts a piece on the plate, or back. */
export const togglePiece = (game: Game, pan: number, place: number): Game =>
  withSession(game, {
    taken: game.session.taken.map((old, i) => {
      if (i !== pan) return old;
      return old.includes(place) ? old.filter((each) => each !== place) : [...old, place];
    }),
  });

export const unplated = (game: Game): Game =>
  withSession(game, { taken: game.session.taken.map(() => []) });
export const helpNow = (game: Game): Help => helpAfter(game.session.misses);
export const isOver = (session: Session): boolean => session.at >= roundsPerSession;

const nameOf = ({ top, bottom }: Fraction): string => `${top}-${bottom}`;
const fractionsOf = (task: Task): string[] =>
  [task.want, ...(task.against ? [task.against] : [])].map(nameOf);

const countsFractions: readonly SkillId[] = ['build-fraction', 'compare'];

/** The kit's mastery and, where the goal says "eight fractions", as many different ones. */
export const isMastered = (progress: Progress, skill: SkillId, day: number): boolean =>
  masteryOf(recordOf(progress, skill), day) === 'mastered' &&
  (!countsFractions.includes(skill) || (progress.shown[skill]?.length ?? 0) >= enoughFractions);

const learned = (game: Game, day: number): Progress => {
  const { progress, session } = game;
  const task = taskOf(session);
  const { skill, difficulty, id } = task;
  const clean = isClean(session);
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

/** The order was right: what was learned, and the next one (or the end of the session). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { session } = game;
  const { skill, id } = taskOf(session);
  const progress = learned(game, day);
  const at = session.at + 1;
  const pending = session.again?.taskId === id ? null : session.again;
  const again = helpNow(game) === 'worked' ? { taskId: id, at: at + 1 } : pending;
  const taskId = chooseTask(progress, { ...session, at, again });
  const served = [...session.served, id].slice(-roundsPerSession);
  return {
    game: {
      progress,
      session: { ...session, at, again, taskId, ...blankPans(taskId), misses: 0, hints: 0, served },
    },
    mastered: !isMastered(game.progress, skill, day) && isMastered(progress, skill, day),
  };
};
