/** An item without its page: the rules and the choosing that a browser runs, driven by `npm run simulate`. */
import type { HelpLevel, TaskKind } from '../learning/index.ts';

export type MasteryState = 'new' | 'learning' | 'mastered';

export interface SimulatedTask {
  readonly id: string;
  readonly skill: string;
  readonly level: number;
  readonly difficulty: number;
  readonly kind: TaskKind;
  /** Help that it begins with. */
  readonly help: HelpLevel;
  /** A criterion task. */
  readonly proves: boolean;
  /** What is known of the skill as the task is chosen. */
  readonly state: MasteryState;
}

/** What a child did with a task until it was right. */
export interface SimulatedResult {
  misses: number;
  hints: number;
}

export interface SimulatedSession {
  /** The task that stands there; null when the sitting is over. */
  now(): SimulatedTask | null;
  settle(result: SimulatedResult): void;
  /** What the item keeps; the next sitting opens it. */
  save(): string;
  stateOf(skill: string): MasteryState;
}

export interface SimulatedItem {
  /** Its skills, in order. */
  readonly skills: readonly string[];
  open(save: string | null, when: { seed: number; day: number }): SimulatedSession;
}
