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
  settleTask,
  stateOf,
  type TaskKind,
} from './chooser/index.ts';
export { expectedSuccess, rate, targetSuccess } from './elo.ts';
export { climb, type Help, helpAfter, type Ladder } from './help.ts';
export { type Choice, type PickOptions, pickItem } from './pick.ts';
export { type Praised, praiseFor, praises, withoutClaims } from './praise.ts';
export {
  type Answer,
  freshSkill,
  type Lesson,
  learn,
  type Mastery,
  masteryOf,
  type SkillRecord,
} from './skill.ts';
export { helpLevel, isUnaided, resultOf, type Story, type Tried } from './tried.ts';
