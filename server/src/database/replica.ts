import { Pool } from 'pg';
import { connectionConfig } from './connection.ts';
import { type DatabaseLog, DatabaseUnavailable, type Queryable } from './database.ts';
import { queryPool } from './session.ts';

export interface ReplicaOptions {
  readonly url: string;
  /** Further behind than this, it is not asked. */
  readonly maxLagMs: number;
}

/** How long an answer about the replica's state is believed. */
const believedForMs = 1000;

const position = `select pg_current_wal_lsn()::text as position`;
// Behind the primary's position, the last replayed commit tells how old its data is; at or beyond
// it nothing is missing, however long ago that commit was.
const lag = `select case
    when pg_last_wal_replay_lsn() >= $1::pg_lsn then 0
    else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()) * 1000, 1e12)
  end::float as ms`;

/** Reads from a replica while it keeps up, from the primary otherwise. */
export const openReplica = (
  { url, maxLagMs }: ReplicaOptions,
  { primary, poolSize, log }: { primary: Queryable; poolSize: number; log: DatabaseLog },
) => {
  const pool = new Pool({
    ...connectionConfig(url),
    connectionTimeoutMillis: 1000,
    max: poolSize,
    idleTimeoutMillis: 60_000,
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const replica = queryPool(pool);
  let isUsed = true;
  let checked: { at: number; answer: Promise<boolean> } | undefined;

  const note = (keepsUp: boolean, about: object) => {
    if (keepsUp !== isUsed)
      log[keepsUp ? 'info' : 'warn'](
        about,
        keepsUp ? 'the replica is read again' : 'the replica is not read for now',
      );
    isUsed = keepsUp;
    return keepsUp;
  };
  const check = async () => {
    try {
      const [head] = await primary.query<{ position: string }>(position);
      const [row] = await replica.query<{ ms: number }>(lag, [head?.position]);
      const lagMs = row?.ms ?? Number.POSITIVE_INFINITY;
      return note(lagMs <= maxLagMs, { lagMs });
    } catch (error) {
      return note(false, { reason: error instanceof Error ? error.message : '' });
    }
  };
  const keepsUp = () => {
    if (!checked || performance.now() - checked.at > believedForMs)
      checked = { at: performance.now(), answer: check() };
    return checked.answer;
  };
  const read = async <T>(ask: (from: Queryable) => Promise<T>): Promise<T> => {
    if (!(await keepsUp())) return ask(primary);
    try {
      return await ask(replica);
    } catch (error) {
      // Gone, or the statement was cancelled because replay needed its rows away.
      if (!(error instanceof DatabaseUnavailable)) throw error;
      checked = { at: performance.now(), answer: Promise.resolve(note(false, {})) };
      return ask(primary);
    }
  };
  const reads: Queryable = {
    query: (sql, values) => read((from) => from.query(sql, values)),
    named: (statement) => read((from) => from.named(statement)),
  };
  return { reads, close: () => pool.end() };
};
