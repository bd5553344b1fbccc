import type { BodyOf, courses, creativity, offline, rating, support } from '@nobi/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export type ItemKind = 'game' | 'course' | 'tool';

/** One play session, whether it was begun with a line or without. */
export interface QueuedSession {
  /** The browser's own, sent as `Idempotency-Key`: the server knows it by this. */
  readonly key: string;
  /** As the lease names it: another family signed in here neither sees nor sends it. */
  readonly family: string;
  readonly child: string;
  readonly kind: ItemKind;
  readonly item: string;
  readonly startedAt: number;
  /** Under which it began without a line. */
  readonly lease: string | null;
  /** The server's; null until it has heard of it. */
  readonly id: string | null;
  /** Whose save it goes on from: play sessions without a line go on from each other. */
  readonly line: string;
}

/** What the server is to get, and in which words. */
export type Queued =
  | { readonly what: 'event'; readonly body: { readonly id: string } }
  | { readonly what: 'save'; readonly body: string }
  | { readonly what: 'check'; readonly body: BodyOf<typeof courses.check> }
  | { readonly what: 'show'; readonly body: BodyOf<typeof creativity.showWork> & OfWork }
  | { readonly what: 'forget'; readonly body: OfWork }
  | { readonly what: 'rating'; readonly body: BodyOf<typeof rating.give> }
  | { readonly what: 'message'; readonly body: BodyOf<typeof support.send> }
  /** Readable for the server alone. */
  | { readonly what: 'need'; readonly body: BodyOf<typeof offline.tell> };

export interface OfWork {
  readonly work: string;
}

/** One thing on its way to the server. */
export type QueuedRow = Queued & {
  /** Its place in the queue. */
  readonly seq?: number;
  readonly family: string;
  /** Empty for what belongs to no play session. */
  readonly session: string;
  /** Unique in its session: an event's id, a question; a newer save takes the place of the older. */
  readonly ref: string;
  readonly at: number;
  /** How often the server would not have it. */
  readonly refusals: number;
  /** Refused five times: kept and shown, and sent no more. */
  readonly isAside: boolean;
};

/** What somebody of the family may read: that a child told of a need is nobody's here. */
export type ShownRow = Exclude<QueuedRow, { readonly what: 'need' }>;

/** What a line of play sessions last had from the server or brought there. */
export interface SaveLine {
  readonly line: string;
  readonly rev: number;
  readonly save: string | null;
}

interface OutboxSchema extends DBSchema {
  queue: { key: number; value: QueuedRow; indexes: { ref: [string, string] } };
  sessions: { key: string; value: QueuedSession };
  /** Minutes in which a child played here; the number is that of its minute since 1970. */
  minutes: { key: [string, number]; value: { child: string; minute: number } };
  /** The state of a save that the server has of each line of play sessions. */
  lines: { key: string; value: SaveLine };
  /** What a page needs to begin without a line, by family and name. */
  shelf: { key: string; value: unknown };
  /** The lease and the highest time that a server has ever told. */
  lease: { key: string; value: unknown };
}

export type OutboxDatabase = IDBPDatabase<OutboxSchema>;

export const openOutboxDatabase = (name = 'nobi-outbox'): Promise<OutboxDatabase> =>
  openDB<OutboxSchema>(name, 1, {
    upgrade(db) {
      const queue = db.createObjectStore('queue', { keyPath: 'seq', autoIncrement: true });
      queue.createIndex('ref', ['session', 'ref'], { unique: true });
      db.createObjectStore('sessions', { keyPath: 'key' });
      db.createObjectStore('lines', { keyPath: 'line' });
      db.createObjectStore('minutes', { keyPath: ['child', 'minute'] });
      db.createObjectStore('shelf');
      db.createObjectStore('lease');
    },
    // Another tab brings a newer version, or the person forgets this device.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
