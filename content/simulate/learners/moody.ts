/** On some days a logit better than on others, and growing through all of them. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const moody: MakeLearner = (random) => {
  let ability = 0.3 + 0.7 * normal(random);
  let today = -1;
  let mood = 0;
  return {
    answer({ difficulty, help, day }) {
      if (day !== today) mood = 0.7 * normal(random);
      today = day;
      ability += 0.014;
      const right = random() < likely(ability + mood - difficulty + 0.8 * help);
      return { right, wants_help: false };
    },
  };
};

export default moody;
