import { guardedStorage } from '@nobi/client/storage';
import { session } from '../../session.ts';

const stored = guardedStorage(() => localStorage);

// The page's first script reads it, too (web/build/early-pieces.ts): only a part of the token, so
// that nobody signs in with it, and the next session is not taken for this one.
const key = 'nobi-alone';
const markOf = (token: string | null) => token?.slice(-8) ?? null;

/** Whether this session's family was last seen with one child, known and with nothing to be asked. */
export const isAlone = (): boolean => {
  const mark = markOf(session.read().token);
  return mark !== null && stored.getItem(key) === mark;
};

export const markAlone = (isAlone: boolean) => {
  const mark = markOf(session.read().token);
  if (isAlone && mark !== null) stored.setItem(key, mark);
  else stored.removeItem(key);
};
