/** Gets better with every task by as little as a child does who grows at all. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [0, 1], growth: [0.01, 0.01] });
