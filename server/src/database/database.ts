import { DatabaseError } from 'pg';

/** What a store may ask of the database, inside or outside a transaction. */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** A prepared statement for hot paths; the name belongs to one text for ever. */
  named<Row extends object>(statement: NamedStatement): Promise<Row[]>;
}

export type NamedStatement = { name: string; text: string; values: readonly unknown[] };

export interface Connections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Database extends Queryable {
  /** Families lie on several nodes: what several of them write at once is a statement each. */
  readonly isDistributed: boolean;
  /** All or nothing. The work may run again after a deadlock, so it must only touch `tx`. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /**
   * For lists and reports that may be some seconds old: a replica, where there is one that keeps up.
   * Never for access, money, or what the same person has just written.
   */
  readonly reads: Queryable;
  /** Hears NOTIFY for ever. `onGap` is called whenever notices may have been missed. */
  listen(channel: string, hear: (payload: string) => void, onGap: () => void): Promise<void>;
  /** False while the notice connection is down: what was cached must not be trusted then. */
  isListening(): boolean;
  /** Connections of this process: open, doing nothing, and callers waiting for one. */
  connections(): Connections;
  /** One cheap round trip, at most a second long. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export type DatabaseLog = {
  info(o: object, m: string): void;
  warn(o: object, m: string): void;
  error(o: object, m: string): void;
};

/** The database cannot answer now; the same call may work in a moment. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  /** What PostgreSQL, the network or the driver calls it; nothing of what was asked. */
  readonly reason: string | undefined;
  constructor(message: string, { reason, cause }: { reason?: string; cause?: Error } = {}) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Rows that come by way of the coordinator of Citus are refused by a worker without a code. */
const isDuplicateOnWorker = ({ code, message }: DatabaseError): boolean =>
  code === 'XX000' && message.startsWith('duplicate key value violates unique constraint');

/** Whether a row was refused because its like exists; name the constraint if there are several. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  error instanceof DatabaseError &&
  (error.code === '23505' || isDuplicateOnWorker(error)) &&
  (constraint === undefined ||
    error.constraint === constraint ||
    // A worker of Citus names the key of its own part of the table, and in its message alone.
    new RegExp(`"${constraint}_\\d+"`).test(error.message));

/** Whether a row was refused because what it names is gone. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === '23503' || /violates foreign key constraint/.test(error.message));
