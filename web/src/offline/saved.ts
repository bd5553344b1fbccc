import { guardedStorage } from '@nobi/client/storage';

export const noteKey = 'nobi-offline';
export const noteStorage = guardedStorage(() => localStorage);

/** Whether this browser has ever saved something: only then is any of this fetched. */
export const hasSaved = () => noteStorage.getItem(noteKey) !== null;

/** The child who was chosen on this device without a line, until the server knows. */
export const choiceKey = 'nobi-plays';

/** Set while the worker finds no line: a page that it answers cannot know by itself. */
export const noLine = 'data-no-line';
export const hasLine = () => navigator.onLine && !document.documentElement.hasAttribute(noLine);
