import 'fake-indexeddb/auto';
import { openClient } from '@nobi/client/ask';
import {
  leaseKeeper,
  type NewRow,
  type OutboxDatabase,
  openOutbox,
  openOutboxDatabase,
} from '@nobi/client/outbox';
import { isErrorCode, type LeaseKey, Problem } from '@nobi/contract';
import * as z from 'zod/mini';

const written = z.object({
  leaseKeys: z.array(z.object({ kid: z.string(), x: z.string(), y: z.string() })),
});

/** As a browser finds them: in the page. */
export const leaseKeysOf = async (url: string): Promise<LeaseKey[]> => {
  const page = await (await fetch(`${url}/login`)).text();
  const config = /id="nobi-config">([^<]*)</.exec(page)?.[1] ?? '{}';
  return written.parse(JSON.parse(config)).leaseKeys;
};

export interface PhoneState {
  isOnline: boolean;
  token: string | null;
  answersLeft: number;
  /** What the last call that failed came to. */
  lastFailure: string;
}

interface PhoneOptions {
  readonly url: string;
  readonly keys: readonly LeaseKey[];
  readonly name: string;
  readonly token: string;
  readonly now: () => number;
}

const failed = (state: PhoneState, path: string) => (error: unknown) => {
  state.lastFailure = `${path}: ${String(error)}`;
  throw error;
};

/** A page of the product on one phone: its line comes and goes, and somebody may close it at any moment. */
export const openPhone = ({ url, keys, name, now, ...signedIn }: PhoneOptions) => {
  const state: PhoneState = {
    isOnline: true,
    token: signedIn.token,
    /** After so many calls of this page its answers no longer arrive. */
    answersLeft: Number.POSITIVE_INFINITY,
    lastFailure: '',
  };
  const { ask: call } = openClient({
    base: `${url}/api`,
    token: () => state.token,
    language: () => 'id',
    timeout: 20_000,
    isErrorCode,
  });
  const ask: typeof call = async (shape, ...request) => {
    if (!state.isOnline) throw new Problem('offline');
    const answer = await call(shape, ...request).catch(failed(state, shape.path));
    state.answersLeft -= 1;
    // Done there, and nobody here ever learns of it.
    if (state.answersLeft < 0) throw new Problem('offline');
    return answer;
  };
  // As browsers lock: one tab at a time, and whoever does not wait goes away.
  let turn: Promise<unknown> | undefined;
  const alone = async (act: () => Promise<void>, waits: boolean) => {
    if (turn && !waits) return;
    const own = (turn ?? Promise.resolve()).then(act);
    turn = own;
    try {
      await own;
    } finally {
      if (turn === own) turn = undefined;
    }
  };
  const open = () => {
    let database: Promise<OutboxDatabase> | undefined;
    const db = () => {
      database ??= openOutboxDatabase(name);
      return database;
    };
    const leases = leaseKeeper({ db, ask, keys, token: () => state.token, now });
    const outbox = openOutbox({
      db,
      ask,
      leases,
      now,
      alone,
    });
    return { outbox, leases, close: async () => (await database)?.close() };
  };
  let page = open();
  return {
    state,
    ask,
    get outbox() {
      return page.outbox;
    },
    get leases() {
      return page.leases;
    },
    /** The page ends without another word; what comes up next finds what was written down. */
    async kill() {
      await page.close();
      state.answersLeft = Number.POSITIVE_INFINITY;
      page = open();
    },
  };
};

export type Phone = ReturnType<typeof openPhone>;

let counter = 0;
/** An event that nobody has told yet. */
export const newEvent = (time: number, item: string, more: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    v: 1,
    id: counter.toString(16).padStart(32, '0'),
    t: Math.round(time),
    item,
    attempt: 1,
    verb: 'answered',
    object: 'soal-1',
    ctx: { level: 1, skill: 'bonds-10', mode: 'play', lang: 'id', build: '0123456789ab' },
    ...more,
  };
};

export const eventRow = (session: string, event: { id: string }): NewRow => ({
  session,
  ref: event.id,
  what: 'event',
  body: event,
});
export const saveRow = (session: string, save: string): NewRow => ({
  session,
  ref: 'save',
  what: 'save',
  body: save,
});
