export { savedAt } from '../course/progress/saved-at.ts';
export type { PlayEvent } from '../play-event.ts';
export type {
  CheckRequest,
  EndSummary,
  GuestSettings,
  Lang,
  ShownWork,
  SpokenLine,
} from '../port.ts';
export type { FileKind } from './file-kind.ts';
export type { OfferedFile } from './files.ts';
export { type GuestHost, type HostOptions, hostGuest } from './host.ts';
export { proveInPopup } from './popup.ts';
export {
  type Clip,
  type FindClip,
  type OnVoice,
  type Speaker,
  type SpeakerOptions,
  speaker,
} from './voice/speaker.ts';
