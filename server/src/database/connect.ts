import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { connectionConfig } from './connection.ts';
import { type Database, type DatabaseLog, DatabaseUnavailable } from './database.ts';
import { translateFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { Notices } from './notices.ts';
import { openReplica, type ReplicaOptions } from './replica.ts';
import { queryPool, transact } from './session.ts';

const oldestServer = 150_000;
const patience = 10_000;

type Options = {
  url: string;
  poolSize: number;
  log: DatabaseLog;
  migrations?: string;
  replica?: ReplicaOptions | undefined;
};

const prepare = async ({ url, log, migrations }: Options): Promise<void> => {
  const client = new Client({
    ...connectionConfig(url),
    // A change to a large table may take its time; it only may not make others wait for its lock.
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations is lost'));
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if (rows[0].version < oldestServer) throw new Error('Nobi needs PostgreSQL 15 or newer.');
    const applied = await migrate(client, migrations ?? join(import.meta.dirname, 'migrations'));
    if (applied.length > 0) log.info({ applied }, 'the database has been brought up to date');
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** At start the database may still be starting too, so it gets some seconds. */
const prepareWithPatience = async (options: Options): Promise<void> => {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await prepare(options);
    } catch (error) {
      const failure = translateFailure(error);
      if (!(failure instanceof DatabaseUnavailable) || Date.now() > deadline) throw failure;
      options.log.warn({ reason: failure.message }, 'waiting for the database');
      await pause(500);
    }
  }
};

const openPool = ({ url, poolSize, log }: Options): Pool => {
  const pool = new Pool({ ...connectionConfig(url), max: poolSize, idleTimeoutMillis: 60_000 });
  // Without a listener on every connection, a database that dies takes this process with it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ reason: error.message }, 'a database connection is lost');
  });
  return pool;
};

const answersWithin = async (limit: number, question: Promise<unknown>): Promise<boolean> => {
  const answered = question.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, pause(limit, false, { ref: false })]);
};

/** Migrates, then opens the pool. Throws DatabaseUnavailable when nothing answers for 10 s. */
export const connectDatabase = async (options: Options): Promise<Database> => {
  await prepareWithPatience(options);
  const pool = openPool(options);
  const notices = new Notices(options.url, options.log);
  const direct = queryPool(pool);
  const { poolSize, log } = options;
  const replica =
    options.replica && openReplica(options.replica, { primary: direct, poolSize, log });
  return {
    ...direct,
    reads: replica?.reads ?? direct,
    transaction: (work) => transact(pool, work),
    listen: (channel, hear, onGap) => notices.listen({ channel, hear, onGap }),
    isListening: () => notices.isListening(),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ready: () => answersWithin(1000, direct.query('SELECT 1')),
    close: async () => {
      await notices.close();
      await replica?.close();
      if (!pool.ending) await pool.end();
    },
  };
};
