import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { quietLog } from '../database/testing.ts';
import {
  type Home,
  launchReady,
  newHome,
  type Running,
  readiness,
  stop,
} from '../testing.process.ts';
import { freePort } from '../testing.ts';
import { startProxy } from './proxy.testing.ts';

const count = 3;

const administer = async (connectionString: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** PostgreSQL that outlives each process; no machine loses power here, so nothing waits for the disk. */
const startDatabase = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-fleet-'));
  const server = await startEmbeddedPostgres({ folder, log: quietLog, settings: { fsync: 'off' } });
  return {
    url: server.url,
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

/** Three installations that differ in nothing but their ports and folders. */
const newHomes = async (environment: Record<string, string>) => {
  const homes: Home[] = [];
  while (homes.length < count) homes.push(await newHome(environment));
  return homes;
};

/** Three real processes on one real PostgreSQL, behind a real nginx on `deploy/nginx.conf`. */
export const startFleet = async (changes: Record<string, string> = {}) => {
  const [appPort, playPort] = [await freePort(), await freePort()];
  const database = await startDatabase();
  const homes = await newHomes({
    DATABASE_URL: database.url,
    DATABASE_POOL: '5',
    PUBLIC_URL: `http://127.0.0.1:${appPort}`,
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    TRUST_PROXY: '127.0.0.1',
    ...changes,
  });
  const running: Running[] = await Promise.all(homes.map(launchReady));
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
    /** Ends one with this signal, waits for its end, and starts it again. */
    async restart(at: number, signal: 'SIGKILL' | 'SIGTERM') {
      const home = homes[at];
      if (!home) throw new Error('no such process');
      running[at]?.child.kill(signal);
      const code = await running[at]?.ended;
      running[at] = await launchReady(home);
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

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
