import type { HelpLevel, TaskKind } from '../learning/index.ts';

/** What a learner sees of a task. */
export interface LearnerTask {
  skill: string;
  level: number;
  difficulty: number;
  kind: TaskKind;
  /** The help that is there now. */
  help: HelpLevel;
  /** Counted from 1. */
  sitting: number;
  day: number;
}

export interface SimulatedLearner {
  /** A wish for help is granted and the task is put again, with more of it. */
  answer(task: LearnerTask): { right: boolean; wants_help: boolean };
}

export type MakeLearner = (random: () => number) => SimulatedLearner;
