/** Stays where it is for forty tasks, more or less, and then understands a lot at once. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const leaping: MakeLearner = (random) => {
  let ability = 0.2 + 0.7 * normal(random);
  let left = 20 + Math.floor(40 * random());
  return {
    answer({ difficulty, help }) {
      left -= 1;
      if (left < 0) {
        ability += 0.6;
        left = 25 + Math.floor(30 * random());
      }
      return { right: random() < likely(ability - difficulty + 0.7 * help), wants_help: false };
    },
  };
};

export default leaping;
