/** One session: six boards, the help that a miss calls for, and what the child showed. Pure. */
import { type ChosenRound, openSessions, withSession } from '@nobi/kit/game';
import { type Help, helpAfter } from '@nobi/kit/learning';
import { type Program, readProgram, writeProgram } from '../../../boards/rules/program.ts';
import type { Trip } from '../../../boards/rules/run.ts';
import { plan, type Task } from './bank.ts';
import {
  type Game,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';

const layOut = (round: ChosenRound, before: Session | null): Session => ({
  ...round,
  program: writeProgram(roundOf(round).start),
  solved: before ? [...before.solved, taskOf(before).skill].slice(-roundsPerSession) : [],
});

export const sessions = openSessions<Task, Progress, Session>({
  plan,
  rounds: roundsPerSession,
  taskOf,
  layOut,
});

export const programOf = (session: Session): Program =>
  readProgram(session.program) ?? roundOf(session).start;

export const lay = (game: Game, program: Program): Game =>
  withSession(game, { program: writeProgram(program) });

/** Watching the path that has the bug, before touching it, is how one finds it: that is no miss. */
export const isWatching = (session: Session): boolean =>
  taskOf(session).bug !== undefined && session.program === writeProgram(roundOf(session).start);

/** What came of a walk: a miss, unless it led home or nothing was tried. */
export const tried = (game: Game, trip: Trip): Game => {
  const harmless = trip.stop === 'home' || trip.moves.length === 0 || isWatching(game.session);
  return harmless ? game : withSession(game, { misses: game.session.misses + 1 });
};

export const helpNow = (game: Game): Help => helpAfter(game.session.misses);

/** Dots on the island: with help from the beginning, or after two misses. One hint shows half of them. */
export const dotsShown = ({ session }: Game): 'none' | 'half' | 'all' => {
  if (session.help >= 2 || helpAfter(session.misses) !== 'none') return 'all';
  return session.help === 1 ? 'half' : 'none';
};
