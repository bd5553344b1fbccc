/** Knows nothing and is right once in three. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [-20, 0], guess: 1 / 3, eased: 0 });
