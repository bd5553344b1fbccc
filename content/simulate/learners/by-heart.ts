/** Knows by heart every task that came before, and no other. */
import type { MakeLearner } from '@nobi/kit/simulate';

const byHeart: MakeLearner = () => {
  const seen = new Set<string>();
  return {
    answer({ skill, level, difficulty }) {
      const task = `${skill} ${level} ${difficulty}`;
      const right = seen.has(task);
      seen.add(task);
      return { right, wants_help: false };
    },
  };
};

export default byHeart;
