/** Fresh as a sitting begins and a seventh of a logit worse with each task of it; grows all the same. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const tiring: MakeLearner = (random) => {
  let ability = 0.4 + 0.8 * normal(random);
  let last = 0;
  let tries = 0;
  return {
    answer({ difficulty, help, sitting }) {
      tries = sitting === last ? tries + 1 : 0;
      last = sitting;
      ability += 0.014;
      const now = ability + 0.5 - tries / 7;
      return { right: random() < likely(now - difficulty + 0.8 * help), wants_help: false };
    },
  };
};

export default tiring;
