/** One session: six rounds, the help that a miss calls for, and what the child showed. Pure. */
import { type ChosenRound, openSessions, withSession } from '@nobi/kit/game';
import { type Help, helpAfter } from '@nobi/kit/learning';
import {
  type Game,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';
import { judge, total, type Verdict } from './round.ts';
import { plan, type Task } from './tasks.ts';

/** All lengths in the gap, the given ones first. */
export const planksIn = (session: Session): number[] => {
  const round = roundOf(session);
  return [...round.start, ...session.laid.map((place) => round.tray[place] ?? 0)];
};

/** Lays the plank from this place of the tray and says what came of it. */
export const lay = (game: Game, place: number): { game: Game; verdict: Verdict } => {
  const { session } = game;
  const laid = [...session.laid, place];
  const next = withSession(game, { laid });
  const round = roundOf(session);
  const verdict = judge(planksIn(next.session), round.target, round.slots - laid.length);
  const missed = verdict.kind === 'short' || verdict.kind === 'long';
  return { game: missed ? withSession(next, { misses: session.misses + 1 }) : next, verdict };
};

export const takeBack = (game: Game, place: number): Game =>
  withSession(game, { laid: game.session.laid.filter((each) => each !== place) });

/** After a miss: a short bridge falls whole, of a long one only the last plank goes. */
export const clearAfter = (game: Game, verdict: Verdict): Game => {
  if (verdict.kind === 'short') return withSession(game, { laid: [] });
  return verdict.kind === 'long'
    ? withSession(game, { laid: game.session.laid.slice(0, -1) })
    : game;
};

/** A bridge that was left at the very moment it became whole is asked again. */
export const reopened = (game: Game): Game =>
  leftOf(game.session) > 0 ? game : withSession(game, { laid: [] });

export const helpNow = (game: Game): Help => helpAfter(game.session.misses);

/** How much of the gap is still open. */
export const leftOf = (session: Session): number =>
  roundOf(session).target - total(planksIn(session));

const layOut = (round: ChosenRound, before: Session | null): Session => ({
  ...round,
  laid: [],
  built: before ? [...before.built, planksIn(before)].slice(-roundsPerSession) : [],
});

export const sessions = openSessions<Task, Progress, Session>({
  plan,
  rounds: roundsPerSession,
  taskOf,
  layOut,
});
