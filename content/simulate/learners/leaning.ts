/** Wishes for help before every answer. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [1, 0.5], leans: 1 });
