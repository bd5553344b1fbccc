import { Problem } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { addressGroup, databaseThrottle } from './throttle.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test.each([
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::1', '2001:0DB8:0:0:ffff::9'],
  ['2001:db8:0:7::', '2001:db8:0:7:1:2:3:4'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s and %s are one household', (one, other) => {
  expect(addressGroup(one)).toBe(addressGroup(other));
});

test.each([
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['::1', '1::'],
])('%s and %s are two households', (one, other) => {
  expect(addressGroup(one)).not.toBe(addressGroup(other));
});

const limit = { name: 'test', limit: 3, seconds: 60 };

test('one attempt too many is told how long to wait, others are not touched', async () => {
  const throttle = databaseThrottle(database.db);
  for (let tries = 0; tries < 3; tries += 1) await throttle.take(limit, 'ibu');

  const refused = await throttle.take(limit, 'ibu').catch((error: unknown) => error);
  await throttle.take(limit, 'bapak');

  if (!(refused instanceof Problem)) throw new Error('not refused');
  expect(refused.code).toBe('too_many_requests');
  expect(refused.retryAfterSeconds).toBeGreaterThan(50);
});

test('fifty attempts at once let exactly the limit through', async () => {
  const throttle = databaseThrottle(database.db);

  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => throttle.take(limit, 'sekaligus')),
  );

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('what fails by our own fault is no attempt, what fails by the caller’s is one', async () => {
  const throttle = databaseThrottle(database.db);
  const fail = (error: Error) =>
    throttle.attempt([[limit, 'gagal']], () => Promise.reject(error)).catch(() => undefined);
  for (let tries = 0; tries < 20; tries += 1) await fail(new Error('the disk is full'));
  for (let tries = 0; tries < 20; tries += 1) await fail(new Problem('unavailable'));
  await fail(new Problem('email_taken'));
  await fail(new Problem('email_taken'));

  const third = await throttle.attempt([[limit, 'gagal']], async () => 'done');
  const fourth = await throttle.attempt([[limit, 'gagal']], async () => 'done').catch(String);

  expect(third).toBe('done');
  expect(fourth).toContain('too_many_requests');
});

test('a window that is over counts from nothing again, and what is past is dropped', async () => {
  const throttle = databaseThrottle(database.db);
  for (let tries = 0; tries < 3; tries += 1) await throttle.take(limit, 'besok');
  await database.db.query(`update throttle set window_ends_at = now() - interval '1 second'`);

  await throttle.take(limit, 'besok');
  await throttle.deleteExpired();

  expect(await database.db.query('select count from throttle')).toEqual([{ count: 1 }]);
});

test('what is counted lies nowhere in clear', async () => {
  await databaseThrottle(database.db).take(limit, 'ibu@contoh.id');

  const rows = await database.db.query<{ key: string }>('select key from throttle');
  expect(JSON.stringify(rows)).not.toContain('contoh');
});
