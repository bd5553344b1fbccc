/** One session, and what is remembered from one to the next. Pure. */
import { isClean, isNewlyMastered } from '@nobi/kit/game';
import { type Random, seeded } from '@nobi/kit/guest';
import {
  expectedSuccess,
  freshSkill,
  learn,
  pickItem,
  type SkillRecord,
  targetSuccess,
} from '@nobi/kit/learning';
import { bank, platesOf, type Task } from './tasks.ts';

export const rounds = 6;
const again = 2;

export interface Session {
  record: SkillRecord;
  /** Ids of the last tasks, newest last. */
  recent: string[];
  at: number;
  task: string;
  seed: number;
  misses: number;
  hints: number;
  /** A task that needed a worked example comes again. */
  back: { task: string; at: number } | null;
}

export const taskOf = (session: Session): Task =>
  bank.find(({ id }) => id === session.task) ?? { id: 'gone', most: 5, less: 4, difficulty: -4 };

export const platesIn = (session: Session): number[] =>
  platesOf(taskOf(session), seeded(session.seed + session.at));

export const isOver = ({ at }: Session): boolean => at >= rounds;

const pickTask = (record: SkillRecord, recent: readonly string[], random: Random): string =>
  pickItem(bank, { ratingOf: () => record.rating, target: targetSuccess(5), recent, random })?.id ??
  'most-5-4';

export const startSession = (
  before: Pick<Session, 'record' | 'recent'> | null,
  seed: number,
): Session => {
  const { record, recent } = before ?? { record: freshSkill(), recent: [] };
  const task = pickTask(record, recent, seeded(seed));
  return { record, recent, at: 0, task, seed, misses: 0, hints: 0, back: null };
};

export const missed = (session: Session): Session => ({
  ...session,
  misses: Math.min(50, session.misses + 1),
});
export const hinted = (session: Session): Session => ({
  ...session,
  hints: Math.min(50, session.hints + 1),
});

/** The round is solved: learn from it and go on to the next. */
export const solved = (session: Session, day: number): { session: Session; mastered: boolean } => {
  const { difficulty, id } = taskOf(session);
  const record = learn(session.record, { difficulty, clean: isClean(session), day });
  const at = session.at + 1;
  const recent = [...session.recent, id].slice(-4);
  const back = session.misses >= 3 ? { task: id, at: at + again } : session.back;
  const isBack = back?.at === at;
  const task = isBack ? back.task : pickTask(record, recent, seeded(session.seed + at * 31));
  const next = { ...session, record, recent, at, task, misses: 0, hints: 0 };
  return {
    session: { ...next, back: isBack ? null : back },
    mastered: isNewlyMastered({ before: session.record, after: record }, day),
  };
};

/** The chance that a learner of this ability solves the round at the first try. */
export const chanceOf = (session: Session, ability: number): number =>
  expectedSuccess(ability, taskOf(session).difficulty);
