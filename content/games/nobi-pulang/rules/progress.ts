/** What is remembered of a child, and what one session counts. */
import { type PlaySession, skillRecords } from '@nobi/kit/game';
import type { SkillRecord } from '@nobi/kit/learning';
import { type SkillId, skillIds } from './levels.ts';
import { bank, makeRound, type Round, type Task } from './round.ts';

export const roundsPerSession = 6;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  /** Ideas that have been opened stay open. */
  open: SkillId[];
  recent: string[];
}

export interface Session extends PlaySession {
  /** As `writeProgram` writes it. */
  program: string;
  /** The boards that were solved, for the recap. */
  solved: string[];
}

export interface Game {
  progress: Progress;
  session: Session;
}

export const freshProgress = (): Progress => ({ skills: {}, open: ['sequence'], recent: [] });

export const recordOf = skillRecords(skillIds, { start: -0.5, step: 0.3 });

export const raise = (): never => {
  throw new Error('the bank of boards is empty');
};

export const taskOf = (session: Session): Task =>
  bank.find((task) => task.id === session.taskId) ?? bank[0] ?? raise();

const seedOf = (session: Pick<Session, 'seed' | 'at'>): number => session.seed + session.at * 7919;

export const roundOf = (session: Session): Round => makeRound(taskOf(session), seedOf(session));
