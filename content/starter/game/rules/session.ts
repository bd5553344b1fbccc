/** One session: the kit chooses its tasks; the game says what lies there. Pure. */
import { type ChosenRound, type LearningProgress, openSessions } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import { bank, plan, platesOf, type Task, taskNamed } from './tasks.ts';

export const rounds = 6;

export type Progress = LearningProgress;
/** A game whose rounds remember more adds it here, in `layOut` and in the save. */
export type Session = ChosenRound;

const raise = (): never => {
  throw new Error('the bank of tasks is empty');
};

export const taskOf = ({ taskId, level }: Pick<Session, 'taskId' | 'level'>): Task =>
  taskNamed(taskId, level) ?? bank[0] ?? raise();

export const platesIn = (session: Session): number[] =>
  platesOf(taskOf(session), seeded(session.seed + session.at));

export const sessions = openSessions<Task, Progress, Session>({
  plan,
  rounds,
  taskOf,
  layOut: (round) => round,
});
