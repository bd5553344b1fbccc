/** Knows much; after four right in a row it hurries, and one of four goes wrong. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const careless: MakeLearner = (random) => {
  let ability = 1 + 0.6 * normal(random);
  let streak = 0;
  return {
    answer({ difficulty, help }) {
      ability += 0.015;
      const slips = streak >= 4 && random() < 0.25;
      const right = !slips && random() < likely(ability - difficulty + 0.8 * help);
      streak = right ? streak + 1 : 0;
      return { right, wants_help: false };
    },
  };
};

export default careless;
