import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

let testDb: TestDatabase;
let folder: string;
const clients: Client[] = [];

beforeEach(async () => {
  testDb = await testDatabase();
  // These tests bring their own files, so what the product's own left behind must not count.
  await testDb.db.query('DROP TABLE schema_migration');
  folder = await mkdtemp(join(tmpdir(), 'nobi-migrations-'));
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
  await testDb.drop();
  await rm(folder, { recursive: true });
});

const open = async (): Promise<Client> => {
  const client = new Client({ connectionString: testDb.url });
  clients.push(client);
  await client.connect();
  return client;
};

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

test('applies files in order of name, each once', async () => {
  await write('920-second.sql', 'INSERT INTO step VALUES (2);');
  await write('910-first.sql', 'CREATE TABLE step (n int); INSERT INTO step VALUES (1);');
  const client = await open();

  const first = await migrate(client, folder);
  const second = await migrate(client, folder);

  expect(first).toEqual(['910-first.sql', '920-second.sql']);
  expect(second).toEqual([]);
  expect(await testDb.db.query('SELECT n FROM step ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('applies each file once when two processes start at the same moment', async () => {
  await write('910-first.sql', 'CREATE TABLE step (n int); SELECT pg_sleep(0.3);');
  await write('920-second.sql', 'INSERT INTO step VALUES (2);');

  const applied = await Promise.all([migrate(await open(), folder), migrate(await open(), folder)]);

  expect(applied.flat().sort()).toEqual(['910-first.sql', '920-second.sql']);
  expect(await testDb.db.query('SELECT n FROM step')).toEqual([{ n: 2 }]);
});

test('refuses a file that was changed after it had been applied', async () => {
  await write('910-first.sql', 'CREATE TABLE step (n int);');
  const client = await open();
  await migrate(client, folder);
  await write('910-first.sql', 'CREATE TABLE step (n int8);');

  const attempt = migrate(client, folder);

  await expect(attempt).rejects.toThrow('910-first.sql was changed after it had been applied');
});

test('does not take other line ends for a change', async () => {
  await write('910-first.sql', 'CREATE TABLE step (\n  n int\n);\n');
  const client = await open();
  await migrate(client, folder);
  await write('910-first.sql', 'CREATE TABLE step (\r\n  n int\r\n);\r\n');

  const applied = await migrate(client, folder);

  expect(applied).toEqual([]);
});

test('leaves nothing of a file that fails, names it, and applies it once it is mended', async () => {
  await write('910-first.sql', 'CREATE TABLE step (n int); SELECT wrong;');
  const client = await open();

  const attempt = migrate(client, folder);

  await expect(attempt).rejects.toThrow(/^910-first\.sql: column "wrong" does not exist/);
  await write('910-first.sql', 'CREATE TABLE step (n int);');
  expect(await migrate(client, folder)).toEqual(['910-first.sql']);
});

test('accepts a database that a newer release has already migrated', async () => {
  await write('910-first.sql', 'CREATE TABLE step (n int);');
  const client = await open();
  await migrate(client, folder);
  await rm(join(folder, '910-first.sql'));

  const applied = await migrate(client, folder);

  expect(applied).toEqual([]);
});

test('refuses a file without a number', async () => {
  await write('latest.sql', 'SELECT 1;');

  const attempt = migrate(await open(), folder);

  await expect(attempt).rejects.toThrow('latest.sql: a migration is named like');
});

test('waits out a long reader without making other readers wait', async () => {
  await testDb.db.query('CREATE TABLE step (n int)');
  await write('910-column.sql', 'ALTER TABLE step ADD COLUMN m int;');
  const reader = await open();
  await reader.query('BEGIN');
  await reader.query('SELECT * FROM step');
  const migrating = migrate(await open(), folder);
  const other = await open();
  const isQueued = async () =>
    (
      await testDb.db.query(
        `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE step%'`,
      )
    ).length > 0;

  // Behind a migration that never stepped aside, these would wait for the long reader's end.
  for (let turn = 0; turn < 2; turn += 1) {
    await expect.poll(isQueued, { timeout: 10_000, interval: 5 }).toBe(true);
    await other.query('SELECT * FROM step');
  }
  await reader.query('COMMIT');

  expect(await migrating).toEqual(['910-column.sql']);
});

test('tells who may not bring the search by likeness what an administrator does', async () => {
  const name = '490-likeness.sql';
  await copyFile(join(import.meta.dirname, 'migrations', name), join(folder, name));
  const client = await open();
  const role = `plain_${process.pid}`;
  await client.query(`drop extension pg_trgm cascade; create role ${role};
    grant create, usage on schema public to ${role}; set role ${role}`);

  const migrating = migrate(client, folder);

  await expect(migrating).rejects.toThrow(/runs CREATE EXTENSION pg_trgm in this database once/);
  await client.query(`rollback; reset role; drop owned by ${role}; drop role ${role}`);
});
