/** Always right. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [60, 0] });
