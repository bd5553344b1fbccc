import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { emptyDatabase } from '../../database/testing.ts';

const folder = join(import.meta.dirname, '../../database/migrations');
let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;

const children = async () =>
  (await client.query('select account_id, id, place from child order by account_id')).rows;

beforeAll(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, folder, { isWanted: (name) => name < '270' });
  await client.query(
    `insert into account (email, display_name, created_at)
     select n || '@contoh.id', 'Ibu', now() - n * interval '1 day' from generate_series(1, 50) n`,
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('every account from before has one child, whose id is the same however often it is made', async () => {
  await migrate(client, folder);
  const made = await children();

  await client.query('delete from child');
  await client.query(`delete from schema_migration where name = '272-first-children.sql'`);
  await migrate(client, folder);

  expect(made).toHaveLength(50);
  expect(new Set(made.map(({ account_id }) => account_id)).size).toBe(50);
  for (const { id } of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
  expect(await children()).toEqual(made);
});

test('the moment of an id is the account’s, so that ids stand in the order of sign-ups', async () => {
  const { rows } = await client.query(
    `select abs(('x' || lpad(substring(replace(c.id::text, '-', '') for 12), 16, '0'))::bit(64)::bigint
       - extract(epoch from a.created_at) * 1000) < 1 as is_right
     from child c join account a on a.id = c.account_id`,
  );

  expect(new Set(rows.map(({ is_right }) => is_right))).toEqual(new Set([true]));
});

test('an account that an older process opens has its child at once', async () => {
  const { rows } = await client.query(
    `insert into account (email, display_name) values ('baru@contoh.id', 'Ibu') returning id`,
  );

  expect((await children()).filter(({ account_id }) => account_id === rows[0].id)).toHaveLength(1);
});
