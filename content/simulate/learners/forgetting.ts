/** Loses half of what is not played within ten days. Also the child who is away: --days-between 21. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [2.5, 0.5], forgets: 10 });
