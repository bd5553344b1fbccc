import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded/embedded.ts';
import { quietLog } from '../../database/testing.ts';
import { freePort } from '../ports.ts';
import { type Home, launchReady, newHome, type Running, readiness, stop } from '../process.ts';
import { startProxy } from './proxy.testing.ts';

const administer = async (connectionString: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** PostgreSQL that outlives each process; no machine loses power here, so nothing waits for the disk. */
export const startDatabase = async (within: string) => {
  const folder = await mkdtemp(join(within, 'nobi-cluster-'));
  // Little may be waiting to be written to the tables: the disk may be small.
  const settings = { fsync: 'off', max_wal_size: '64MB', min_wal_size: '16MB' };
  const server = await startEmbeddedPostgres({ folder, log: quietLog, settings });
  return {
    url: server.url,
    adminUrl: server.adminUrl,
    /** As a power cut does to it; its keeper starts it again. */
    kill: () => process.kill(server.pid, 'SIGKILL'),
    pid: () => server.pid,
    /** Lets nobody in and sends all away; answers how to let them in again. */
    async takeAway() {
      await administer(server.adminUrl, 'alter database nobi with allow_connections false');
      await administer(
        server.adminUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'nobi'`,
      );
      return () => administer(server.adminUrl, 'alter database nobi with allow_connections true');
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Installations that differ in nothing but their ports and folders. */
const newHomes = async (count: number, environment: Record<string, string>) => {
  const homes: Home[] = [];
  while (homes.length < count) homes.push(await newHome(environment));
  return homes;
};

interface ClusterOptions {
  readonly count?: number;
  readonly databaseWithin?: string;
  /** Stands between the processes and their database; answers the settings that lead there. */
  readonly inFront?: (databaseUrl: string) => Promise<Record<string, string>>;
}

/** Real processes on one real PostgreSQL, behind a real nginx on `deploy/nginx.conf`. */
export const startCluster = async (
  changes: Record<string, string> = {},
  { count = 3, databaseWithin = tmpdir(), inFront }: ClusterOptions = {},
) => {
  const [appPort, playPort] = [await freePort(), await freePort()];
  const database = await startDatabase(databaseWithin);
  const homes = await newHomes(count, {
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    PUBLIC_URL: `http://127.0.0.1:${appPort}`,
    ALLOW_SANDBOX_PAYMENTS: '1',
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    TRUST_PROXY: '127.0.0.1',
    ...changes,
    ...(await inFront?.(database.url)),
  });
  const running: Running[] = await Promise.all(homes.map((home) => launchReady(home)));
  const ended: Running[] = [];
  const proxy = await startProxy({
    app: homes.map(({ environment }) => environment.PORT),
    play: homes.map(({ environment }) => environment.PLAY_PORT),
    appPort,
    playPort,
  });
  const db = await connectDatabase({ url: database.url, poolSize: 4, log: quietLog });
  return {
    url: `http://127.0.0.1:${appPort}`,
    playUrl: `http://127.0.0.1:${playPort}`,
    homes,
    running,
    proxy,
    database,
    db,
    /** Whether every process says that it serves. */
    isReady: async () =>
      (await Promise.all(homes.map(readiness))).every((status) => status === 200),
    /** All that was ever printed and logged. */
    output: () => [...ended, ...running].map((each) => each.output()).join('\n'),
    /** Ends one with this signal, waits for its end, and starts it again. */
    async restart(at: number, signal: 'SIGKILL' | 'SIGTERM', environment = {}) {
      const [home, before] = [homes[at], running[at]];
      if (!(home && before)) throw new Error('no such process');
      before.child.kill(signal);
      const code = await before.ended;
      ended.push(before);
      running[at] = await launchReady(home, environment);
      return code;
    },
    async stop() {
      await proxy.stop();
      await Promise.all(running.map(stop));
      await db.close();
      await database.stop();
      await Promise.all(homes.map((home) => home.remove()));
    },
  };
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
