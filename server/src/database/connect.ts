import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { openBreaker } from './breaker/breaker.ts';
import { connectionConfig, poolerConfig } from './connection.ts';
import { type Database, type DatabaseLog, DatabaseUnavailable } from './database.ts';
import { translateFailure } from './failure.ts';
import { migrate } from './migrate.ts';
import { Notices } from './notices.ts';
import { distribute } from './placement/distribute.ts';
import { checkPooler } from './pooler.ts';
import { openReplica, type ReplicaOptions } from './replica.ts';
import { queryPool, transact } from './session.ts';

/** The product's own changes to its schema. */
export const ownMigrations = join(import.meta.dirname, 'migrations');

const oldestServer = 150_000;
const patience = 10_000;
/** So often a database may answer and then fall silent before a start gives up. */
const mostSilences = 3;

type Options = {
  url: string;
  /** PgBouncer in transaction mode for the calls; what is bound to a session goes to `url`. */
  pooler?: string | undefined;
  poolSize: number;
  log: DatabaseLog;
  /** A Citus coordinator: a new database is laid out over its workers. */
  isDistributed?: boolean | undefined;
  migrations?: string;
  replica?: ReplicaOptions | undefined;
};

const answersWithin = async (limit: number, question: Promise<unknown>): Promise<boolean> => {
  const answered = question.then(
    () => true,
    () => false,
  );
  return await Promise.race([answered, pause(limit, false, { ref: false })]);
};

const prepare = async (
  { url, log, migrations, isDistributed = false }: Options,
  countAnswer: () => void,
): Promise<void> => {
  const client = new Client({
    ...connectionConfig(url),
    // A change to a large table may take its time; it only may not make others wait for its lock.
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  client.on('error', (error) => log.warn({ err: error }, 'the connection for migrations is lost'));
  try {
    await client.connect();
    const { rows } = await client.query(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    if (rows[0].version < oldestServer) throw new Error('Nobi needs PostgreSQL 15 or newer.');
    countAnswer();
    const applied = await migrate(client, migrations ?? ownMigrations);
    if (applied.length > 0) log.info({ applied }, 'the database has been brought up to date');
    if (isDistributed && (await distribute(client)))
      log.info({}, 'the tables of families lie on the workers');
  } finally {
    // Whoever is silent does not answer a farewell either.
    await answersWithin(1000, client.end());
  }
};

/**
 * At start the database may still be starting too, so it gets some seconds; and again some, if it falls
 * silent in the middle of its changes, but not for ever.
 */
const prepareWithPatience = async (options: Options): Promise<void> => {
  let deadline = Date.now() + patience;
  let answers = 0;
  const countAnswer = () => {
    answers += 1;
  };
  for (;;) {
    const before = answers;
    try {
      return await prepare(options, countAnswer);
    } catch (error) {
      const failure = translateFailure(error);
      if (answers > before && answers <= mostSilences) deadline = Date.now() + patience;
      if (!(failure instanceof DatabaseUnavailable) || Date.now() > deadline) throw failure;
      options.log.warn({ reason: failure.message }, 'waiting for the database');
      await pause(500);
    }
  }
};

const openPool = ({ url, pooler, poolSize, log }: Options) => {
  const isBusy = () => pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
  const breaker = openBreaker({ url, log, isBusy });
  const pool = new Pool({
    ...(pooler ? poolerConfig(pooler) : connectionConfig(url)),
    stream: breaker.stream,
    max: poolSize,
    idleTimeoutMillis: 60_000,
  });
  // Without a listener on every connection, a database that dies takes this process with it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => {
    if (!pool.ending && !breaker.isOpen())
      log.warn({ reason: error.message }, 'a database connection is lost');
  });
  const connect = async () => {
    if (breaker.isOpen())
      throw new DatabaseUnavailable('The database is silent.', { reason: 'silent' });
    return pool.connect();
  };
  const close = async () => {
    await breaker.close();
    if (!pool.ending) await pool.end();
  };
  return { pool, source: { connect, isShared: pooler !== undefined }, close };
};

/** Migrates, then opens the pool. Throws DatabaseUnavailable when nothing answers for 10 s. */
export const connectDatabase = async (options: Options): Promise<Database> => {
  await prepareWithPatience(options);
  const { pool, source, close } = openPool(options);
  const notices = new Notices(options.url, options.log);
  const direct = queryPool(source);
  if (options.pooler)
    await checkPooler(direct).catch((error) => close().then(() => Promise.reject(error)));
  const { poolSize, log } = options;
  const replica =
    options.replica && openReplica(options.replica, { primary: direct, poolSize, log });
  return {
    ...direct,
    isDistributed: options.isDistributed === true,
    reads: replica?.reads ?? direct,
    transaction: (work) => transact(source, work),
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
      await close();
    },
  };
};
