/** One session: seven orders, the help that a miss calls for, and what the child showed. Pure. */

import { type ChosenRound, openSessions, withSession } from '@nobi/kit/game';
import { type Help, helpAfter } from '@nobi/kit/learning';
import type { Cut } from '@nobi/kit/slices';
import { madeCuts, plan, type Task } from './orders.ts';
import {
  type Game,
  orderOf,
  type Progress,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';
import type { Pan } from './serving.ts';

/** How the pans of an order look before anybody touches them. */
const blankPans = (task: Task): Pick<Session, 'cuts' | 'taken'> => ({
  cuts: Array.from({ length: task.pans }, () => madeCuts(task)),
  taken: Array.from({ length: task.pans }, () => []),
});

const layOut = (round: ChosenRound, before: Session | null): Session => ({
  ...round,
  ...blankPans(taskOf(round)),
  turn: 0,
  served: before ? [...before.served, before.taskId].slice(-roundsPerSession) : [],
});

export const sessions = openSessions<Task, Progress, Session>({
  plan,
  rounds: roundsPerSession,
  taskOf,
  layOut,
});

export const pansOf = (session: Session): Pan[] => {
  const { shape } = orderOf(session);
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

/** After a miss: an empty plate, and other numbers where the scale showed the answer. */
export const askedAnew = (game: Game): Game =>
  withSession(game, {
    taken: game.session.taken.map(() => []),
    turn: game.session.misses,
  });

const example = 60;

export const withExample = (game: Game): Game => withSession(game, { turn: example });

export const helpNow = (game: Game): Help => helpAfter(game.session.misses);
