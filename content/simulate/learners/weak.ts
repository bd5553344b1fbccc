/** Right half of the time at the easiest tasks that there are, better with each step of help. */
import type { MakeLearner } from '@nobi/kit/simulate';

const eased = 0.9;

const weak: MakeLearner = (random) => {
  let easiest = Number.POSITIVE_INFINITY;
  return {
    answer({ difficulty, help }) {
      easiest = Math.min(easiest, difficulty);
      const logit = easiest - difficulty + eased * help;
      return { right: random() < 1 / (1 + Math.exp(-logit)), wants_help: false };
    },
  };
};

export default weak;
