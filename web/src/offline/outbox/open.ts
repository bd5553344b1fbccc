import {
  type LeaseKeeper,
  leaseKeeper,
  type Outbox,
  openOutbox,
  openOutboxDatabase,
} from '@nobi/client/outbox';
import { ask } from '../../api.ts';
import { config } from '../../config.ts';
import { session } from '../../session.ts';

let database: ReturnType<typeof openOutboxDatabase> | undefined;
/** Opened once a page. Where there is no room for it, the next call tries again. */
const db = () => {
  database ??= openOutboxDatabase().catch((error: unknown) => {
    database = undefined;
    throw error;
  });
  return database;
};

const alone = (act: () => Promise<void>) =>
  navigator.locks.request('nobi-outbox', { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });

const now = () => Date.now();

export const leases: LeaseKeeper = leaseKeeper({
  db,
  ask,
  keys: config.leaseKeys,
  token: () => session.read().token,
  now,
});

export const outbox: Outbox = openOutbox({ db, ask, leases, now, alone });
