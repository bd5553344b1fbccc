/** Able in one skill and not in the next, drawn for each; each grows where it is played, and a little elsewhere. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const uneven: MakeLearner = (random) => {
  const own = new Map<string, number>();
  let all = 0.3 + 0.5 * normal(random);
  return {
    answer({ skill, difficulty, help }) {
      const able = own.get(skill) ?? 0.7 * normal(random);
      own.set(skill, able + 0.012);
      all += 0.012;
      return { right: random() < likely(all + able - difficulty + 0.9 * help), wants_help: false };
    },
  };
};

export default uneven;
