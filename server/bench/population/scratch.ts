import { connectDatabase } from '../../src/database/connect.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import { silent } from '../servers.ts';

/** Only while filling: a scratch database may be lost. */
const filling = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  shared_buffers: '1GB',
  maintenance_work_mem: '1500MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
};

/** A migrated database in a folder, quick to fill; the product is opened on it afterwards. */
export const openScratch = async (folder: string) => {
  const server = await startEmbeddedPostgres({ folder, log: silent, settings: filling });
  const db = await connectDatabase({ url: server.url, poolSize: 1, log: silent });
  await db.close();
  const adminUrl = new URL(server.adminUrl);
  adminUrl.pathname = '/nobi';
  return { adminUrl: adminUrl.href, stop: server.stop };
};
