export {
  type Assignment,
  beginWith,
  chooseTask,
  freshState,
  fromRecords,
  type HelpLevel,
  isAllKnown,
  isMastered,
  isNewlyShown,
  type LearningSkill,
  type LearningState,
  type LearningTask,
  type Moment,
  makePlan,
  nextSkill,
  type Outcome,
  type Plan,
  recallOf,
  settleTask,
  standingOf,
  stateOf,
  type TaskKind,
} from './chooser/index.ts';
export { type Help, helpAfter } from './help.ts';
export { type Praised, praiseFor, praises, withoutClaims } from './praise.ts';
export { targetSuccess } from './target.ts';
export { helpLevel, isUnaided, resultOf, type Story, type Tried } from './tried.ts';
