/** Can nearly everything for a month and then loses most of it. */
import type { MakeLearner } from '@nobi/kit/simulate';

const falling: MakeLearner = (random) => ({
  answer: ({ day }) => ({ right: random() < (day < 30 ? 0.97 : 0.3), wants_help: false }),
});

export default falling;
