import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/testing.ts';
import { eventsKeptMonths, playMonths } from './play-months.store.ts';
import { turnPlayMonths } from './turn-play-months.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const monthsAgo = (count: number) =>
  `date_trunc('month', now()) - interval '${count} months' + interval '5 days'`;

/** A play session with one event, begun so many months ago. */
const played = async (ago: number) => {
  const [family] = await database.db.query<{ id: string }>(
    `insert into account (email, display_name, created_at)
     values ($1, 'Ibu', now() - interval '10 years') returning id`,
    [`${ago}@contoh.id`],
  );
  const ids = [family?.id, randomUUID()];
  await database.db.query(
    `insert into child (account_id, id, place, zone) values ($1, $2, 1, 'Asia/Jakarta')
     on conflict do nothing`,
    [family?.id, randomUUID()],
  );
  await database.db.query(
    `insert into play_session (account_id, id, child_id, kind, item_id, began_at)
     select $1, $2, id, 'game', 'satu', ${monthsAgo(ago)} from child where account_id = $1`,
    ids,
  );
  await database.db.query(
    `insert into play_event (account_id, session_id, event_id, began_at, happened_at, verb)
     select account_id, id, 'a', began_at, began_at, 'created' from play_session
     where account_id = $1 and id = $2`,
    ids,
  );
};
/** On the workers of Citus a part's name ends with its number there. */
const eventsBy = async () => {
  const rows = await database.db.query<{ ago: number; part: string }>(
    `select split_part(a.email, '@', 1)::int as ago, regexp_replace(e.tableoid::regclass::text, '_\\d{6,}$', '') as part
     from play_event e join account a on a.id = e.account_id order by 1`,
  );
  return rows;
};
const nameOf = async (ago: number) => {
  const [row] = await database.db.query<{ name: string }>(
    `select 'play_event_' || to_char(${monthsAgo(ago)}, 'YYYY_MM') as name`,
  );
  return row?.name;
};

test('the job makes months ahead, takes what lay outside into its month, and drops what is over', async () => {
  for (const ago of [0, 7, eventsKeptMonths, eventsKeptMonths + 1]) await played(ago);
  await database.db.query(`select make_play_month((${monthsAgo(eventsKeptMonths + 2)})::date)`);
  await played(eventsKeptMonths + 2);
  const before = await eventsBy();

  await turnPlayMonths(database.db)();

  expect(before.map(({ ago }) => ago)).toEqual([0, 7, 24, 25, 26]);
  expect(before[1]?.part).toBe('play_event_other');
  const after = await eventsBy();
  expect(after).toEqual([
    { ago: 0, part: await nameOf(0) },
    { ago: 7, part: await nameOf(7) },
    { ago: 24, part: await nameOf(24) },
  ]);
  expect(await playMonths(database.db).missing()).toEqual([]);
  expect(await playMonths(database.db).old()).toEqual([]);
  const [sessions] = await database.db.query('select count(*)::int as n from play_session');
  expect(sessions).toEqual({ n: 5 });
});

test('a second run, and two at once, change nothing', async () => {
  const before = await eventsBy();

  await Promise.all([turnPlayMonths(database.db)(), turnPlayMonths(database.db)()]);

  expect(await eventsBy()).toEqual(before);
});

test('a month gives way to a long reader at once instead of holding up who plays', async () => {
  await database.db.query(`select make_play_month((${monthsAgo(40)})::date)`);
  const name = await nameOf(40);

  const ended = await database.db.transaction(async (tx) => {
    await tx.query(`select count(*) from play_event`);
    return turnPlayMonths(database.db)().then(
      () => 'dropped',
      () => 'gave way',
    );
  });

  expect(ended).toBe('gave way');
  expect(await playMonths(database.db).old()).toEqual([name]);
  await turnPlayMonths(database.db)();
  expect(await playMonths(database.db).old()).toEqual([]);
});

test('the same event again is one, however late it comes', async () => {
  const again = `insert into play_event (account_id, session_id, event_id, began_at, received_at, happened_at, verb)
    select account_id, session_id, event_id, began_at, received_at + interval '2 months', happened_at, verb
    from play_event on conflict do nothing returning 1`;

  expect(await database.db.query(again)).toEqual([]);
});
