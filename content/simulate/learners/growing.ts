/** Gets a little better with every task. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [0, 1], growth: [0.01, 0.02] });
