import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateKilled, migrationsFolder } from '../../../database/killed-migration.testing.ts';
import { migrate } from '../../../database/migrate.ts';
import { emptyDatabase } from '../../../database/testing.ts';

const families = 20_000;
const tables = ['conversation', 'chat_turn', 'chat_flag', 'safety_case', 'course_answer'];

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let client: Client;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await migrate(client, migrationsFolder, { isWanted: (name) => name < '310' });
  await client.query(
    `insert into account (email, display_name)
     select n || '@contoh.id', 'Ibu' from generate_series(1, ${families}) n`,
  );
  // Every tenth family has a second child already.
  await client.query(
    `insert into child (account_id, place, nickname)
     select id, 2, 'Adik' from account where email like '%0@contoh.id'`,
  );
  await client.query(
    `insert into chat_settings (account_id, nobi_on, voice_on, model_on, age_band)
     select id, email not like '%1@%', email not like '%2@%', email like '%3@%',
       (array['4-6', '7-9', '10-12', null])[1 + length(email) % 4]
     from account`,
  );
  await client.query(
    `insert into conversation (id, account_id, turns) select gen_random_uuid(), id, 3 from account`,
  );
  await client.query(
    `insert into chat_turn (conversation_id, account_id, prompt, response, kind, source, ms)
     select id, account_id, md5(id::text || n), 'ya', 'answer', 'offline', 1
     from conversation, generate_series(1, 3) n`,
  );
  await client.query(
    `insert into chat_flag (account_id, turn_id, severity, topic, is_quoted)
     select account_id, id, 'high', 'self_harm', true from chat_turn where id % 3 = 0`,
  );
  await client.query(
    `insert into safety_case (account_id, turn_id, topic)
     select account_id, id, 'self_harm' from chat_turn where id % 9 = 0`,
  );
  await client.query(
    `with view as (
       insert into course_view (id, account_id, course_id)
       select gen_random_uuid(), id, 'membaca' from account returning id
     )
     insert into course_answer (view_id, lesson_id, question_id, skill, choice, is_right)
     select id, 'satu', 'berapa', 'angka', '4', true from view`,
  );
}, 120_000);
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Rows of a table and what they hold, as one sum; a column that is new stands aside. */
const sumOf = async (table: string) => {
  const { rows } = await client.query(
    `select count(*)::int as rows, md5(string_agg(line, '|' order by line)) as sum
     from (select (to_jsonb(t) - 'child_id')::text as line from ${table} t) all_of_them`,
  );
  return [table, rows[0]];
};
const sums = async () => {
  const all = [];
  for (const table of tables) all.push(await sumOf(table));
  return all;
};

const choices = (from: string, child = 'c.id') =>
  client.query(
    `select count(*)::int as rows, md5(string_agg(
       concat_ws('/', s.account_id, ${child}, nobi_on, voice_on, age_band), '|'
       order by s.account_id, ${child})) as sum from ${from}`,
  );

test('killed ten times, it loses and doubles no row, and every choice is made for each child', async () => {
  const before = await sums();
  const chosen = await choices('chat_settings s join child c on c.account_id = s.account_id');

  const kills = await migrateKilled(database.url, 60);
  await migrate(client, migrationsFolder);

  expect(kills).toBeGreaterThan(2);
  expect(chosen.rows[0].rows).toBe(families * 1.1);
  expect(await sums()).toEqual(before);
  expect((await choices('chat_child_settings s', 's.child_id')).rows).toEqual(chosen.rows);
}, 300_000);

test('every row from before is the first child’s, in every family', async () => {
  await migrate(client, migrationsFolder);

  for (const table of ['conversation', 'chat_turn', 'chat_flag', 'course_view']) {
    const { rows } = await client.query(
      `select bool_and(child_of_row(t.child_id, t.account_id)
         = (select id from child where account_id = t.account_id and place = 1)) as is_first
       from ${table} t`,
    );
    expect([table, rows]).toEqual([table, [{ is_first: true }]]);
  }
}, 60_000);

test('a switch that an older process turns is each child’s, and an older process hears of ours', async () => {
  await migrate(client, migrationsFolder);
  const of = `account_id = (select id from account where email = '10@contoh.id')`;
  const own = async () =>
    (
      await client.query(
        `select nobi_on, voice_on, age_band from chat_child_settings k
         join child c on c.account_id = k.account_id and c.id = k.child_id
         where k.${of} order by c.place`,
      )
    ).rows;
  await client.query(`update chat_settings set age_band = null where ${of}`);
  await client.query(
    `update chat_child_settings set age_band = '4-6' where ${of} and child_id <> first_child_of(account_id)`,
  );

  await client.query(`update chat_settings set voice_on = false where ${of}`);
  const carried = await own();
  await client.query(`update chat_settings set model_on = true where ${of}`);
  await client.query(
    `update chat_child_settings set nobi_on = false where ${of} and child_id = first_child_of(account_id)`,
  );
  const { rows: familySwitches } = await client.query(
    `select nobi_on, voice_on, model_on from chat_settings where ${of}`,
  );

  expect(carried).toEqual([
    { nobi_on: true, voice_on: false, age_band: null },
    { nobi_on: true, voice_on: false, age_band: '4-6' },
  ]);
  expect(familySwitches).toEqual([{ nobi_on: false, voice_on: false, model_on: true }]);
  expect((await own()).map(({ nobi_on }) => nobi_on)).toEqual([false, true]);
}, 60_000);
