/** One session: six boards, the help that a miss calls for, and what the child showed. Pure. */
import { isClean, isNewlyMastered, withSession } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import {
  expectedSuccess,
  type Help,
  helpAfter,
  learn,
  pickItem,
  targetSuccess,
} from '@nobi/kit/learning';
import { type Program, readProgram, writeProgram } from '../../../boards/rules/program.ts';
import type { Trip } from '../../../boards/rules/run.ts';
import { type SkillId, skillIds } from './levels.ts';
import {
  type Game,
  type Progress,
  raise,
  recordOf,
  roundOf,
  roundsPerSession,
  type Session,
  taskOf,
} from './progress.ts';
import { bank, type Task } from './round.ts';

const youngest = 5;
const firstTask = 'sequence-1';
const cleanCount = (progress: Progress, skill: SkillId): number =>
  recordOf(progress, skill).answers.filter((answer) => answer.clean).length;

/** Three boards alone open the fruit and the hunt for bugs; these and one bug alone open the drum. */
const openSkills = (progress: Progress): SkillId[] => {
  const steady = cleanCount(progress, 'sequence') >= 3;
  const hunted = steady && cleanCount(progress, 'debug') >= 1;
  const now: SkillId[] = ['sequence', ...(steady ? (['plan', 'debug'] as const) : [])];
  return skillIds.filter(
    (skill) =>
      progress.open.includes(skill) || now.includes(skill) || (skill === 'loops' && hunted),
  );
};

/** What this place of the session is for: walk, then fetch or drum, then hunt a bug. */
const themeOf = (progress: Progress, at: number): SkillId[] => {
  const { open } = progress;
  if (at % 3 === 2 && open.includes('debug')) return ['debug'];
  const bigger = open.filter((skill) => skill === 'plan' || skill === 'loops');
  return at % 3 === 1 && bigger.length > 0 ? bigger : ['sequence'];
};

const chooseTask = (
  progress: Progress,
  session: Pick<Session, 'seed' | 'at' | 'again'>,
): string => {
  if (session.again && session.again.at <= session.at) return session.again.taskId;
  // The very first board of all teaches how the game works: two steps in one line.
  if (progress.recent.length === 0) return firstTask;
  const target = targetSuccess(youngest);
  const ratingOf = (task: Task): number => recordOf(progress, task.skill).rating;
  const theme = themeOf(progress, session.at);
  const able = bank.filter((task) => progress.open.includes(task.skill));
  const themed = able.filter((task) => theme.includes(task.skill));
  // A theme of which nothing is easy enough yet gives way to what is.
  const kind = themed.some(
    (task) => expectedSuccess(ratingOf(task), task.difficulty) >= target - 0.08,
  );
  const picked = pickItem(kind ? themed : able, {
    ratingOf,
    target,
    recent: progress.recent.slice(-4),
    random: seeded(session.seed + session.at * 104_729),
  });
  return (picked ?? bank[0] ?? raise()).id;
};

const laidOut = (
  progress: Progress,
  blank: Omit<Session, 'taskId' | 'program' | 'misses' | 'hints'>,
): Session => {
  const session = {
    ...blank,
    taskId: chooseTask(progress, blank),
    program: '',
    misses: 0,
    hints: 0,
  };
  return { ...session, program: writeProgram(roundOf(session).start) };
};

export const startSession = (progress: Progress, seed: number): Game => ({
  progress,
  session: laidOut(progress, { seed, at: 0, again: null, solved: [] }),
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

export const isOver = (session: Session): boolean => session.at >= roundsPerSession;

export interface Moved {
  game: Game;
  mastered: boolean;
}

const nextAgain = (game: Game): Session['again'] => {
  const { again, taskId, at } = game.session;
  if (helpNow(game) === 'worked') return { taskId, at: at + 2 };
  return again?.taskId === taskId ? null : again;
};

/** Nobi is home: what was learned, and the next board (or the end of the session). */
export const moveOn = (game: Game, day: number): Moved => {
  const { session, progress } = game;
  const { skill, difficulty, id } = taskOf(session);
  const before = recordOf(progress, skill);
  const after = learn(before, { clean: isClean(session), day, difficulty });
  const learned: Progress = {
    ...progress,
    skills: { ...progress.skills, [skill]: after },
    recent: [...progress.recent, id].slice(-6),
  };
  const open = openSkills(learned);
  const next = {
    seed: session.seed,
    at: session.at + 1,
    again: nextAgain(game),
    solved: [...session.solved, skill].slice(-roundsPerSession),
  };
  const grown = { ...learned, open };
  return {
    game: { progress: grown, session: laidOut(grown, next) },
    mastered: isNewlyMastered({ before, after }, day),
  };
};
