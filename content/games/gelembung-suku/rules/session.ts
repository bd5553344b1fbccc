/** One session: eight words, the help that a miss calls for, and what the child showed. Pure. */
import { assigned, assignmentOf, outcomeOf, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { chooseTask, type Help, helpAfter, isNewlyShown, settleTask } from '@nobi/kit/learning';
import { drop, type Jar, type Move, type Outcome } from './jar.ts';
import {
  type Game,
  type Progress,
  plan,
  planned,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';
import { makeRound } from './round.ts';

const start = (session: Session): Jar =>
  makeRound(taskOf(session), seeded(session.seed + session.at * 7919));

/** The jar as it is now: the round as it was laid out, and every drop that fitted. */
export const jarOf = (session: Session): Jar =>
  session.moves.reduce((jar, move) => {
    const outcome = drop(jar, taskOf(session).word, move);
    return outcome.kind === 'joins' ? outcome.jar : jar;
  }, start(session));

const nextTask = (
  { learning }: Progress,
  { seed, at }: Pick<Session, 'seed' | 'at'>,
  day: number,
): Pick<Session, 'taskId' | 'level' | 'kind' | 'help'> => {
  const random = seeded(seed + at * 104_729);
  const { taskId: word, ...chosen } = assigned(chooseTask(plan, learning, { day, at, random }));
  return { ...chosen, taskId: `${word}-${chosen.level}` };
};

const untouched = { moves: [], misses: 0, hints: 0 };

export const startSession = (
  progress: Progress,
  { seed, day }: { seed: number; day: number },
): Game => {
  const blank = { seed, at: 0 };
  const session = { ...blank, ...untouched, ...nextTask(progress, blank, day), freed: [] };
  return { progress, session };
};

/** Drops a bubble and says what came of it. A miss leaves the jar as it was. */
export const tryDrop = (game: Game, move: Move): { game: Game; outcome: Outcome } => {
  const { session } = game;
  const outcome = drop(jarOf(session), taskOf(session).word, move);
  const changed =
    outcome.kind === 'joins' ? { moves: [...session.moves, move] } : { misses: session.misses + 1 };
  return { game: withSession(game, changed), outcome };
};

export const isWhole = (session: Session): boolean => jarOf(session).hand.length === 0;

/** A word that was left at the very moment it became whole is asked again. */
export const reopened = (game: Game): Game =>
  isWhole(game.session) ? withSession(game, { moves: [] }) : game;

export const helpNow = (game: Game): Help => helpAfter(game.session.misses);

export const freed = (game: Game, word: string): Game =>
  withSession(game, { freed: [...game.session.freed, word].slice(-16) });

/** The word is free: what was learned, and the next round (or the end of the session). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { session, progress } = game;
  const task = planned(taskOf(session));
  const learning = settleTask(plan, progress.learning, {
    assignment: assignmentOf(task, session),
    outcome: outcomeOf(session, day),
  });
  const learned = { learning };
  const { seed, freed: shelf } = session;
  const next = { seed, at: session.at + 1, freed: shelf };
  return {
    game: {
      progress: learned,
      session: { ...next, ...untouched, ...nextTask(learned, next, day) },
    },
    mastered: isNewlyShown({ before: progress.learning, after: learning }, { id: task.skill }),
  };
};

export const isOver = (session: Session): boolean => session.at >= roundsPerSession;
