/** One session: six rounds, the help that a miss calls for, and what the child showed. Pure. */
import { assigned, assignmentOf, outcomeOf, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { chooseTask, type Help, helpAfter, isNewlyShown, settleTask } from '@nobi/kit/learning';
import {
  type Game,
  type Progress,
  roundOf,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';
import { judge, total, type Verdict } from './round.ts';
import { plan } from './tasks.ts';

const untouched = { laid: [], misses: 0, hints: 0 };

const nextTask = (
  { learning }: Progress,
  { seed, at }: Pick<Session, 'seed' | 'at'>,
  day: number,
): Pick<Session, 'taskId' | 'level' | 'kind' | 'help'> =>
  assigned(chooseTask(plan, learning, { day, at, random: seeded(seed + at * 104_729) }));

export const startSession = (
  progress: Progress,
  { seed, day }: { seed: number; day: number },
): Game => {
  const blank = { seed, at: 0 };
  const session = { ...blank, ...untouched, ...nextTask(progress, blank, day), built: [] };
  return { progress, session };
};

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

/** The bridge held: what was learned, and the next round (or the end of the session). */
export const moveOn = (game: Game, day: number): { game: Game; mastered: boolean } => {
  const { session, progress } = game;
  const task = taskOf(session);
  const learning = settleTask(plan, progress.learning, {
    assignment: assignmentOf(task, session),
    outcome: outcomeOf(session, day),
  });
  const learned = { learning };
  const next = { seed: session.seed, at: session.at + 1 };
  return {
    game: {
      progress: learned,
      session: {
        ...next,
        ...untouched,
        ...nextTask(learned, next, day),
        built: [...session.built, planksIn(session)].slice(-roundsPerSession),
      },
    },
    mastered: isNewlyShown({ before: progress.learning, after: learning }, { id: task.skill }),
  };
};

export const isOver = (session: Session): boolean => session.at >= roundsPerSession;

/** How much of the gap is still open. */
export const leftOf = (session: Session): number =>
  roundOf(session).target - total(planksIn(session));
