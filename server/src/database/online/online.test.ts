import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { quietLog, type TestDatabase, testDatabase } from '../testing.ts';
import { finishOnline } from './finish-online.ts';
import { keepFinishing } from './keep-finishing.ts';

let testDb: TestDatabase;
let folder: string;
const clients: Client[] = [];

beforeEach(async () => {
  testDb = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nobi-online-'));
  await testDb.db.query('DELETE FROM schema_migration');
  await write('900-before.sql', 'CREATE TABLE step (n int PRIMARY KEY, doubled int);');
  await testDb.db.query(
    `INSERT INTO schema_migration (name, checksum) VALUES ('899-older.sql', 'x')`,
  );
  await migrate(await open(), folder);
  await testDb.db.query('INSERT INTO step SELECT generate_series(1, 2500)');
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await testDb.drop();
  await rm(folder, { recursive: true });
});

const open = async (): Promise<Client> => {
  const client = new Client({ connectionString: testDb.url });
  client.on('error', () => undefined);
  clients.push(client);
  await client.connect();
  return client;
};

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

const doubles = `
  WITH batch AS (
    SELECT n FROM step WHERE n > coalesce($1::int, 0) ORDER BY n LIMIT 1000
  ), done AS (
    UPDATE step SET doubled = coalesce(step.doubled, 0) + 2 * step.n FROM batch WHERE step.n = batch.n
  )
  SELECT max(n)::text AS mark, count(*)::int AS rows FROM batch`;
const rightRows = () =>
  testDb.db.query('SELECT count(*)::int AS rows FROM step WHERE doubled = 2 * n');
const names = async () =>
  (
    await testDb.db.query<{ name: string }>(
      `SELECT name FROM schema_migration WHERE name > '900-before.sql' ORDER BY name`,
    )
  ).map(({ name }) => name);
const finish = async () => finishOnline({ client: await open(), folder, log: quietLog });

test('a start leaves to later what may run while families play, and later is once', async () => {
  await write('910-doubled.batches.sql', doubles);
  await write('920-after.sql', 'ALTER TABLE step ADD COLUMN note text;');

  expect(await migrate(await open(), folder)).toEqual(['920-after.sql']);
  expect(await rightRows()).toEqual([{ rows: 0 }]);
  expect(await finish()).toBe(true);
  expect(await finish()).toBe(true);

  expect(await rightRows()).toEqual([{ rows: 2500 }]);
  expect(await names()).toEqual(['910-doubled.batches.sql', '920-after.sql']);
  expect(await migrate(await open(), folder)).toEqual([]);
});

test('an empty database has all of it from its start', async () => {
  await testDb.db.query('DROP TABLE step');
  await testDb.db.query('DELETE FROM schema_migration');
  await write('910-doubled.batches.sql', doubles);
  await write(
    '920-index.concurrently.sql',
    '-- Found by what it is.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS step_doubled ON step (doubled);\n',
  );

  expect(await migrate(await open(), folder)).toHaveLength(3);
  expect(await migrate(await open(), folder)).toEqual([]);
});

test('goes on from its mark after it was killed in the middle: nothing twice, nothing left out', async () => {
  await write('910-doubled.batches.sql', doubles);
  const holder = await open();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM step WHERE n = 1500 FOR UPDATE');
  const client = await open();
  const finishing = finishOnline({ client, folder, log: quietLog }).catch((error) => error);
  const mark = async () =>
    (await testDb.db.query<{ mark: string }>('SELECT mark FROM schema_progress'))[0]?.mark;
  await expect.poll(mark, { timeout: 10_000 }).toBe('1000');

  const { rows } = await holder.query(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 6624002`,
  );
  await testDb.db.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await finishing;
  await holder.query('ROLLBACK');
  expect(await names()).toEqual([]);

  expect(await finish()).toBe(true);
  expect(await rightRows()).toEqual([{ rows: 2500 }]);
});

test('two processes do it once', async () => {
  await write('910-doubled.batches.sql', doubles);

  const done = await Promise.all([finish(), finish(), finish()]);

  expect(done).toContain(true);
  expect(await rightRows()).toEqual([{ rows: 2500 }]);
});

test('families write while an index is built', async () => {
  await write(
    '910-index.concurrently.sql',
    `CREATE INDEX CONCURRENTLY IF NOT EXISTS step_doubled ON step (doubled);
     CREATE INDEX CONCURRENTLY IF NOT EXISTS step_both ON step (n, doubled);`,
  );
  const writer = await open();
  await writer.query('BEGIN');
  await writer.query('INSERT INTO step VALUES (3000)');
  const finishing = finish();
  const isWaiting = async () =>
    (
      await testDb.db.query(
        `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%' AND wait_event_type = 'Lock'`,
      )
    ).length;
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1);

  const family = await open();
  await family.query(`SET lock_timeout = '100ms'`);
  await family.query('INSERT INTO step VALUES (3001)');
  await family.query('UPDATE step SET doubled = 1 WHERE n = 1');
  await writer.query('COMMIT');

  expect(await finishing).toBe(true);
  const valid = await testDb.db.query(
    `SELECT 1 FROM pg_index WHERE indrelid = 'step'::regclass AND indisvalid`,
  );
  expect(valid).toHaveLength(3);
});

test('an index that an interruption left unusable is built anew', async () => {
  await write(
    '910-index.concurrently.sql',
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS step_doubled ON step (doubled);',
  );
  await testDb.db.query('UPDATE step SET doubled = 7');
  await expect(finish()).rejects.toThrow(
    '910-index.concurrently.sql: could not create unique index',
  );
  await testDb.db.query('UPDATE step SET doubled = n');

  expect(await finish()).toBe(true);

  const [index] = await testDb.db.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'step_doubled'::regclass`,
  );
  expect(index).toEqual({ indisvalid: true });
});

test('a change that stands on a filling waits for its end', async () => {
  await write('910-doubled.batches.sql', doubles);
  await write(
    '920-firm.sql',
    '-- after: 910-doubled.batches.sql\nALTER TABLE step ALTER COLUMN doubled SET NOT NULL;',
  );

  expect(await migrate(await open(), folder)).toEqual(['920-firm.sql']);

  expect(await rightRows()).toEqual([{ rows: 2500 }]);
  expect(await names()).toEqual(['910-doubled.batches.sql', '920-firm.sql']);
});

test('refuses to stand on what is not there, and a batch that does not move', async () => {
  await write('910-stuck.batches.sql', `SELECT coalesce($1, 'here') AS mark, 1 AS rows`);
  await expect(finish()).rejects.toThrow('910-stuck.batches.sql: a batch must answer a new mark');
  await write('920-firm.sql', '-- after: 915-other.batches.sql\nSELECT 1;');

  await expect(migrate(await open(), folder)).rejects.toThrow(
    '920-firm.sql: there is no 915-other.batches.sql before it.',
  );
});

test('is finished beside a serving product, in spite of a first fault', async () => {
  await write('910-doubled.batches.sql', 'SELECT wrong');
  const faults: unknown[] = [];
  const log = { ...quietLog, error: (fault: object) => void faults.push(fault) };
  const stop = keepFinishing({ url: testDb.url, folder, log, againMs: 20 });
  try {
    await expect.poll(() => faults.length, { timeout: 10_000 }).toBeGreaterThan(1);
    await write('910-doubled.batches.sql', doubles);
    await expect.poll(names, { timeout: 10_000 }).toEqual(['910-doubled.batches.sql']);
  } finally {
    await stop();
  }
  expect(await rightRows()).toEqual([{ rows: 2500 }]);
});
