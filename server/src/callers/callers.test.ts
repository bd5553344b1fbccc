import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { manyFamilies } from '../testing.accounts.ts';
import { openCallers } from './callers.ts';
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

const end = (hash: Buffer) =>
  database.db.query(
    `with ended as (
       update session set revoked_at = now() where token_hash = $1 returning token_hash
     )
     select pg_notify('caller_changed', encode(token_hash, 'hex')) from ended`,
    [hash],
  );

/** The true database, whose answers to look-ups wait until the test lets them go. */
const heldAnswers = (db: Database) => {
  let letGo = () => undefined as unknown;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  const named: Database['named'] = async (statement) => {
    const rows = await db.named<never>(statement);
    asked += 1;
    await held;
    return rows;
  };
  return { db: { ...db, named }, asked: () => asked, letGo: () => letGo() };
};

test('a caller is remembered after the first look, and forgotten when their session ends', async () => {
  const { header, hash } = await newSession();
  const callers = await openCallers(database.db);
  const before = callers.recall(header);
  await callers.read(header);
  const after = callers.recall(header);

  await end(hash);

  await expect.poll(() => callers.recall(header), { timeout: 1000 }).toBeUndefined();
  expect(before).toBeUndefined();
  expect(after?.displayName).toBe('Ibu Sari');
  expect(await callers.read(header)).toBeUndefined();
});

test('a change to an account makes every session of it be read again, and no other', async () => {
  const one = await newSession();
  const other = await newSession();
  const callers = await openCallers(database.db);
  const known = await callers.read(one.header);
  await callers.read(other.header);

  callers.forget(known?.accountId ?? '');

  expect(callers.recall(one.header)).toBeUndefined();
  expect(callers.recall(other.header)).toBeDefined();
});

test('an answer that was on its way when the session ended is not remembered', async () => {
  const { header, hash } = await newSession();
  const { db, asked, letGo } = heldAnswers(database.db);
  const callers = await openCallers(db);
  let heard = 0;
  await database.db.listen(
    'caller_changed',
    () => {
      heard += 1;
    },
    () => undefined,
  );
  const reading = callers.read(header);
  await expect.poll(asked).toBe(1);

  await end(hash);
  await expect.poll(() => heard).toBeGreaterThan(0);
  letGo();
  await reading;

  expect(callers.recall(header)).toBeUndefined();
});

test('nothing is answered from memory while notices cannot be heard', async () => {
  const { header } = await newSession();
  let isListening = true;
  const callers = await openCallers({ ...database.db, isListening: () => isListening });
  await callers.read(header);
  const heard = callers.recall(header);

  isListening = false;

  expect(heard).toBeDefined();
  expect(callers.recall(header)).toBeUndefined();
  expect(await callers.read(header)).toBeDefined();
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
  const callers = await openCallers(database.db);

  expect(callers.recall(header)).toBeUndefined();
  expect(await callers.read(header)).toBeUndefined();
});
