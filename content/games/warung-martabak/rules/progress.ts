/** What is remembered of a child, and what one session counts. */
import { type PlaySession, skillRecords } from '@nobi/kit/game';
import type { Ladder, SkillRecord } from '@nobi/kit/learning';
import type { Cut } from './geometry.ts';
import { type SkillId, skillIds, type Task } from './order-forms.ts';
import { bank } from './orders.ts';

export const roundsPerSession = 7;

export interface Progress {
  skills: Partial<Record<SkillId, SkillRecord>>;
  ladders: Partial<Record<SkillId, Ladder>>;
  /** Different fractions that were right at the first try, as `3-4`. */
  shown: Partial<Record<SkillId, string[]>>;
  recent: string[];
}

export interface Session extends PlaySession {
  cuts: Cut[][];
  taken: number[][];
  /** The orders that were served, for the recap. */
  served: string[];
}

export interface Game {
  progress: Progress;
  session: Session;
}

export const freshProgress = (): Progress => ({ skills: {}, ladders: {}, shown: {}, recent: [] });

export const recordOf = skillRecords(skillIds, { start: 0, step: 0.1 });

export const raise = (): never => {
  throw new Error('there is no order to give');
};

export const taskNamed = (id: string): Task | undefined => bank.find((task) => task.id === id);

export const taskOf = (session: Session): Task => taskNamed(session.taskId) ?? bank[0] ?? raise();
