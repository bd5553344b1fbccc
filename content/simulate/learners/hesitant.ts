/** Asks for help at the first three tasks of each kind, and then goes on alone. */
import type { MakeLearner } from '@nobi/kit/simulate';
import { likely, normal } from '../learner.ts';

const hesitant: MakeLearner = (random) => {
  const met = new Map<string, number>();
  let ability = 0.3 + 0.8 * normal(random);
  return {
    answer({ skill, level, difficulty, help }) {
      const kind = `${skill} ${level}`;
      const times = met.get(kind) ?? 0;
      if (times < 3 && help === 0) return { right: false, wants_help: true };
      met.set(kind, times + 1);
      ability += 0.014;
      return { right: random() < likely(ability - difficulty + help), wants_help: false };
    },
  };
};

export default hesitant;
