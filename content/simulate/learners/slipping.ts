/** Knows it all, and one answer in ten goes wrong all the same. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [5, 0.5], slip: 0.1 });
