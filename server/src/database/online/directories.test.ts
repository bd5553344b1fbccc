import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownMigrations } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { emptyDatabase } from '../testing.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;
const before: string[] = [];

const ask = async (text: string, values: readonly unknown[] = []) =>
  (await client.query(text, [...values])).rows;

/** A family as a process of the release before writes it: its session, and its order. */
const write = async (name: string) => {
  const [{ id }] = await ask(
    `insert into account (email, display_name) values ($1 || '@contoh.id', $1) returning id`,
    [name],
  );
  await ask(
    `insert into session (token_hash, account_id, ends_at)
     values (convert_to($1, 'UTF8'), $2, now() + interval '1 day')`,
    [name, id],
  );
  await ask(
    `insert into orders (id, account_id, plan, amount, gateway, expires_at)
     values ('NB-' || $1, $2, 'regular', 1, 'demo', now())`,
    [name, id],
  );
  return id;
};

const found = (name: string) =>
  ask(
    `select (select account_id from session_directory where token_hash = convert_to($1, 'UTF8')) as by_token,
       (select account_id from order_directory where order_id = 'NB-' || $1) as by_number,
       (select account_id from email_directory where email = $1 || '@contoh.id') as by_address`,
    [name],
  );
const all = (id: unknown) => [{ by_token: id, by_number: id, by_address: id }];

beforeAll(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, ownMigrations, { isWanted: (name) => name < '676' });
  for (let at = 0; at < 3; at += 1) before.push(await write(`dulu-${at}`));
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('a start enters every family in the directories before it serves', async () => {
  await migrate(client, ownMigrations);

  for (const [at, id] of before.entries()) expect(await found(`dulu-${at}`)).toEqual(all(id));
});

test('an older process beside goes on: what it writes is found at once', async () => {
  const id = await write('bersama');

  expect(await found('bersama')).toEqual(all(id));
});

test('an older process that erases a family leaves nothing of it in a directory', async () => {
  const id = await write('pergi');

  await ask(`select set_config('nobi.erased_by', 'family', false)`);
  await ask('update orders set account_id = null where account_id = $1', [id]);
  await ask('delete from account where id = $1', [id]);

  expect(await found('pergi')).toEqual(all(null));
});
