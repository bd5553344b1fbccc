import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { signUpFamily } from '../family.ts';
import type { Bench } from '../part.ts';
import { freePorts, main, silent, startServer } from '../servers.ts';
import { workersMb } from './crowds.ts';
import { enterFamilies } from './families.store.ts';

export const workers = 2;

/** A product of two workers with paying families who have been here before. */
export const openProduct = async ({ folder, onEnd }: Bench, families: number) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'families'), log: silent });
  onEnd(database.stop);
  const [port = 0, playPort = 0] = await freePorts(2);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    WORKERS: String(workers),
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
    // Every family comes from an address of its own.
    TRUST_PROXY: '127.0.0.1',
  });
  onEnd(server.stop);
  const email = await signUpFamily(server.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await enterFamilies(client, { families, like: email });
  await client.end();
  return { url: server.url, memory: () => workersMb(server.child.pid ?? 0) };
};

export const inMb = (each: readonly number[]) =>
  `${each.map((one) => one.toFixed(0)).join(' + ')} MB`;
