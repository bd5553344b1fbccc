import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../database/testing.ts';
import { keyStore } from './key.store.ts';
import { keyRing } from './keys.ts';

const start = Date.parse('2026-11-20T08:00:00Z');
const seconds = (count: number) => count * 1000;
const days = (count: number) => seconds(count * 86_400);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.query('delete from idp_key'));

const counted = () => {
  const { db } = database;
  const store = keyStore(db);
  let lists = 0;
  const clock = { moment: start };
  const ring = () =>
    keyRing(
      {
        ...store,
        list: () => {
          lists += 1;
          return store.list();
        },
      },
      () => new Date(clock.moment),
    );
  const states = async () =>
    (await db.query<{ state: string }>('select state from idp_key order by state')).map(
      ({ state }) => state,
    );
  return { ring, clock, states, lists: () => lists };
};

test('makes one active and one next key when many processes start at once', async () => {
  const { ring, states } = counted();

  const active = await Promise.all(Array.from({ length: 6 }, () => ring().active()));

  expect(new Set(active.map(({ kid }) => kid)).size).toBe(1);
  expect(await states()).toEqual(['active', 'next']);
});

test('publishes no private part of a key', async () => {
  const { ring } = counted();

  const list = await ring().publicKeys();

  expect(list).toHaveLength(2);
  for (const key of list)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('signs with the key announced before, after 90 days', async () => {
  const { ring, clock, states } = counted();
  const running = ring();
  const before = await running.active();
  const announced = (await running.publicKeys()).map(({ kid }) => kid);

  clock.moment += days(90);
  const after = await running.active();

  expect(after.kid).not.toBe(before.kid);
  expect(announced).toContain(after.kid);
  expect(await running.find(before.kid)).toBeDefined();
  expect(await states()).toEqual(['active', 'next', 'retired']);
});

test('forgets a retired key at the next change', async () => {
  const { ring, clock, states } = counted();
  const running = ring();
  const first = await running.active();

  clock.moment += days(90);
  await running.active();
  clock.moment += days(90);
  await running.active();

  expect(await running.find(first.kid)).toBeUndefined();
  expect(await states()).toEqual(['active', 'next', 'retired']);
});

test('asks the database once for a flood of unknown key ids', async () => {
  const { ring, clock, lists } = counted();
  const running = ring();
  await running.active();
  clock.moment += seconds(31);
  const before = lists();

  for (let at = 0; at < 50; at += 1) await running.find(`invented-${at}`);

  expect(lists() - before).toBe(1);
});

test('finds a key that another process made after half a minute', async () => {
  const { ring, clock } = counted();
  const here = ring();
  await here.active();
  clock.moment += days(90);
  const elsewhere = ring();
  await elsewhere.active();
  const [, , fresh] = await elsewhere.publicKeys();

  const key = await here.find(fresh?.kid ?? '');

  expect(key?.kid).toBe(fresh?.kid);
});

test('finds at once the first key of all, though it looked before another process had made it', async () => {
  const { ring } = counted();
  const here = ring();
  await here.find('any');

  const { kid } = await ring().active();

  expect(await here.find(kid)).toMatchObject({ kid });
});
