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

let opened: ReturnType<typeof openOutboxDatabase> | undefined;
/** Opened once a page. Where there is no room for it, the next call tries again. */
const db = () => {
  opened ??= openOutboxDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const liveLock = (key: string) => `nobi-live-${key}`;

/** This page sends what belongs to a play session itself, for as long as it lives. */
export const claimLive = (key: string): (() => void) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(liveLock(key), () => held);
  return release;
};

/** Browsers give up a lock with the page that held it, however that ended. */
const isLive = async (key: string) => {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === liveLock(key));
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

export const outbox: Outbox = openOutbox({ db, ask, leases, now, alone, isLive });
