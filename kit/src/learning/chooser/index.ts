export { stateOf } from './ability.ts';
export type { Assignment, Moment } from './assignment.ts';
export { beginWith } from './begin.ts';
export { chooseTask, isAllKnown } from './choose.ts';
export { isMastered, isNewlyShown } from './frontier.ts';
export { fromRecords } from './migrate.ts';
export { oncePer } from './once.ts';
export { type LearningSkill, type LearningTask, makePlan, type Plan } from './plan.ts';
export { type Outcome, settleTask } from './settle.ts';
export { recallOf, standingOf } from './standing.ts';
export {
  freshState,
  type HelpLevel,
  type LearningState,
  mayProve,
  type TaskKind,
} from './state.ts';
export { nextSkill } from './turns.ts';
