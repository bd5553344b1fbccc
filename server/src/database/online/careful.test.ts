import { expect, test } from 'vitest';
import { ownMigrations } from '../connect.ts';
import { placements } from '../placement/placement.ts';
import { hasteOf, unplacedOf } from './careful.testing.ts';
import { readMigrations } from './migration-files.ts';

/** Those before are applied everywhere and stay as they are. */
const since = '450';

test('no start of a release makes families wait for a large table', async () => {
  const migrations = await readMigrations(ownMigrations);
  const atStart = migrations.filter(({ name, kind }) => name >= since && kind === 'at-start');

  expect(atStart.length).toBeGreaterThan(0);
  expect(
    atStart.flatMap(({ name, sql }) => hasteOf(sql).map((haste) => `${name}: ${haste}`)),
  ).toEqual([]);
});

test.each([
  'CREATE INDEX play_event_day ON play_event (at);',
  'CREATE UNIQUE INDEX IF NOT EXISTS a_b ON orders (id);',
  'ALTER TABLE child ADD CONSTRAINT child_age CHECK (age > 0);',
  'ALTER TABLE child ADD COLUMN x int,\n  ADD FOREIGN KEY (x) REFERENCES account (id);',
  'ALTER TABLE child ALTER COLUMN age SET NOT NULL;',
  'ALTER TABLE child ALTER COLUMN age TYPE bigint;',
  'SELECT 1;\nUPDATE child SET age = 7;',
  'DELETE FROM letter;',
])('sees that %j would hold families up', (sql) => {
  expect(hasteOf(sql)).toHaveLength(1);
});

test.each([
  'CREATE TABLE kite (id int, child int REFERENCES child (id)); CREATE INDEX kite_child ON kite (child);',
  'ALTER TABLE child ADD COLUMN kite int NOT NULL DEFAULT 0;',
  'ALTER TABLE child ADD CONSTRAINT child_age CHECK (age > 0) NOT VALID;',
  '-- after: 470-ages.batches.sql\nALTER TABLE child ALTER COLUMN age SET NOT NULL;',
  '-- UPDATE child was done before.\nSELECT 1;',
])('lets %j be', (sql) => {
  expect(hasteOf(sql)).toEqual([]);
});

/** With it a database that is spread over workers can be told of a new table. */
const sincePlaced = '681';
const isOfFamilies = (table: string) => placements[table]?.kind === 'distributed';

test('each new table of families is placed where its rows are to lie before it has keys', async () => {
  const migrations = await readMigrations(ownMigrations);

  expect(
    migrations
      .filter(({ name }) => name >= sincePlaced)
      .flatMap(({ name, sql }) =>
        unplacedOf(sql, isOfFamilies).map((unplaced) => `${name}: ${unplaced}`),
      ),
  ).toEqual([]);
});

test.each([
  ['CREATE TABLE rating (account_id uuid, id uuid);', 1],
  [
    `CREATE TABLE rating (account_id uuid REFERENCES account);\nSELECT place_by_account('rating');`,
    1,
  ],
  ['CREATE TABLE letter (id uuid);', 0],
  [
    `CREATE TABLE rating (account_id uuid);\nSELECT place_by_account('rating');
     ALTER TABLE rating ADD FOREIGN KEY (account_id) REFERENCES account;`,
    0,
  ],
])('of %j it says how many are not placed', (sql, count) => {
  expect(unplacedOf(sql, isOfFamilies)).toHaveLength(count);
});
