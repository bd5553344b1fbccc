import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateKilled, migrationsFolder } from '../database/killed-migration.testing.ts';
import { migrate } from '../database/migrate.ts';
import { emptyDatabase } from '../database/testing.ts';

const families = 20_000;
const tables = ['game', 'course', 'tool'] as const;

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, migrationsFolder, { isWanted: (name) => name < '270' });
  await client.query(
    `insert into account (email, display_name)
     select n || '@contoh.id', 'Ibu' from generate_series(1, ${families}) n`,
  );
  for (const kind of tables)
    await client.query(
      `insert into ${kind}_save (account_id, ${kind}_id, save, saved_at)
       select id, '${kind}-' || n, repeat(md5(id::text || n), 1 + n * 10), created_at - n * interval '1 hour'
       from account, generate_series(1, 2) n`,
    );
  await client.query(
    `insert into tool_work (account_id, tool_id, work_id, title, thumb, thumb_type, changed_at)
     select id, 'gambar', 'karya-' || n, 'Kucing', convert_to(repeat(md5(id::text || n), 20), 'UTF8'),
       'image/png', created_at - n * interval '1 minute'
     from account, generate_series(1, 2) n`,
  );
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Rows and bytes of each family's saves, as one sum. */
const sumOf = async (from: string) => {
  const { rows } = await client.query(
    `select count(*)::int as rows, md5(string_agg(line, '|' order by line)) as sum from (${from}) all_of_them`,
  );
  return rows[0];
};
const before = () =>
  sumOf(
    tables
      .map(
        (kind) =>
          `select concat_ws('/', account_id, '${kind}', ${kind}_id, md5(save), saved_at) as line from ${kind}_save`,
      )
      .concat(
        `select concat_ws('/', account_id, tool_id, work_id, title, md5(thumb), thumb_type, changed_at) from tool_work`,
      )
      .join(' union all '),
  );
const after = () =>
  sumOf(
    `select concat_ws('/', account_id, kind, item_id, md5(save), saved_at) as line from play_save
     union all
     select concat_ws('/', account_id, item_id, work_id, title, md5(thumb), thumb_type, changed_at) from play_work`,
  );

test('killed ten times, it carries every save and work once, byte for byte', async () => {
  const expected = await before();

  const kills = await migrateKilled(database.url, 120);
  await migrate(client, migrationsFolder);

  expect(kills).toBeGreaterThan(3);
  expect(expected.rows).toBe(families * (tables.length + 1) * 2);
  expect(await after()).toEqual(expected);
}, 300_000);

test('what an older process keeps meanwhile is carried over, and nothing newer is written over', async () => {
  await migrate(client, migrationsFolder);
  const of = `(select id from account where email = '7@contoh.id')`;
  const storedSaves = async () =>
    (
      await client.query(
        `select save from play_save where account_id = ${of} and item_id = 'game-1'`,
      )
    ).rows.map(({ save }) => save);
  const keepOld = (save: string, at: string) =>
    client.query(
      `update game_save set save = $1, saved_at = ${at} where account_id = ${of} and game_id = 'game-1'`,
      [save],
    );

  await keepOld('dari proses lama', 'now()');
  const carried = await storedSaves();
  await client.query(
    `update play_save set save = 'lebih baru', saved_at = now() + interval '1 second'
     where account_id = ${of} and item_id = 'game-1'`,
  );
  await keepOld('terlambat', 'now()');

  expect(carried).toEqual(['dari proses lama']);
  expect(await storedSaves()).toEqual(['lebih baru']);
}, 60_000);

test('what was the family’s together goes with the first child, not with another', async () => {
  await migrate(client, migrationsFolder);
  const [account] = (await client.query(`select id from account where email = '8@contoh.id'`)).rows;
  const left = async () =>
    (
      await client.query(
        `select (select count(*)::int from game_save where account_id = $1)
             + (select count(*)::int from tool_work where account_id = $1) as old,
           (select count(*)::int from play_save where account_id = $1) as own`,
        [account.id],
      )
    ).rows[0];
  await client.query(`insert into child (account_id, place) values ($1, 2), ($1, 3)`, [account.id]);

  await client.query('delete from child where account_id = $1 and place = 3', [account.id]);
  const first = await left();
  await client.query('delete from child where account_id = $1 and place = 1', [account.id]);

  expect(first).toEqual({ old: 4, own: 6 });
  expect(await left()).toEqual({ old: 0, own: 0 });
}, 60_000);

test('a work that an older process takes away is gone, and one that is taken away here as well', async () => {
  await migrate(client, migrationsFolder);
  const of = `account_id = (select id from account where email = '9@contoh.id')`;
  const works = async (table: string) =>
    (await client.query(`select work_id from ${table} where ${of} order by work_id`)).rows.map(
      ({ work_id }) => work_id,
    );

  await client.query(`delete from tool_work where ${of} and work_id = 'karya-1'`);
  const afterOld = [await works('tool_work'), await works('play_work')];
  await client.query(`delete from play_work where ${of} and work_id = 'karya-2'`);

  expect(afterOld).toEqual([['karya-2'], ['karya-2']]);
  expect([await works('tool_work'), await works('play_work')]).toEqual([[], []]);
}, 60_000);
