import { guardedStorage } from '@nobi/client/storage';

const stored = guardedStorage(() => localStorage);
const key = 'nobi-introduction-later';

/** Whether this device was told that the child is introduced later: then it does not ask again. */
export const isForLater = (child: string) => stored.getItem(key) === child;

export const keepForLater = (child: string) => stored.setItem(key, child);
