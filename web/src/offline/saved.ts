import { guardedStorage } from '@nobi/client/storage';

const key = 'nobi-offline';
const storage = guardedStorage(() => localStorage);

/** Whether this browser has ever saved something, or was asked to: only then is any of this fetched. */
export const hasSaved = () => storage.getItem(key) !== null;

export const readNote = (): unknown => {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
};

export const writeNote = (note: object) => storage.setItem(key, JSON.stringify(note));
export const dropNote = () => storage.removeItem(key);
