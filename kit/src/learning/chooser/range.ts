/** What a list of tasks spans. */
import { oncePer } from './once.ts';
import type { LearningTask } from './plan.ts';

export const rangeOf = oncePer((tasks: readonly LearningTask[]) => {
  const difficulties = tasks.map(({ difficulty }) => difficulty);
  return {
    easiest: Math.min(...difficulties),
    middle: difficulties.reduce((sum, each) => sum + each, 0) / Math.max(1, tasks.length),
    hardest: Math.max(...difficulties),
  };
});
