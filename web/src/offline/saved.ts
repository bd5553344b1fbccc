import { guardedStorage } from '@nobi/client/storage';

export const noteKey = 'nobi-offline';
export const noteStorage = guardedStorage(() => localStorage);

/** Whether this browser has ever saved something: only then is any of this fetched. */
export const hasSaved = () => noteStorage.getItem(noteKey) !== null;

/** The child who was chosen on this device without a line, until the server knows. */
export const choiceKey = 'nobi-plays';

/** Set while the worker finds no line: a page that it answers cannot know by itself. */
export const noLine = 'data-no-line';
/** Filled by start.ts where something was saved; everywhere else it weighs nothing. */
export const here: {
  /** Asked before somebody logs out. */
  mayGo?: () => Promise<boolean>;
  /** Who plays, if that was chosen without a line. */
  faces?: <Known extends KnownFaces>(known: Known) => Known;
  /** What this page can do without a line. */
  says?: () => string | undefined;
} = {};

interface KnownFaces {
  readonly faces: readonly { readonly id: string }[];
  readonly playing: string;
  readonly is_chosen: boolean;
}

export const hasLine = () => navigator.onLine && !document.documentElement.hasAttribute(noLine);
