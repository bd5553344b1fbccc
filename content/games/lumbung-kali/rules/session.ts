/** One session of seven orders, what its help shows, and the barn that every full field fills. Pure. */
import {
  type ChosenRound,
  type LearningProgress,
  openSessions,
  type Played,
  withSession,
} from '@nobi/kit/game';
import { helpAfter, helpLevel } from '@nobi/kit/learning';
import { bank, plan, type Task, taskNamed } from './tasks.ts';

export const rounds = 7;

export interface Progress extends LearningProgress {
  /** Sacks that ever came into the barn. They stay. */
  sacks: number;
}

export interface Session extends ChosenRound {
  /** The fields that were filled, for the recap. */
  filled: string[];
}

export type Game = Played<Progress, Session>;

const raise = (): never => {
  throw new Error('there is no field to fill');
};

export const taskOf = ({ taskId, level }: Pick<Session, 'taskId' | 'level'>): Task =>
  taskNamed(taskId, level) ?? bank[0] ?? raise();

export const sessions = openSessions<Task, Progress, Session>({
  plan,
  rounds,
  taskOf,
  layOut: (round, before) => ({
    ...round,
    filled: before ? [...before.filled, before.taskId].slice(-rounds) : [],
  }),
  remember: ({ progress }) => ({ ...progress, sacks: progress.sacks + 1 }),
});

/** 0 nothing, 1 a way of thinking, 2 what can be counted, 3 and more where the answer lies. */
export const aidOf = ({ session }: Game): number => helpLevel(session);

export const isHelpDue = ({ session }: Game): boolean => helpAfter(session.misses) !== 'none';

export const withHelp = (game: Game): Game => withSession(game, { hints: game.session.hints + 1 });
