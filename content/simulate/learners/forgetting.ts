/** Loses half of what is not played within ten days. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [2.5, 0.5], forgets: 10 });
