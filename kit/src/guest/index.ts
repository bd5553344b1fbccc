export type { PlayResult, PlayVerb } from '../play-event.ts';
export type {
  EndSummary,
  ExportedFile,
  GuestSettings,
  Lang,
  ShownWork,
  SpokenLine,
} from '../port.ts';
export { type Clock, type ClockOptions, openClock, stepSeconds } from './clock.ts';
export { connect, type Guest, type Happening } from './connect.ts';
export { type EndScreen, showEnd } from './end-screen.ts';
export { type Idle, watchIdle } from './idle.ts';
export { easeInOut, easeOut, type Motions, mix, openMotions } from './motion.ts';
export { newId, newSeed, pickOne, type Random, seeded, shuffled, wholeBetween } from './random.ts';
export { type Effect, openSounds, type Sounds } from './sound.ts';
export { openStage, type Stage } from './stage.ts';
export { smallThumb } from './thumb.ts';
