import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { privacyFindings } from './privacy-map.rules.ts';
import { readSchema, type Table } from './schema.store.ts';
import { drawSchema, privacyMap, schemaFile } from './schema-page.ts';

let database: TestDatabase;
let tables: Table[];
beforeAll(async () => {
  database = await testDatabase();
  tables = await readSchema(database.db);
});
afterAll(() => database.drop());

const withColumn = (name: string, type: string, into: string): Table[] =>
  tables.map((table) =>
    table.name === into
      ? {
          name: into,
          columns: [
            ...table.columns,
            { name, type, is_key: false, is_required: false, leads_to: null, is_listed: false },
          ],
        }
      : table,
  );

test('docs/schema.md shows the database as it is (else: npm run schema)', async () => {
  const drawn = await drawSchema(database.db);

  expect(tables.length).toBeGreaterThan(50);
  expect(await readFile(schemaFile, 'utf8')).toBe(drawn);
});

test('docs/privacy-map.md names every table and every column that could name somebody', async () => {
  expect(privacyFindings(tables, await privacyMap())).toEqual([]);
});

test('a new table, a new column and a column that is gone are missed in the map', async () => {
  const map = await privacyMap();

  expect(privacyFindings([...tables, { name: 'diary', columns: [] }], map)).toEqual([
    'diary is not in the map',
  ]);
  expect(privacyFindings(withColumn('home_town', 'text', 'account'), map)).toEqual([
    'account.home_town is not in the map',
  ]);
  expect(privacyFindings(withColumn('staff_email', 'text', 'money_day'), map)).toEqual([
    'money_day.staff_email is not in the map',
  ]);
  expect(
    privacyFindings(
      tables.filter(({ name }) => name !== 'rating'),
      map,
    ),
  ).toEqual(['rating is in the map but not in the schema']);
});

test('a row without whose, why, how long or who reads it is found', async () => {
  const map = (await privacyMap()).map((row) =>
    row.table === 'letter' ? { ...row, answers: ['adult', '', '30 days', 'nobody'] } : row,
  );

  expect(privacyFindings(tables, map)).toEqual([
    'letter: say whose, why, how long and who reads it',
  ]);
});
