export { seeded } from '../guest/random.ts';
export { checkedLearner, LearnerError } from './checked-learner.ts';
export type { ChildLine, PlayOptions, TaskLine, Weighed } from './child-line.ts';
export { simulatedCourse } from './course.ts';
export { simulatedGame } from './game.ts';
export type {
  MasteryState,
  SimulatedItem,
  SimulatedResult,
  SimulatedSession,
  SimulatedTask,
} from './item.ts';
export type { LearnerTask, MakeLearner, SimulatedLearner } from './learner.ts';
export { masteryState } from './mastery-state.ts';
export { playChild } from './play-child.ts';
