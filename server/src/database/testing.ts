import { randomUUID } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from './connect.ts';
import type { Database, DatabaseLog } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** TEST_DATABASE_URL, or empty for a server of our own. */
    givenDatabaseUrl: string;
    /** The folder of programs of a PostgreSQL that has Citus, and whether every test's database lies on it. */
    citusBin: string;
    isOnCitus: boolean;
    /** `adminUrls`: of the server, or of each node of Citus, the coordinator's first. */
    testDatabases: { url: string; adminUrls: string[]; template: string; isDropped: boolean };
  }
}

export interface TestDatabase {
  db: Database;
  url: string;
  drop(): Promise<void>;
}

export const quietLog: DatabaseLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

export const databaseUrl = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

/** On the server, or on each node of Citus. */
const administer = async (sql: string): Promise<void> => {
  for (const connectionString of inject('testDatabases').adminUrls) {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }
};

/** Leaves a filled database as the autovacuum of a running one does. A statement that no transaction may hold. */
export const vacuum = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE').finally(() => client.end());
};

const isInUse = (error: unknown) => error instanceof DatabaseError && error.code === '55006';

const dropDatabase = async (name: string, triesLeft = 5): Promise<void> => {
  if (!inject('testDatabases').isDropped) return;
  try {
    await administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  } catch (error) {
    // The process with which Citus looks after a database comes back by itself.
    if (!isInUse(error) || triesLeft === 0) throw error;
    await dropDatabase(name, triesLeft - 1);
  }
};

/** A migrated, empty database of one's own, copied in a moment. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const server = inject('testDatabases');
  const name = `nobi_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${server.template} STRATEGY file_copy`);
  const url = databaseUrl(server.url, name);
  const db = await connectDatabase({
    url,
    poolSize: 8,
    log: quietLog,
    isDistributed: inject('isOnCitus'),
  });
  return {
    db,
    url,
    drop: async () => {
      await db.close();
      await dropDatabase(name);
    },
  };
};

/** A database that nothing has ever touched, as an operator makes one for a restore. */
export const emptyDatabase = async () => {
  const name = `nobi_test_${randomUUID().replaceAll('-', '')}`;
  await administer(`CREATE DATABASE ${name}`);
  return {
    url: databaseUrl(inject('testDatabases').url, name),
    drop: () => dropDatabase(name),
  };
};

/** Cuts every connection to a test's database and takes no new one; answers how to let them in again. */
export const takeAway = async (url: string) => {
  const name = new URL(url).pathname.slice(1);
  const allow = (isOpen: boolean) =>
    administer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${isOpen}`);
  await allow(false);
  await administer(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
  );
  return () => allow(true);
};
