import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { makePlayMonths } from '../months/turn-play-months.ts';
import { carriedPlays } from './carried-plays.store.ts';
import { carryPlays } from './carry-plays.ts';
import { type DatabaseOfBefore, databaseOfBefore } from './plays-before.testing.ts';

const families = 200;
let old: DatabaseOfBefore;
let db: Database;
let before: Awaited<ReturnType<DatabaseOfBefore['before']>>;
beforeAll(async () => {
  old = await databaseOfBefore(families, 10);
  before = await old.before();
  await old.migrate();
  db = await old.connect();
}, 60_000);
afterAll(async () => {
  await db.close();
  await old.drop();
});

test('whatever of it has been carried, every row can be read, and is there once', async () => {
  const { rows } = await old.client.query('select id from account order by id');
  const seen = [await old.after('_all')];

  for (const kind of ['game', 'course', 'tool'] as const)
    for (const at of [20, 120]) await carriedPlays(db, kind).carryFew(rows[at].id, 300);
  seen.push(await old.after('_all'));

  expect(before.sessions.rows).toBe(families * 30);
  expect(before.events.rows).toBe(families * 240);
  expect(before.answers.rows).toBe(families * 20);
  for (const { sessions, events } of seen)
    expect({ sessions, events }).toEqual({ sessions: before.sessions, events: before.events });
  expect(await old.left()).toBe(families * 290 - 6 * 300 * 9 - 2 * 300 * 2);
});

test('the job carries every session, event and answer, column for column', async () => {
  await carryPlays(db)();

  expect(await old.left()).toBe(0);
  expect(await old.after()).toEqual(before);
});

test('each event lies in the month of its session, and none outside', async () => {
  await makePlayMonths(db);

  const { rows } = await old.client.query(
    `select tableoid::regclass::text as part, count(distinct to_char(began_at at time zone 'UTC', 'YYYY_MM'))::int as months
     from play_event group by 1`,
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { part, months } of rows)
    expect([part, months]).toEqual([expect.stringMatching(/^play_event_\d{4}_\d{2}$/), 1]);
});

test('what an older process begins meanwhile is carried as soon as it reports', async () => {
  const { rows } = await old.client.query(
    `insert into play (id, account_id, game_id) select gen_random_uuid(), id, 'satu' from account
     limit 1 returning id, account_id`,
  );
  const [{ id, account_id }] = rows;
  const games = carriedPlays(db, 'game');

  const found = [
    await games.carryOne(id, '00000000-0000-0000-0000-000000000000'),
    await games.carryOne(id, account_id),
    await games.carryOne(id, account_id),
  ];

  expect(found).toEqual([false, true, false]);
  const carried = await old.client.query(
    'select child_id = first_child_of(account_id) as is_first from play_session where id = $1',
    [id],
  );
  expect(carried.rows).toEqual([{ is_first: true }]);
});
