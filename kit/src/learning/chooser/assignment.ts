/** What the chooser is asked and what it answers. */
import type { LearningTask, Plan } from './plan.ts';
import type { HelpLevel, LearningState, TaskKind } from './state.ts';

export interface Assignment<Task extends LearningTask = LearningTask> {
  task: Task;
  kind: TaskKind;
  /** Help that is there from the beginning. */
  help: HelpLevel;
}

export interface Moment {
  /** Whole days since 1970, by the child's calendar. */
  day: number;
  /** Tasks settled in this sitting. */
  at: number;
  random(): number;
  /** Skills that the child has picked, such as those of an island; reviews come from all. */
  focus?: readonly string[];
}

export interface Scene<Task extends LearningTask> extends Moment {
  plan: Plan<Task>;
  state: LearningState;
}
