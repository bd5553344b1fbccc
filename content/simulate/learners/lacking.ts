/** Weak in one skill: able, but cannot do the second skill until it was shown with a worked example. */
import { learnerWith } from '../learner.ts';

export default learnerWith({ ability: [1.5, 0.5], lacks: { skill: 1, help: 3 } });
