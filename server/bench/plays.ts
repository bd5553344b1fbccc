import { parseArgs } from 'node:util';
import { connectDatabase } from '../src/database/connect.ts';
import { startEmbeddedPostgres } from '../src/database/embedded.ts';
import { populate } from './populate.ts';
import { temporaryFolder } from './servers.ts';

const { values } = parseArgs({
  options: {
    plays: { type: 'string', default: '1000000' },
    families: { type: 'string' },
    folder: { type: 'string' },
    minutes: { type: 'string', default: '15' },
    'only-measure': { type: 'boolean', default: false },
  },
});
const plays = Number(values.plays);
const families = Number(values.families ?? Math.ceil(plays / 100));

const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

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

const fill = async (folder: string) => {
  const server = await startEmbeddedPostgres({ folder, log, settings: filling });
  const db = await connectDatabase({ url: server.url, poolSize: 1, log });
  await db.close();
  const adminUrl = new URL(server.adminUrl);
  adminUrl.pathname = '/nobi';
  await populate(
    { plays, families },
    { adminUrl: adminUrl.href, say, lanes: 2, growMs: Number(values.minutes) * 60_000 },
  );
  await server.stop();
};

const scratch = values.folder === undefined ? await temporaryFolder() : undefined;
const folder = values.folder ?? scratch?.path ?? '';
if (!values['only-measure']) await fill(folder);
await scratch?.drop();
