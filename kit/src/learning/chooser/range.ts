/** What a list of tasks spans. Looked at once: the lists of a plan stay as they are. */
import type { LearningTask } from './plan.ts';

interface Range {
  readonly easiest: number;
  readonly hardest: number;
  /** Its criterion tasks. */
  readonly proofs: readonly LearningTask[];
}

const known = new WeakMap<readonly LearningTask[], Range>();

export const rangeOf = (tasks: readonly LearningTask[]): Range => {
  const before = known.get(tasks);
  if (before) return before;
  const difficulties = tasks.map(({ difficulty }) => difficulty);
  const range = {
    easiest: Math.min(...difficulties),
    hardest: Math.max(...difficulties),
    proofs: tasks.filter(({ proves }) => proves),
  };
  known.set(tasks, range);
  return range;
};
