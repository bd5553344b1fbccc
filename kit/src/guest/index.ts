export type { PlayResult, PlayVerb } from '../play-event.ts';
export type {
  EndSummary,
  ExportedFile,
  GuestSettings,
  Lang,
  ShownWork,
  SpokenLine,
} from '../port.ts';
export { inOther } from '../spoken.ts';
export { type Clock, type ClockOptions, openClock, stepSeconds } from './clock.ts';
export { easeInOut, easeOut, type Motions, mix, openMotions } from './motion.ts';
export { connect } from './port/connect.ts';
export type { Guest, Happening } from './port/guest.ts';
export { smallThumb } from './port/thumb.ts';
export { newId, newSeed, pickOne, type Random, seeded, shuffled, wholeBetween } from './random.ts';
export { type Effect, openSounds, type Sounds } from './sound.ts';
export { onSpeech } from './speech.ts';
export { type EndScreen, showEnd } from './stage/end-screen.ts';
export { type Idle, watchIdle } from './stage/idle.ts';
export { openStage, type Stage } from './stage/stage.ts';
