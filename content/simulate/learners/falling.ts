/** Can nearly everything for a month and then loses most of it. */
import type { MakeLearner } from '@nobi/kit/simulate';

/** The first day on which it is lost. */
export const fallsOn = 30;

/** Right with this chance from then on, whatever the task and the help. */
export const fallingTo =
  (chance: number): MakeLearner =>
  (random) => ({
    answer: ({ day }) => ({ right: random() < (day < fallsOn ? 0.97 : chance), wants_help: false }),
  });

export default fallingTo(0.3);
