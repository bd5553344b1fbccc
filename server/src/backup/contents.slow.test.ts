import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localDisk } from '../adapters/files/local-disk.ts';
import { connectDatabase } from '../database/connect.ts';
import { emptyDatabase, quietLog, testDatabase } from '../database/testing.ts';
import { manyFamilies } from '../testing/accounts.ts';
import { ask, backupIn, bring, command, megabytesIn, newPlace, save } from './backup.testing.ts';

let place: Awaited<ReturnType<typeof newPlace>>;
beforeAll(async () => {
  place = await newPlace();
});
afterAll(() => place.remove());

const files = (name: string) => localDisk(place.in(name));

const oddSchema = `
  create table house (
    id bigint generated always as identity primary key,
    head bigint,
    "Odd ""name" text,
    bytes bytea,
    body jsonb,
    tags text[],
    moment timestamptz,
    day date,
    share double precision,
    price numeric,
    twice numeric generated always as (price * 2) stored
  );
  create table person (
    id bigserial primary key,
    house_id bigint not null references house,
    boss bigint references person
  );
  alter table house add foreign key (head) references person;
  create table told (what text);
  create function tell() returns trigger language plpgsql as
    $$ begin insert into told values ('a person came'); return new; end $$;
  create trigger tell after insert on person for each row execute function tell();
  create function keep() returns trigger language plpgsql as
    $$ begin raise exception 'only ever added to'; end $$;
  create trigger keep before truncate on told for each statement execute function keep();
  alter table told enable always trigger keep;
  create unlogged table count_of_now (n int);
`;

const oddRows = `
  insert into house ("Odd ""name", bytes, body, tags, moment, day, share, price) values
    (E'tab\\t line\\n back\\\\slash \\\\. \\\\N 🚣', '\\x00ff0a5c', '{"a": [1, null, "\\\\u00e9"]}',
      array['a,b', null, '"'], '2026-11-22 02:00:00.123456+07', '2026-11-22', 0.1, 12345678901234567890.12),
    (null, '', 'null', '{}', 'infinity', null, 'NaN', null),
    ('', null, null, null, null, null, null, null);
  delete from house where id = 3;
  insert into person (house_id) values (1), (2);
  update person set boss = 3 - id;
  update house set head = id;
  delete from told;
  insert into told values ('before');
  insert into count_of_now values (1);
`;

const odd = async () => {
  const migrations = place.in('migrations');
  await mkdir(migrations);
  await writeFile(join(migrations, '001-odd.sql'), oddSchema);
  const database = await emptyDatabase();
  const db = await connectDatabase({ url: database.url, poolSize: 1, log: quietLog, migrations });
  await db.close();
  await ask(database.url, oddRows);
  return { ...database, migrations };
};

test('every kind of value, reference, sequence and trigger comes back as it was', async () => {
  const source = await odd();
  const { folder } = await save({ url: source.url, files: files('none') }, place.in('odd'));
  const target = await emptyDatabase();

  await bring(folder, { ...target, files: files('none'), migrations: source.migrations });

  const look = [
    'select * from house order by id',
    'select * from person order by id',
    'select * from told',
  ];
  expect(await ask(target.url, ...look)).toEqual(await ask(source.url, ...look));
  const next = `insert into house (price) values (1) returning id, twice`;
  expect(await ask(target.url, next)).toEqual([[{ id: 4, twice: '2' }]]);
  expect(await ask(target.url, 'select n from count_of_now')).toEqual([[]]);
  await expect(ask(target.url, 'insert into person (house_id) values (77)')).rejects.toThrow(
    'foreign key',
  );
  await ask(target.url, 'insert into person (house_id) values (1)');
  expect(await ask(target.url, 'select count(*)::int as n from told')).toEqual([[{ n: 2 }]]);
  await expect(ask(target.url, 'truncate told')).rejects.toThrow('only ever added to');
  const modes = 'select tgname, tgenabled from pg_trigger where not tgisinternal order by tgname';
  expect(await ask(target.url, modes)).toEqual(await ask(source.url, modes));
  await source.drop();
  await target.drop();
});

test('an older backup is brought to its own version and then up to date', async () => {
  const source = await testDatabase();
  await manyFamilies(source.db, 3);
  const { folder } = await save({ url: source.url, files: files('none') }, place.in('older'));
  const newer = place.in('newer');
  await cp(join(import.meta.dirname, '../database/migrations'), newer, { recursive: true });
  await writeFile(
    join(newer, '999-later.sql'),
    `alter table account add column mood text not null default 'happy'`,
  );
  const target = await emptyDatabase();

  const { later } = await bring(folder, {
    ...target,
    files: files('none'),
    migrations: newer,
  });

  expect(later).toEqual(['999-later.sql']);
  expect(await ask(target.url, 'select mood from account')).toEqual([
    Array(3).fill({ mood: 'happy' }),
  ]);
  await source.drop();
  await target.drop();
});

test('200,000 rows go and come back in little memory', async () => {
  const source = await testDatabase();
  await manyFamilies(source.db, 1);
  await ask(
    source.url,
    `insert into play_session (account_id, id, child_id, kind, item_id)
       select id, uuid_v7(), first_child_of(id), 'game', 'satu-dua'
       from account, generate_series(1, 2000)`,
    `insert into play_event (account_id, session_id, event_id, began_at, happened_at, verb, level, rest)
       select account_id, id, lpad(n::text, 32, '0'), began_at, now(), 'created', n,
         jsonb_build_object('words', repeat('abc ', 20))
       from play_session, generate_series(1, 100) n`,
  );
  const target = await emptyDatabase();
  const environment = { DATA_DIR: place.in('many-data') };

  const saved = await command('backup', ['--to', place.in('many')], {
    ...environment,
    DATABASE_URL: source.url,
  });
  const brought = await command('restore', ['--from', await backupIn(place.in('many'))], {
    ...environment,
    DATABASE_URL: target.url,
  });

  expect([saved.code, brought.code]).toEqual([0, 0]);
  // A bare process of ours takes about 90 MB; the rows as text are 40 MB.
  expect(megabytesIn(saved.output)).toBeLessThan(220);
  expect(megabytesIn(brought.output)).toBeLessThan(220);
  const count = 'select count(*)::int as n, sum(level)::int as items from play_event';
  expect(await ask(target.url, count)).toEqual([[{ n: 200_000, items: 2000 * 5050 }]]);
  await source.drop();
  await target.drop();
}, 120_000);
