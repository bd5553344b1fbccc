export { today } from '../guest/day.ts';
export {
  type Assigned,
  answerOf,
  assigned,
  assignmentOf,
  isAlone,
  outcomeOf,
  readAssigned,
} from './assigned.ts';
export { type GameContext, type NamedMode, openBasics } from './context.ts';
export { endSession } from './finish.ts';
export type { Grown } from './grown.ts';
export { Growth, pictureSource, type Seat, type Stages, seatsAlong } from './growth.ts';
export { type GameMemory, openMemory, type Saved } from './memory.ts';
export { type GameMode, makeChip, openModes } from './modes.ts';
export { playGame } from './play-game.ts';
export { readPlaySession, writeGame } from './save.ts';
export {
  hinted,
  missed,
  type PlaySession,
  withSession,
} from './session.ts';
export {
  type ChosenRound,
  freshLearning,
  type LearningProgress,
  openSessions,
  type Played,
  readLearningOf,
  type SessionRules,
  type Sessions,
} from './sessions.ts';
export { watchSize } from './watch-size.ts';
