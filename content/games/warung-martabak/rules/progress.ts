/** What is remembered of a child, and what one session counts. */

import type { ChosenRound, LearningProgress, Played } from '@nobi/kit/game';
import { seeded } from '@nobi/kit/guest';
import type { Cut } from '@nobi/kit/slices';
import { bank, type Task, taskNamed } from './orders.ts';

export const roundsPerSession = 7;

export type Progress = LearningProgress;

export interface Session extends ChosenRound {
  cuts: Cut[][];
  taken: number[][];
  /** Counts the numbers that were asked: after a miss a comparison comes with others. */
  turn: number;
  /** The orders that were served, for the recap. */
  served: string[];
}

export type Game = Played<Progress, Session>;

const raise = (): never => {
  throw new Error('there is no order to give');
};

export const taskOf = ({ taskId, level }: Pick<Session, 'taskId' | 'level'>): Task =>
  taskNamed(taskId, level) ?? bank[0] ?? raise();

const alike = 8;

/** Another pair, as hard as this one: seeing the first one weighed does not answer it. */
export const otherPair = (
  task: Task,
  { seed, at, turn }: Record<'seed' | 'at' | 'turn', number>,
) => {
  const near = bank
    .filter(
      ({ skill, level, id }) => skill === task.skill && level === task.level && id !== task.id,
    )
    .toSorted((a, b) => Math.abs(a.base - task.base) - Math.abs(b.base - task.base))
    .slice(0, alike);
  return near[Math.floor(seeded(seed + at * 53 + turn * 7919)() * near.length)] ?? task;
};

/** What is asked right now. */
export const orderOf = (session: Session): Task => {
  const task = taskOf(session);
  return task.form === 'compare' && session.turn > 0 ? otherPair(task, session) : task;
};
