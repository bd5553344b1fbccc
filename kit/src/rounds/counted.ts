/** Sessions that count what each task brought: a thing of the game's world that comes and stays. Pure. */
import {
  type ChosenRound,
  freshLearning,
  type LearningProgress,
  openSessions,
  type Played,
  readAssigned,
  readLearningOf,
  readPlaySession,
  type Sessions,
} from '../game/index.ts';
import { helpAfter, helpLevel, type LearningTask, type Plan } from '../learning/index.ts';
import { type Box, isBox, isText, openSave, whole } from '../save/read.ts';

export interface CountedProgress extends LearningProgress {
  /** Tasks that were ever done. */
  brought: number;
}

export interface Counted<Task> {
  readonly plan: Plan<Task & LearningTask>;
  readonly rounds: number;
  readonly sessions: Sessions<CountedProgress, ChosenRound>;
  taskOf(round: Pick<ChosenRound, 'taskId' | 'level'>): Task & LearningTask;
  /** A save that cannot be read is a fresh start, never an error. `rest` is what the game kept beside it. */
  read(text: string | null): {
    progress: CountedProgress;
    session: ChosenRound | null;
    rest: Box;
  };
}

const nothing = (): never => {
  throw new Error('there is no task');
};

export const openCounted = <Task>({
  plan,
  tasks,
  rounds,
}: {
  plan: Plan<Task & LearningTask>;
  tasks: readonly (Task & LearningTask)[];
  rounds: number;
}): Counted<Task> => {
  const named = new Map(tasks.map((task) => [`${task.id} ${task.level}`, task]));
  const ids = new Set(tasks.map(({ id }) => id));
  const taskOf = ({ taskId, level }: Pick<ChosenRound, 'taskId' | 'level'>) =>
    named.get(`${taskId} ${level}`) ?? tasks[0] ?? nothing();
  const sessions = openSessions<Task, CountedProgress, ChosenRound>({
    plan,
    rounds,
    taskOf,
    layOut: (round) => round,
    remember: ({ progress }) => ({ ...progress, brought: progress.brought + 1 }),
  });
  const readSession = (save: Box): ChosenRound | null => {
    const isTask = (value: unknown): value is string => isText(value) && ids.has(value);
    const found = readPlaySession(save, { isTask, rounds });
    if (!found) return null;
    const round = { ...found.session, ...readAssigned(found.stored, 0) };
    const isThere = named.has(`${round.taskId} ${round.level}`);
    return sessions.isOver(round) || !isThere ? null : round;
  };
  return {
    plan,
    rounds,
    sessions,
    taskOf,
    read(text) {
      const save = openSave(text);
      if (!save) return { progress: { ...freshLearning(), brought: 0 }, session: null, rest: {} };
      const { progress } = save;
      const brought = isBox(progress) ? whole(progress.brought, 0, 99_999) : 0;
      return {
        progress: { ...readLearningOf(plan, progress), brought },
        session: readSession(save),
        rest: save,
      };
    },
  };
};

export const aidOf = ({ session }: Pick<Played<unknown, ChosenRound>, 'session'>): number =>
  helpLevel(session);

export const isHelpDue = ({ session }: Pick<Played<unknown, ChosenRound>, 'session'>): boolean =>
  helpAfter(session.misses) !== 'none';
