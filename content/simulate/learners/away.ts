/** Knows it all and comes back after three weeks each time (--days-between 21), a third of it forgotten. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [4, 0.5], forgets: 40 });
