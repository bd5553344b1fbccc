export type Storable = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const attempt = <T>(act: () => T, otherwise: () => T): T => {
  try {
    return act();
  } catch {
    return otherwise();
  }
};

/** Private windows and full disks throw; then this tab remembers for itself until it closes. */
export const guardedStorage = (storage: () => Storable): Storable => {
  const memory = new Map<string, string>();
  return {
    getItem: (key) =>
      memory.get(key) ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    setItem: (key, value) => {
      memory.delete(key);
      attempt(
        () => storage().setItem(key, value),
        () => {
          memory.set(key, value);
        },
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(
        () => storage().removeItem(key),
        () => {},
      );
    },
  };
};
