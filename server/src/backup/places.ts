import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { connectionConfig } from '../database/connection.ts';
import type { DatabaseLog } from '../database/database.ts';
import { AlreadyRunning, startEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { readPostmaster } from '../database/embedded/orphan.ts';
import type { Settings } from '../settings/settings.ts';
import { BackupProblem } from './problem.ts';

export interface OpenDatabase {
  readonly client: Client;
  close(): Promise<void>;
}

type Where = Pick<Settings, 'databaseUrl' | 'dataFolder'>;

const connect = async (url: string): Promise<Client> => {
  const client = new Client({
    ...connectionConfig(url),
    // A large table takes its time.
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // Without a listener a lost connection would end the process before its words are said.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const openUrl = async (url: string, stop: () => Promise<void>): Promise<OpenDatabase> => {
  const client = await connect(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    client,
    close: async () => {
      await client.end();
      await stop();
    },
  };
};

const stayRunning = async () => undefined;

/** The product that runs with this folder may have begun a moment ago. */
const runningUrl = async (cluster: string): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const { isReady, socketFolder } = await readPostmaster(cluster);
    if (isReady) return `postgres://nobi@localhost/nobi?host=${encodeURIComponent(socketFolder)}`;
    await pause(100);
  }
  throw new BackupProblem('The database of the running product does not answer.');
};

const startOwn = async (folder: string, log: DatabaseLog) => {
  const embedded = await startEmbeddedPostgres({ folder, log });
  return await openUrl(embedded.url, embedded.stop);
};

/** The product's database, whether the product runs now or not. */
export const openSource = async (where: Where, log: DatabaseLog): Promise<OpenDatabase> => {
  if (where.databaseUrl) return await openUrl(where.databaseUrl, stayRunning);
  const folder = join(where.dataFolder, 'postgres');
  const cluster = join(folder, 'cluster');
  await access(join(cluster, 'PG_VERSION')).catch((error: unknown) => {
    throw new BackupProblem(
      `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the product.`,
      { cause: error },
    );
  });
  try {
    return await startOwn(folder, log);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    return await openUrl(await runningUrl(cluster), stayRunning);
  }
};

/** Where a restore goes: nobody else may be using it. */
export const openTarget = async (where: Where, log: DatabaseLog): Promise<OpenDatabase> =>
  where.databaseUrl
    ? await openUrl(where.databaseUrl, stayRunning)
    : await startOwn(join(where.dataFolder, 'postgres'), log);
