import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { manyFamilies } from '../testing/accounts.ts';
import { openAuthenticator } from './authenticator.ts';
import { tokenHash } from './session-token.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const newSession = async () => {
  const [family] = await manyFamilies(database.db, 1);
  const token = family?.token ?? '';
  return { header: `Token ${token}`, hash: tokenHash(token) };
};

const end = async (hash: Buffer) => {
  await database.db.query('update session set revoked_at = now() where token_hash = $1', [hash]);
  await database.db.query(`select pg_notify('caller_changed', $1)`, [hash.toString('hex')]);
};

/** The true database, whose answers to look-ups wait until the test lets them go. */
const delayedLookups = (db: Database) => {
  let letGo = () => undefined as unknown;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let lookups = 0;
  const named: Database['named'] = async (statement) => {
    const rows = await db.named<never>(statement);
    lookups += 1;
    await gate;
    return rows;
  };
  return { db: { ...db, named }, lookups: () => lookups, letGo: () => letGo() };
};

test('a caller is remembered after the first look, and forgotten when their session ends', async () => {
  const { header, hash } = await newSession();
  const authenticator = await openAuthenticator(database.db);
  const before = authenticator.recall(header);
  await authenticator.read(header);
  const after = authenticator.recall(header);

  await end(hash);

  await expect.poll(() => authenticator.recall(header)).toBeUndefined();
  expect(before).toBeUndefined();
  expect(after?.displayName).toBe('Ibu Sari');
  expect(await authenticator.read(header)).toBeUndefined();
});

test('a change to an account makes every session of it be read again, and no other', async () => {
  const one = await newSession();
  const other = await newSession();
  const authenticator = await openAuthenticator(database.db);
  const caller = await authenticator.read(one.header);
  await authenticator.read(other.header);

  authenticator.forget(caller?.accountId ?? '');

  expect(authenticator.recall(one.header)).toBeUndefined();
  expect(authenticator.recall(other.header)).toBeDefined();
});

test('an answer that was on its way when the session ended is not remembered', async () => {
  const { header, hash } = await newSession();
  const { db, lookups, letGo } = delayedLookups(database.db);
  const authenticator = await openAuthenticator(db);
  let notices = 0;
  await database.db.listen(
    'caller_changed',
    () => {
      notices += 1;
    },
    () => undefined,
  );
  const reading = authenticator.read(header);
  await expect.poll(lookups).toBe(1);

  await end(hash);
  await expect.poll(() => notices).toBeGreaterThan(0);
  letGo();
  await reading;

  expect(authenticator.recall(header)).toBeUndefined();
});

test('nothing is answered from memory while notices cannot be heard', async () => {
  const { header } = await newSession();
  let isListening = true;
  const authenticator = await openAuthenticator({ ...database.db, isListening: () => isListening });
  await authenticator.read(header);
  const recalled = authenticator.recall(header);

  isListening = false;

  expect(recalled).toBeDefined();
  expect(authenticator.recall(header)).toBeUndefined();
  expect(await authenticator.read(header)).toBeDefined();
});

test.each([
  undefined,
  '',
  'Token',
  'Token ',
  'Basic YTpi',
  `Token ${'a'.repeat(42)}`,
  `Token ${'a'.repeat(44)}`,
  `Token ${'a'.repeat(42)}\u0000`,
  `Token ${'a'.repeat(43)} extra`,
])('the header %o is nobody’s', async (header) => {
  const authenticator = await openAuthenticator(database.db);

  expect(authenticator.recall(header)).toBeUndefined();
  expect(await authenticator.read(header)).toBeUndefined();
});
