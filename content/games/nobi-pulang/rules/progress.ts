/** What is remembered of a child, and what one session counts. */
import type { ChosenRound, LearningProgress, Played } from '@nobi/kit/game';
import { bank, raise, type Task, taskNamed } from './bank.ts';
import { makeRound, type Round } from './round.ts';

export const roundsPerSession = 6;

export type Progress = LearningProgress;

export interface Session extends ChosenRound {
  /** As `writeProgram` writes it. */
  program: string;
  /** Skills of the boards that were solved, for the recap. */
  solved: string[];
}

export type Game = Played<Progress, Session>;

export const taskOf = ({ taskId }: Pick<Session, 'taskId'>): Task =>
  taskNamed(taskId) ?? bank[0] ?? raise('the bank of boards is empty');

export const roundOf = (session: Pick<Session, 'taskId' | 'seed' | 'at'>): Round =>
  makeRound(taskOf(session), session.seed + session.at * 7919);
