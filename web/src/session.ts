import { useSyncExternalStore } from 'react';

/** What the browser knows of who is signed in. The server decides; these flags only choose pages. */
export interface Session {
  readonly token: string | null;
  readonly isSuperUser: boolean;
  readonly isPaid: boolean;
}

const keys = ['playerToken', 'isSuperUser', 'isPaid'] as const;
type Key = (typeof keys)[number];
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Private windows and full disks throw; then this tab remembers for itself until it closes. */
const sturdy = (storage: () => Keep): Keep => {
  const memory = new Map<string, string>();
  const attempt = <T>(act: () => T, otherwise: () => T): T => {
    try {
      return act();
    } catch {
      return otherwise();
    }
  };
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

/** The session over one storage. Other tabs are heard through `hearOtherTabs`. */
export const openSession = (storage: () => Keep) => {
  const kept = sturdy(storage);
  const listeners = new Set<() => void>();
  let written = '';
  let hasSaidGoodbye = false;
  let farewell = '';
  let current: Session = { token: null, isSuperUser: false, isPaid: false };

  const read = (): Session => {
    const [token = null, isSuperUser, isPaid] = keys.map((key) => kept.getItem(key));
    const now = JSON.stringify([token, isSuperUser, isPaid]);
    // The same object while nothing changed: React compares snapshots by identity.
    if (now !== written) {
      written = now;
      const isSignedIn = token !== null && token !== '';
      current = {
        token: isSignedIn ? token : null,
        isSuperUser: isSignedIn && isSuperUser === 'true',
        isPaid: isPaid === 'true',
      };
    }
    return current;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (key: Key, value: string) => kept.setItem(key, value);

  return {
    read,
    tell,
    start(token: string, isSuperUser: boolean) {
      hasSaidGoodbye = false;
      farewell = '';
      write('playerToken', token);
      write('isSuperUser', String(isSuperUser));
      kept.removeItem('isPaid');
      tell();
    },
    /** Keeps the flags of my-status; what is not given stays as it is. */
    mark({ isPaid, isSuperUser }: { isPaid: boolean; isSuperUser?: boolean }) {
      if (isSuperUser !== undefined) write('isSuperUser', String(isSuperUser));
      write('isPaid', String(isPaid));
      tell();
    },
    /** Whether the person signed out here: then no page waits for their return. */
    hasSaidGoodbye: () => hasSaidGoodbye,
    /** What the server said when it closed the account; the login shows it. */
    farewell: () => farewell,
    end({ isGoodbye = false, said = '' } = {}) {
      hasSaidGoodbye = isGoodbye;
      farewell = said;
      for (const key of keys) kept.removeItem(key);
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

export const session = openSession(() => localStorage);

/** Another tab signed in or out. A change of account starts the page afresh: nothing of it may stay. */
export const hearOtherTabs = (startAfresh: () => void) => {
  let token = session.read().token;
  session.subscribe(() => {
    token = session.read().token;
  });
  addEventListener('storage', (event) => {
    if (event.key !== null && !keys.some((key) => key === event.key)) return;
    const before = token;
    const now = session.read().token;
    if (before !== null && now !== null && before !== now) startAfresh();
    else session.tell();
  });
};

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.read);
