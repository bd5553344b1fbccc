import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from './connect.ts';
import type { Database, Queryable } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded.ts';
import { quietLog } from './testing.ts';

let parent: string;
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let db: Database;

const settings = { fsync: 'off' };
const start = (name: string) =>
  startEmbeddedPostgres({ folder: join(parent, name), log: quietLog, settings });

const administer = async <T>(
  { adminUrl }: EmbeddedPostgres,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  return work(client).finally(() => client.end());
};

/** A base backup of the running primary by hand, told to follow it. */
const copyCluster = () =>
  administer(primary, async (client) => {
    const [from, to] = [join(parent, 'one', 'cluster'), join(parent, 'two', 'cluster')];
    await client.query(`select pg_backup_start('replica', true)`);
    await cp(from, to, {
      recursive: true,
      // Files that come and go while they are copied are no part of a backup.
      filter: (path) => !['postmaster.pid', 'postmaster.opts'].includes(basename(path)),
      preserveTimestamps: true,
    });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    await writeFile(join(to, 'backup_label'), String(rows[0].labelfile));
    await writeFile(join(to, 'standby.signal'), '');
    const socket = new URL(primary.adminUrl).searchParams.get('host');
    await writeFile(
      join(to, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${socket} user=postgres'\n`,
    );
  });

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'nobi-replica-'));
  const migrations = join(parent, 'migrations');
  await mkdir(migrations);
  primary = await start('one');
  await mkdir(join(parent, 'two'));
  await copyCluster();
  replica = await start('two');
  db = await connectDatabase({
    url: primary.url,
    poolSize: 3,
    log: quietLog,
    migrations,
    replica: { url: replica.url, maxLagMs: 1000 },
  });
  await db.query('create table coin (id int primary key)');
}, 120_000);
afterAll(async () => {
  await db.close();
  await replica.stop();
  await primary.stop();
  await rm(parent, { recursive: true, force: true });
}, 60_000);

const isReplica = async (from: Queryable) => {
  const [row] = await from.query<{ yes: boolean }>('select pg_is_in_recovery() as yes');
  return row?.yes;
};
const coins = async () => (await db.reads.query('select id from coin')).length;
const patient = { timeout: 30_000 };

test('reports are read from the replica, everything else from the primary', async () => {
  await expect.poll(() => isReplica(db.reads), patient).toBe(true);
  await db.query('insert into coin values (1)');

  await expect.poll(coins, patient).toBe(1);

  expect(await isReplica(db)).toBe(false);
}, 60_000);

test('a replica that falls behind is left alone until it has caught up', async () => {
  await administer(replica, (client) => client.query('select pg_wal_replay_pause()'));
  await db.query('insert into coin values (2)');

  await expect.poll(() => isReplica(db.reads), patient).toBe(false);
  const coinsMeanwhile = await coins();
  await administer(replica, (client) => client.query('select pg_wal_replay_resume()'));

  expect(coinsMeanwhile).toBe(2);
  await expect.poll(() => isReplica(db.reads), patient).toBe(true);
}, 90_000);

test('a replica that is gone costs no answer, and is used again when it is back', async () => {
  await expect.poll(() => isReplica(db.reads), patient).toBe(true);

  await replica.stop();
  const without = [await coins(), await coins()];
  const answeredBy = await isReplica(db.reads);
  replica = await start('two');

  expect(without).toEqual([2, 2]);
  expect(answeredBy).toBe(false);
  await expect.poll(() => isReplica(db.reads), patient).toBe(true);
}, 90_000);

test('without a replica, reports come from the primary', async () => {
  const alone = await connectDatabase({
    url: primary.url,
    poolSize: 1,
    log: quietLog,
    migrations: join(parent, 'migrations'),
  });

  expect(await isReplica(alone.reads)).toBe(false);
  await alone.close();
});
