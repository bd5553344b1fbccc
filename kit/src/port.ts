/** What both ends of the port know. Types and numbers only, so that the guest carries no parser. */
import type { PublishedLessons } from './manifest/lesson.ts';
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

/** A file for the family's own device. The host reads its bytes before it believes its type. */
export interface ExportedFile {
  /** Without an ending; the host gives the one that fits. */
  name: string;
  blob: Blob;
}

/** One work on the shelf. `title` is only for words that the child wrote as its name. */
export interface ShownWork {
  id: string;
  /** WebP or PNG, at most `thumbLimit` bytes; `smallThumb` makes one. */
  thumb: Blob;
  title?: string | undefined;
}

/** One answer to a course's question. The server scores it and keeps the first of a sitting. */
export interface CheckRequest {
  lesson: string;
  question: string;
  choice: number | string;
}

/** What a child has shown of a skill, unaided: first tries at criterion tasks, newest last. */
export interface ShownSkill {
  /** `1` right, `0` not. */
  marks: string;
  /** Days since 1970, by the child's calendar. */
  from: number;
  to: number;
  /** What a report may say of it, as the server has weighed it; a save's own word on that counts for nothing. */
  claim?: unknown;
}

/** What an item begins with beside its save. Nothing in it says who plays. */
export interface BeginsWith {
  /** By skill, of the item's own alone; null where nobody knows. */
  shown: Readonly<Record<string, ShownSkill>> | null;
  /** Where a first play session begins, in logits. */
  start: number;
  /** The level stays: tasks follow `start` alone, and nothing is estimated. */
  isSteady?: boolean | undefined;
}

export const exportLimit = 25_000_000;
export const pageLimit = 8_000_000;
export const mostPages = 24;
export const thumbLimit = 40_000;
export const nameLength = 60;

export type GuestMessage =
  | { v: 1; seq: number; kind: 'ready' }
  /** Somebody is here: the host cannot see what is touched inside its frame. */
  | { v: 1; seq: number; kind: 'touch' }
  | { v: 1; seq: number; kind: 'save'; data: string }
  | { v: 1; seq: number; kind: 'event'; events: PlayEvent[] }
  | { v: 1; seq: number; kind: 'say'; line: SpokenLine }
  | { v: 1; seq: number; kind: 'end'; summary: EndSummary }
  | { v: 1; seq: number; kind: 'export'; name: string; blob: Blob }
  | { v: 1; seq: number; kind: 'print'; pages: Blob[] }
  | { v: 1; seq: number; kind: 'show-work'; work: ShownWork }
  | { v: 1; seq: number; kind: 'forget-work'; id: string }
  | ({ v: 1; seq: number; kind: 'check' } & CheckRequest);

/** `hello` carries nothing but the port itself; the save travels only inside the port, in `load`. */
export type HostMessage =
  | { v: 1; kind: 'hello' }
  | {
      v: 1;
      kind: 'load';
      settings: GuestSettings;
      save: string | null;
      opens?: string | undefined;
      lessons?: PublishedLessons | undefined;
      beginsWith?: BeginsWith | undefined;
      /** Nobody has played here before: a hand shows what can be touched. */
      isFirst?: boolean | undefined;
    }
  /** `right` is null while the server cannot be asked: the answer is kept and sent later. */
  | { v: 1; kind: 'verdict'; question: string; right: boolean | null }
  | { v: 1; kind: 'pause' }
  | { v: 1; kind: 'resume' }
  /** A voice reads aloud, or has ended: whatever else sounds stays below it. */
  | { v: 1; kind: 'speech'; isVoice: boolean }
  | { v: 1; kind: 'settings'; settings: Partial<GuestSettings> };
