export { simulatedCourse } from './course.ts';
export { simulatedGame } from './game.ts';
export type {
  MasteryState,
  SimulatedItem,
  SimulatedResult,
  SimulatedSession,
  SimulatedTask,
} from './item.ts';
export { masteryState } from './mastery-state.ts';
export {
  type ChildLine,
  type LearnerTask,
  type MakeLearner,
  type PlayOptions,
  playChild,
  type SimulatedLearner,
  type TaskLine,
} from './play-child.ts';
