import { session } from './session.ts';

/** Ends the session in this browser for who leaves on purpose, with all that was said, typed and recorded here. */
export const sayGoodbye = () => {
  // The children's own voices lie in this browser alone, and go with whoever leaves.
  indexedDB.deleteDatabase('nobi-own-voice');
  try {
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  session.end({ isGoodbye: true });
};
