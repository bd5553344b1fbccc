/** As able in the last sitting as in the first. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [0, 0.5] });
