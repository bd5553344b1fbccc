import { type Language, Problem } from '@nobi/contract';
import type { Client } from '../ask.ts';
import { carrierOf } from './carrier.ts';
import type { OutboxDatabase, QueuedRow, ShownRow } from './database.ts';
import { sendsAll } from './flush.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import { playedMinutes } from './played-minutes.ts';
import { type NewRow, type Queue, queueOf } from './queue.ts';
import { sealFor } from './seal.ts';
import { type SavePlace, shelfOf } from './shelf.ts';
import { type StoredSessions, storedSessions } from './stored-sessions.ts';

export interface OutboxDeps {
  readonly db: () => Promise<OutboxDatabase>;
  readonly ask: Client['ask'];
  readonly leases: LeaseKeeper;
  readonly now: () => number;
  /** Runs it unless another tab is at the same; whoever waits runs it after that one. */
  readonly alone: (act: () => Promise<void>, waits: boolean) => Promise<unknown>;
}

interface HowFlushed {
  /** Another token than the session's. */
  readonly token?: string;
  /** A flush that is under way already is waited for: it may not have seen what came last. */
  readonly waits?: boolean;
}

interface Need {
  readonly child: string;
  readonly prompt: string;
  readonly language: Language;
}

interface NewSession extends SavePlace {
  readonly key: string;
}

type Parts = Pick<OutboxDeps, 'leases' | 'now'> & {
  readonly queue: Queue;
  readonly sessions: StoredSessions;
  readonly minutes: ReturnType<typeof playedMinutes>;
  readonly shelf: ReturnType<typeof shelfOf>;
};

/** Play sessions and what is written down of them. */
const sessionsOf = ({ leases, now, queue, sessions, minutes, shelf }: Parts) => ({
  /** Begins one without a line; what it says and keeps will follow it to the server. */
  async begin({ key, child, kind, item }: NewSession): Promise<{ save: string | null }> {
    const lease = await leases.current();
    if (!lease?.rules[child]) throw new Problem('lease_refused');
    if (!(await minutes.isOpen(lease, child))) throw new Problem('play_time_over');
    const place = { child, kind, item };
    const stored = await shelf.saveOf(lease.family, place);
    const line = stored.line ?? key;
    const { family, token } = lease;
    await sessions.put({
      key,
      family,
      ...place,
      line,
      startedAt: now(),
      lease: token,
      id: null,
    });
    await shelf.keepSave(family, place, { line, newest: stored.newest });
    return { save: stored.newest };
  },

  /** One that the server knows: what is on its way there is written down here first. */
  async follow(of: NewSession & { id: string; rev: number; save: string | null }): Promise<void> {
    const family = await leases.family();
    if (family === null) return;
    const { save, rev, key, id, child, kind, item } = of;
    const place = { child, kind, item };
    await sessions.putLine({ line: key, rev, save });
    await sessions.put({ key, family, ...place, line: key, startedAt: now(), lease: null, id });
    await shelf.keepSave(family, place, { line: key, newest: save });
  },

  /**
   * Written down before anything is sent: whatever happens then, it is not lost. False where nobody
   * knows the play session.
   */
  async add(session: string, rows: readonly NewRow[]): Promise<boolean> {
    const known = await sessions.known(session);
    if (!known) return false;
    // Side by side: a page that is being left may have no second moment.
    const saves = rows.flatMap(({ what, body }) => (what === 'save' ? [body] : []));
    await Promise.all([
      queue.add(known.family, rows),
      ...saves.map((newest) => shelf.keepSave(known.family, known, { line: known.line, newest })),
      rows.some(({ what }) => what === 'event') && minutes.count(known.child),
    ]);
    return true;
  },

  /** What a child tells of a need; false where it can be neither sealed nor kept. */
  async tell({ child, ...need }: Need): Promise<boolean> {
    const lease = await leases.current();
    if (!lease?.seal) return false;
    const sealed = await sealFor(lease.seal, { child, need });
    const ref = crypto.randomUUID();
    await queue.add(lease.family, [{ session: '', ref, what: 'need', body: { child, sealed } }]);
    return true;
  },

  /** What belongs to no play session; false where nobody is known who could send it. */
  async post(row: NewRow): Promise<boolean> {
    const family = await leases.family();
    if (family === null) return false;
    await queue.add(family, [row]);
    return true;
  },
});

/** What a browser keeps until the server has it, and what it needs to play without one. */
export const openOutbox = ({ db, ask, leases, now, alone }: OutboxDeps): Outbox => {
  const queue = queueOf(db, now);
  const sessions = storedSessions(db);
  const shelf = shelfOf(db);
  const minutes = playedMinutes(db, now);
  const sendAll = sendsAll({ queue, carrier: carrierOf({ ask, sessions, now }) });
  const rows = async (): Promise<QueuedRow[]> => {
    const family = await leases.family();
    return family === null ? [] : queue.all(family);
  };
  // Whoever looks may be the one whom a child told of.
  const isShown = (row: QueuedRow): row is ShownRow => row.isAside && row.what !== 'need';
  const aside = async () => (await rows()).filter(isShown);

  return {
    ...sessionsOf({ leases, now, queue, sessions, minutes, shelf }),
    queue,
    sessions,
    shelf,
    leases,
    isOpen: minutes.isOpen,
    waiting: async () => (await rows()).length,
    setAside: aside,

    async flush({ waits = false, ...how } = {}) {
      const family = await leases.family(how.token);
      if (family === null) return true;
      let isDone = false;
      await alone(async () => {
        isDone = await sendAll(family, how);
      }, waits);
      return isDone;
    },

    async sendAgain() {
      await queue.takeBack(await aside());
      return this.flush({ waits: true });
    },

    async forget() {
      const store = await db();
      sessions.forget();
      for (const name of ['queue', 'sessions', 'lines'] as const) await store.clear(name);
      await this.leave();
    },

    async leave() {
      const store = await db();
      for (const name of ['minutes', 'shelf'] as const) await store.clear(name);
      await leases.forget();
    },
  };
};

export interface Outbox extends ReturnType<typeof sessionsOf> {
  readonly queue: Queue;
  readonly sessions: StoredSessions;
  readonly shelf: ReturnType<typeof shelfOf>;
  readonly leases: LeaseKeeper;
  readonly isOpen: ReturnType<typeof playedMinutes>['isOpen'];
  /** How many things wait, those set aside among them. */
  readonly waiting: () => Promise<number>;
  readonly setAside: () => Promise<ShownRow[]>;
  /** Sends what waits, in its order. False when something still waits for a line. */
  readonly flush: (how?: HowFlushed) => Promise<boolean>;
  /** Tries once more what was set aside. */
  readonly sendAgain: () => Promise<boolean>;
  /** Everything of this browser: after this it knows nothing of anybody. */
  readonly forget: () => Promise<void>;
  /** All but what still waits: only the same family can send that, once it is back. */
  readonly leave: () => Promise<void>;
}
