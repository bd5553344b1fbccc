/** One session: eight words, the help that a miss calls for, and what the child showed. Pure. */
import { type ChosenRound, openSessions, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { type Help, helpAfter, type LearningTask } from '@nobi/kit/learning';
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

const layOut = (round: ChosenRound, before: Session | null): Session => ({
  ...round,
  // Saves name the word and its level in one.
  taskId: `${round.taskId}-${round.level}`,
  moves: [],
  freed: before?.freed ?? [],
});

export const sessions = openSessions<LearningTask, Progress, Session>({
  plan,
  rounds: roundsPerSession,
  taskOf: (round) => planned(taskOf(round)),
  layOut,
});

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
