import {
  type LeaseKeeper,
  leaseKeeper,
  type Outbox,
  openOutbox,
  openOutboxDatabase,
} from '@nobi/client/outbox';
import { readPageConfig } from '@nobi/client/page-config';
import type { LeaseKey } from '@nobi/contract';
import { ask } from '../../api.ts';
import { session } from '../../session.ts';
import { seconds } from '../../time.ts';

let database: ReturnType<typeof openOutboxDatabase> | undefined;
/** Opened once a page. Where there is no room for it, the next call tries again. */
const db = () => {
  database ??= openOutboxDatabase().catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
};

/** Nobody waits longer for another tab: what is under way may hang as long as the line does. */
const patience = seconds(20);

const alone = (act: () => Promise<void>, waits: boolean) =>
  navigator.locks.request(
    'nobi-outbox',
    waits ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true },
    async (lock) => {
      if (lock) await act();
      return lock !== null;
    },
  );

const now = () => Date.now();

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Read here and not with the page's other settings: few families ever need them. */
const keysIn = (value: unknown): LeaseKey[] =>
  (Array.isArray(value) ? value : []).map((key: unknown) => {
    const { kid, x, y } = Object(key);
    return { kid: text(kid), x: text(x), y: text(y) };
  });

export const leases: LeaseKeeper = leaseKeeper({
  db,
  ask,
  keys: keysIn(readPageConfig().leaseKeys),
  token: () => session.read().token,
  now,
});

export const outbox: Outbox = openOutbox({ db, ask, leases, now, alone });
