/** Knows a third of the kinds of task by heart, and the others never. */
import type { MakeLearner } from '@nobi/kit/simulate';

const replaying: MakeLearner = (random) => {
  const known = new Map<string, boolean>();
  return {
    answer({ skill, level, difficulty }) {
      const seen = `${skill} ${level} ${difficulty}`;
      const right = known.get(seen) ?? random() < 1 / 3;
      known.set(seen, right);
      return { right, wants_help: false };
    },
  };
};

export default replaying;
