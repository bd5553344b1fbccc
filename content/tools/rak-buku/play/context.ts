/** What all parts of the library share. */
import type {
  Clock,
  Guest,
  Idle,
  Lang,
  PlayResult,
  PlayVerb,
  Sounds,
  Stage,
} from '@nobi/kit/guest';
import type { Cover } from '../rules/cover.ts';
import type { Open, Progress } from '../rules/save.ts';
import type { Line, Story } from '../stories/story.ts';
import type { Words } from '../text/text.ts';
import type { Sound } from '../view/sounds.ts';
import type { OwnVoicePart } from './own-voice.ts';
import type { Voice } from './speaking.ts';

export interface Note {
  readonly verb: PlayVerb;
  readonly object: string;
  readonly level?: number;
  readonly attempt?: number;
  readonly result?: PlayResult;
}

export interface Context {
  readonly guest: Guest;
  readonly stage: Stage;
  /** Everything on the screen; its `data-view` says what is shown. */
  readonly frame: HTMLElement;
  readonly clock: Clock;
  readonly idle: Idle;
  readonly sounds: Sounds<Sound>;
  readonly voice: Voice;
  /** The child's own, where it may be recorded. */
  readonly own: OwnVoicePart | null;
  /** Books that staff published, as far as is known by now. */
  readonly added: readonly Cover[];
  readonly progress: Progress;
  text(): Words;
  /** Keeps what is new of the progress. */
  put(news: Partial<Progress>): void;
  /** Keeps what is new of the open book. */
  turn(news: Partial<Open>): void;
  /** Shows what the progress says. */
  show(): void;
  note(note: Note): void;
  /** Ends the visit calmly. */
  finish(): void;
}

/** One of the pages that fill the screen. */
export interface View {
  readonly box: HTMLElement;
  readonly controls: readonly HTMLElement[];
  readonly corner: readonly HTMLElement[];
  readonly goal: string;
  /** Once it is on the screen and its goal was said. */
  begin?(): unknown;
  key?(key: string): boolean;
  swipe?(by: 1 | -1): void;
  fit?(): void;
  /** Something of the child's own voice is new. */
  voiceChanged?(): void;
}

export const langOf = ({ guest }: Context, { isOther }: Open): Lang => {
  const { lang } = guest.settings;
  if (!isOther) return lang;
  return lang === 'id' ? 'en' : 'id';
};

/** A line of a story in the language that the book is read in. */
export const lineOf = (context: Context, line: Line): string => {
  const { open } = context.progress;
  return open ? line[langOf(context, open)] : line[context.guest.settings.lang];
};

export interface Reading {
  readonly story: Story;
  readonly open: Open;
}
