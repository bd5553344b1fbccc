import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { knownObstacles } from './known-obstacles.testing.ts';
import { obstaclesOf, readShapes, type Shape } from './obstacles.ts';
import { placements } from './placement.ts';

let database: TestDatabase;
let shapes: Shape[];
beforeAll(async () => {
  database = await testDatabase();
  shapes = await readShapes(database.db);
});
afterAll(() => database.drop());

/** The shapes that the schema would have after such a change. */
const after = async (sql: string) => {
  const changed: { shapes: Shape[] } = { shapes: [] };
  await database.db
    .transaction(async (tx) => {
      await tx.query(sql);
      changed.shapes = await readShapes(tx);
      throw new Error('only tried');
    })
    .catch((error: Error) => {
      if (error.message !== 'only tried') throw error;
    });
  return changed.shapes;
};

test('every table has its place on a distributed database, and no table that is gone', () => {
  expect(Object.keys(placements).toSorted()).toEqual(shapes.map(({ name }) => name));
});

test('what keeps tables from their place is what is known, and nothing new', () => {
  expect(obstaclesOf(shapes, placements)).toEqual(knownObstacles);
});

test.each([
  [
    'a table of children with a key of its own',
    'create table kite (id uuid primary key, account_id uuid not null references account)',
    ['key kite_pkey'],
  ],
  [
    'a table of children that does not say whose a row is',
    'create table kite (child uuid not null)',
    ['no column account_id'],
  ],
  [
    'a key that leads out of the family',
    'create table kite (account_id uuid primary key, play uuid references play)',
    ['foreign key kite_play_fkey'],
  ],
  [
    'a row that stays when its child goes',
    `create table kite (account_id uuid primary key, child uuid,
       foreign key (account_id, child) references child (account_id, id) on delete set null (child))`,
    ['foreign key kite_account_id_child_fkey'],
  ],
  [
    'a row that may be nobody’s',
    'create table kite (account_id uuid, day date, unique (account_id, day))',
    ['account_id may be empty'],
  ],
  [
    'a colleague, who is on the coordinator alone',
    'create table kite (account_id uuid primary key, helper uuid references staff)',
    ['foreign key kite_helper_fkey'],
  ],
  [
    'nothing, where rows of a family name only its own',
    `create table kite (account_id uuid not null references account, child uuid,
       primary key (account_id, child), foreign key (account_id, child) references child (account_id, id))`,
    undefined,
  ],
])('finds %s', async (_what, sql, found) => {
  const kite = { kind: 'distributed', why: 'as an example' } as const;

  expect(obstaclesOf(await after(sql), { ...placements, kite }).kite).toEqual(found);
});
