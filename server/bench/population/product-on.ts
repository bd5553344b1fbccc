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

/** The product in this process, on the database in a folder; hears what it asks. */
export const openOn = async (folder: string, more: Record<string, string> = {}) => {
  const server = await startEmbeddedPostgres({ folder, log: silent, settings: serving });
  const db = await connectDatabase({ url: server.url, poolSize: 10, log: silent });
  const statements = new Map<string, Statement>();
  const observed = observedDatabase(db, (each) => statements.set(each.text, each));
  const built = await builtFolders();
  const [port = 0, playPort = 0] = await freePorts(2);
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: String(port),
    PLAY_PORT: String(playPort),
    DATABASE_URL: server.url,
    WEB_DIST: built.web,
    STAFF_DIST: built.staff,
    CONTENT_DIST: built.content,
    LOG_LEVEL: 'silent',
    ...more,
  });
  const product = await compose({ settings, db: observed, logger: openLog('silent') });
  await product.app.listen({ host: '127.0.0.1', port });
  return {
    url: `http://127.0.0.1:${port}`,
    db,
    adminUrl: server.adminUrl,
    statements,
    stop: async () => {
      await product.close(200);
      await db.close();
      await server.stop();
      await built.remove();
    },
  };
};

export type ProductOn = Awaited<ReturnType<typeof openOn>>;
