import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { workersCpuMs } from '../families/crowds.ts';
import { allowModels, enterFamilies, forgetQuestions } from '../families/families.store.ts';
import { signUpFamily } from '../family.ts';
import type { Bench } from '../part.ts';
import { freePorts, main, silent, startServer } from '../servers.ts';

const vendorFile = join(import.meta.dirname, 'vendor.ts');

/** Who ask; one family more reads the list. */
export const children = 40;
/** The vendor's first word comes after this. */
export const firstMs = 300;

/** A vendor of our own making, and a product of two workers beside it. */
export const openBeside = async ({ folder, onEnd }: Bench) => {
  const database = await startEmbeddedPostgres({ folder: join(folder, 'nobi'), log: silent });
  onEnd(database.stop);
  const [vendorPort = 0, port = 0, playPort = 0] = await freePorts(3);
  const vendor = await startServer(vendorFile, vendorPort, {
    VENDOR_FIRST_MS: String(firstMs),
    VENDOR_TOKEN_MS: '20',
    VENDOR_VERDICT_MS: '30',
  });
  onEnd(vendor.stop);
  const server = await startServer(main, port, {
    DATABASE_URL: database.url,
    WORKERS: '2',
    LOG_LEVEL: 'error',
    PLAY_PORT: String(playPort),
    AI_BASE_URL: `${vendor.url}/v1`,
    AI_MODEL: 'bench',
    AI_UNREVIEWED_MODEL: 'bench',
    AI_MODERATION_MODEL: 'bench',
    AI_PRICE_IN: '1',
    AI_PRICE_OUT: '1',
  });
  onEnd(server.stop);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onEnd(() => client.end());
  const like = await signUpFamily(server.url);
  await enterFamilies(client, { families: children + 1, like });
  await allowModels(client);
  return {
    url: server.url,
    vendorUrl: vendor.url,
    cpuMs: () => workersCpuMs(server.child.pid ?? 0),
    forget: () => forgetQuestions(client),
  };
};

export type Beside = Awaited<ReturnType<typeof openBeside>>;
