/** What the chooser meant with the task of a session, and what came of it. Pure. */
import type { Happening } from '../guest/port/guest.ts';
import {
  type Assignment,
  type HelpLevel,
  isUnaided,
  type LearningTask,
  type Outcome,
  resultOf,
  type Story,
  type TaskKind,
} from '../learning/index.ts';
import { type Box, isNumber, whole } from '../save/read.ts';
import type { PlaySession } from './session.ts';

export interface Assigned {
  level: number;
  kind: TaskKind;
  /** Help that the task begins with. */
  help: HelpLevel;
}

const kinds: readonly TaskKind[] = ['new', 'practice', 'review', 'easy', 'check'];
const helps: readonly HelpLevel[] = [0, 1, 2, 3, 4];

export const assigned = ({ task, kind, help }: Assignment): Assigned & { taskId: string } => ({
  taskId: task.id,
  level: task.level,
  kind,
  help,
});

/** A session that was begun before there was a chooser practises at the level that it had. */
export const readAssigned = (stored: Box, level: number): Assigned => {
  return {
    level: isNumber(stored.level) ? whole(stored.level, 0, 9) : level,
    kind: kinds.find((kind) => kind === stored.kind) ?? 'practice',
    help: helps.find((help) => help === stored.help) ?? 0,
  };
};

export const assignmentOf = <Task extends LearningTask>(
  task: Task,
  { kind, help }: Assigned,
): Assignment<Task> => ({ task, kind, help });

/** Only the first try speaks for a child, with the help that it had. A hint there shows the answer. */
export const outcomeOf = (
  { misses, hints, help }: Pick<PlaySession, 'misses' | 'hints'> & Pick<Assigned, 'help'>,
  day: number,
): Outcome => ({ right: misses === 0, help: hints > 0 ? 4 : help, day });

/** Whether it went right at once, without any help. */
export const isAlone = isUnaided;

interface GameTry {
  isRight: boolean;
  response: (number | string)[];
  spentMs: number;
  task: LearningTask;
  /** A step that is right, while the task goes on, shows nothing yet. */
  isPart?: boolean;
}

/** One try as its event says it. A miss is counted already when it is reported. */
export const answerOf = (
  { misses, hints, help, kind }: Story & Pick<Assigned, 'kind'>,
  { isRight, response, spentMs, task, isPart = false }: GameTry,
): Required<Pick<Happening, 'attempt' | 'result'>> => {
  const before = misses - (isRight ? 0 : 1);
  return {
    attempt: before + 1,
    result: resultOf({
      right: isRight,
      response,
      spentMs,
      misses: before,
      hints,
      help,
      task,
      ...(!isPart && { kind }),
    }),
  };
};
