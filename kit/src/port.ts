/** What both ends of the port know. Types and numbers only, so that the guest carries no parser. */
import type { PlayEvent } from './play-event.ts';

export const portVersion = 1;

export type Lang = 'id' | 'en';

export interface GuestSettings {
  lang: Lang;
  voice: boolean;
  /** 0 is silent, 1 is full. */
  sound: number;
  reducedMotion: boolean;
}

export interface SpokenLine {
  text: string;
  lang: Lang;
  slow?: boolean | undefined;
}

/** The sitting in three numbers. It is shown to nobody as a score. */
export interface EndSummary {
  minutes: number;
  items: number;
  mode: 'play' | 'free';
}

export type GuestMessage =
  | { v: 1; seq: number; kind: 'ready' }
  | { v: 1; seq: number; kind: 'save'; data: string }
  | { v: 1; seq: number; kind: 'event'; events: PlayEvent[] }
  | { v: 1; seq: number; kind: 'say'; line: SpokenLine }
  | { v: 1; seq: number; kind: 'end'; summary: EndSummary };

/** `hello` carries nothing but the port itself; the save travels only inside the port, in `load`. */
export type HostMessage =
  | { v: 1; kind: 'hello' }
  | { v: 1; kind: 'load'; settings: GuestSettings; save: string | null }
  | { v: 1; kind: 'pause' }
  | { v: 1; kind: 'resume' }
  | { v: 1; kind: 'settings'; settings: Partial<GuestSettings> };
