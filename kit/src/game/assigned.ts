/** What the chooser meant with the task of a session, and what came of it. Pure. */
import type { Assignment, HelpLevel, LearningTask, Outcome, TaskKind } from '../learning/index.ts';
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
export const isAlone = (
  session: Pick<PlaySession, 'misses' | 'hints'> & Pick<Assigned, 'help'>,
): boolean => session.misses === 0 && session.hints === 0 && session.help === 0;
