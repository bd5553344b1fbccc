import { compose } from '../../src/compose/compose.ts';
import { connectDatabase } from '../../src/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { openLog } from '../../src/telemetry/log.ts';
import { builtFolders } from '../../src/testing/builds.ts';
import { observedDatabase, type Statement } from '../../src/testing/plans/statements.ts';
import { freePorts, silent } from '../servers.ts';

/** Durable as ever, with the memory that a database of its own machine is given. */
const serving = { shared_buffers: '2GB', effective_cache_size: '12GB', max_wal_size: '2GB' };

interface Place {
  readonly url: string;
  readonly isDistributed?: boolean;
  readonly more?: Record<string, string>;
}

/** The product in this process, on a database; hears what it asks. */
export const openAt = async ({ url, isDistributed, more = {} }: Place) => {
  const db = await connectDatabase({ url, poolSize: 10, log: silent, isDistributed });
  const statements = new Map<string, Statement>();
  const observed = observedDatabase(db, (each) => statements.set(each.text, each));
  const built = await builtFolders();
  const [port = 0, playPort = 0] = await freePorts(2);
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAY_PORT: String(playPort),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PLAY_URL: `http://127.0.0.1:${playPort}`,
    DATABASE_URL: url,
    WEB_DIST: built.web,
    STAFF_DIST: built.staff,
    CONTENT_DIST: built.content,
    LOG_LEVEL: 'silent',
    ...more,
  });
  const product = await compose({ settings, db: observed, logger: openLog('silent') });
  await product.app.listen({ host: '127.0.0.1', port });
  await product.play.listen({ host: '127.0.0.1', port: playPort });
  return {
    url: `http://127.0.0.1:${port}`,
    db,
    statements,
    stop: async () => {
      await product.close(200);
      await db.close();
      await built.remove();
    },
  };
};

export type ProductOn = Awaited<ReturnType<typeof openAt>>;

/** The same on the database in a folder. */
export const openOn = async (folder: string, more: Record<string, string> = {}) => {
  const server = await startEmbeddedPostgres({ folder, log: silent, settings: serving });
  const product = await openAt({ url: server.url, more });
  return {
    ...product,
    adminUrl: server.adminUrl,
    stop: async () => {
      await product.stop();
      await server.stop();
    },
  };
};
