/** Able from the beginning, and a little better with every task. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [1, 0], growth: [0.01, 0.02] });
