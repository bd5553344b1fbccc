import { guardedStorage, type Storable } from './storage.ts';

export type StoredSession<Key extends string> = Readonly<Record<Key, string | null>>;

/** A session as texts under fixed keys of one storage; it tells its listeners of every change. */
export const openSession = <const Key extends string>(
  storage: () => Storable,
  keys: readonly Key[],
) => {
  const stored = guardedStorage(storage);
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (key: Key) => stored.getItem(key),
    /** Null removes a value; a key that is not named stays as it is. */
    write(values: Partial<StoredSession<Key>>) {
      for (const key of keys) {
        const value = values[key];
        if (value === null) stored.removeItem(key);
        else if (value !== undefined) stored.setItem(key, value);
      }
      notify();
    },
    end() {
      for (const key of keys) stored.removeItem(key);
      notify();
    },
    notify,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
