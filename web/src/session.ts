import { openSession } from '@nobi/client/session';
import type { Storable } from '@nobi/client/storage';
import { useSyncExternalStore } from 'react';

/** What the browser knows of who is signed in. The server decides; these flags only choose pages. */
export interface Session {
  readonly token: string | null;
  readonly isSuperUser: boolean;
  readonly isPaid: boolean;
}

const keys = ['playerToken', 'isSuperUser', 'isPaid'] as const;

/** The product's session over one storage. Other tabs are heard through `hearOtherTabs`. */
export const openWebSession = (storage: () => Storable) => {
  const stored = openSession(storage, keys);
  let snapshot = '';
  let hasSaidGoodbye = false;
  let farewell = '';
  let hasExpired = false;
  let current: Session = { token: null, isSuperUser: false, isPaid: false };

  const read = (): Session => {
    const [token = null, isSuperUser, isPaid] = keys.map(stored.read);
    const now = JSON.stringify([token, isSuperUser, isPaid]);
    // The same object while nothing changed: React compares snapshots by identity.
    if (now !== snapshot) {
      snapshot = now;
      const isSignedIn = token !== null && token !== '';
      current = {
        token: isSignedIn ? token : null,
        isSuperUser: isSignedIn && isSuperUser === 'true',
        isPaid: isPaid === 'true',
      };
    }
    return current;
  };

  return {
    read,
    notify: stored.notify,
    subscribe: stored.subscribe,
    start(playerToken: string, isSuperUser: boolean) {
      hasSaidGoodbye = false;
      farewell = '';
      hasExpired = false;
      stored.write({ playerToken, isSuperUser: String(isSuperUser), isPaid: null });
    },
    /** Keeps the flags of my-status; what is not named stays as it is. */
    mark({ isPaid, isSuperUser }: { isPaid: boolean; isSuperUser?: boolean }) {
      stored.write({
        ...(isSuperUser !== undefined && { isSuperUser: String(isSuperUser) }),
        isPaid: String(isPaid),
      });
    },
    /** Whether the person signed out here: then no page waits for their return. */
    hasSaidGoodbye: () => hasSaidGoodbye,
    /** What the server said when it closed the account; the login shows it. */
    farewell: () => farewell,
    /** Whether the server ended the session: the login says why somebody stands there. */
    hasExpired: () => hasExpired,
    end({ isGoodbye = false, farewell: words = '' } = {}) {
      hasSaidGoodbye = isGoodbye;
      farewell = words;
      hasExpired = !isGoodbye && read().token !== null;
      stored.end();
    },
  };
};

export const session = openWebSession(() => localStorage);

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
    else session.notify();
  });
};

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.read);
