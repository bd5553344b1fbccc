import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { payingFamily } from '../family.ts';
import type { Bench } from '../part.ts';
import { freePorts, main, silent, startServer } from '../servers.ts';
import { connections } from './load.ts';

/** The product in one process, with a family that has paid. */
export const openProduct = async ({ folder, onEnd }: Bench) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'calls'), log: silent });
  onEnd(database.stop);
  const [port = 0, playPort = 0] = await freePorts(2);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(connections),
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
  });
  onEnd(server.stop);
  const token = await payingFamily(server.url);
  return { url: server.url, token, databaseUrl: database.url };
};
