/** What is remembered of a child, and what one session counts. */
import type { ChosenRound, LearningProgress, Played } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { makeRound, type Round } from './round.ts';
import { bank, type Task, taskNamed } from './tasks.ts';

export const roundsPerSession = 6;

export type Progress = LearningProgress;

export interface Session extends ChosenRound {
  /** Places in the tray whose planks lie in the gap, in order. */
  laid: number[];
  /** The bridges that held, for the recap. */
  built: number[][];
}

export type Game = Played<Progress, Session>;

export const taskOf = ({ taskId, level }: Pick<Session, 'taskId' | 'level'>): Task =>
  taskNamed(taskId, level) ?? bank[0] ?? raise();

const raise = (): never => {
  throw new Error('the bank of tasks is empty');
};

export const roundOf = (session: Pick<Session, 'taskId' | 'level' | 'seed' | 'at'>): Round =>
  makeRound(taskOf(session), seeded(session.seed + session.at * 7919));
