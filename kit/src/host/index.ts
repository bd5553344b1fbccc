export type { PlayEvent } from '../play-event.ts';
export type { EndSummary, GuestSettings, Lang, SpokenLine } from '../port.ts';
export { type GuestHost, type HostOptions, hostGuest } from './host.ts';
export { type Speaker, speaker } from './voice.ts';
