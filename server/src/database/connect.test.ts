import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { placeOf } from '../telemetry/log.ts';
import { connectDatabase } from './connect.ts';
import { DatabaseUnavailable, isUniqueViolation } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { withPatience } from './patience.ts';
import { quietLog, type TestDatabase, testDatabase } from './testing.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.db.query('CREATE TABLE coin (id int PRIMARY KEY, owner text NOT NULL)');
});
afterAll(() => testDb.drop());

const coins = async (owner: string) =>
  (await testDb.db.query('SELECT id FROM coin WHERE owner = $1', [owner])).length;

test('gives whole numbers as numbers, moments as dates and days as text, in UTC', async () => {
  const rows = await testDb.db.query(
    `SELECT count(*) AS count, '2026-11-20T07:00:00+07'::timestamptz AS moment,
            '2026-11-20'::date AS day, current_setting('TimeZone') AS zone,
            current_setting('application_name') AS name FROM coin WHERE false`,
  );

  expect(rows).toEqual([
    {
      count: 0,
      moment: new Date('2026-11-20T00:00:00Z'),
      day: '2026-11-20',
      zone: 'UTC',
      name: 'nobi',
    },
  ]);
});

test('refuses a whole number that a number cannot hold exactly', async () => {
  const question = testDb.db.query('SELECT 9007199254740993::int8 AS large');

  await expect(question).rejects.toThrow('does not fit a safe number');
  expect(await testDb.db.ready()).toBe(true);
});

test('saves all of a transaction', async () => {
  await testDb.db.transaction(async (tx) => {
    await tx.query('INSERT INTO coin VALUES (1, $1)', ['ayu']);
    await tx.named({
      name: 'coin.add',
      text: 'INSERT INTO coin VALUES ($1, $2)',
      values: [2, 'ayu'],
    });
  });

  expect(await coins('ayu')).toBe(2);
});

test('saves nothing of a transaction whose work fails', async () => {
  const attempt = testDb.db.transaction(async (tx) => {
    await tx.query('INSERT INTO coin VALUES (10, $1)', ['budi']);
    throw new Error('changed my mind');
  });

  await expect(attempt).rejects.toThrow('changed my mind');
  expect(await coins('budi')).toBe(0);
});

test('says so when a failed statement was swallowed, instead of losing rows in silence', async () => {
  const attempt = testDb.db.transaction(async (tx) => {
    await tx.query('INSERT INTO coin VALUES (20, $1)', ['citra']);
    await tx.query('SELECT 1 / 0').catch(() => undefined);
  });

  await expect(attempt).rejects.toThrow('nothing was saved');
  expect(await coins('citra')).toBe(0);
});

test('refuses a statement on a transaction that has ended', async () => {
  const tx = await testDb.db.transaction(async (open) => open);

  const late = tx.query('SELECT 1');

  await expect(late).rejects.toThrow('already ended');
});

test('runs both of two deadlocked transactions to their end', async () => {
  await testDb.db.query(`INSERT INTO coin VALUES (30, 'dewi'), (31, 'dewi')`);
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const swap = (first: number, second: number) =>
    testDb.db.transaction(async (tx) => {
      await tx.query(`UPDATE coin SET owner = owner || '!' WHERE id = $1`, [first]);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await tx.query(`UPDATE coin SET owner = owner || '!' WHERE id = $1`, [second]);
    });

  await Promise.all([swap(30, 31), swap(31, 30)]);

  // Three tries at least: the one that was undone may overtake the other and meet it once more.
  expect(holding).toBeGreaterThanOrEqual(3);
  expect(await coins('dewi!!')).toBe(2);
});

test('recognises a row that exists already, by constraint', async () => {
  await testDb.db.query(`INSERT INTO coin VALUES (40, 'eka')`);

  const error = await testDb.db
    .query(`INSERT INTO coin VALUES (40, 'eka')`)
    .catch((e: unknown) => e);

  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'coin_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'other_key')).toBe(false);
  expect(isUniqueViolation(new Error('23505'))).toBe(false);
});

test('keeps a prepared statement working after the table has changed', async () => {
  const all = { name: 'coin.all', text: 'SELECT * FROM coin WHERE id = $1', values: [50] };
  await Promise.all(Array.from({ length: 8 }, () => testDb.db.named(all)));
  await testDb.db.query('ALTER TABLE coin ADD COLUMN worth int');

  const answers = await Promise.all(Array.from({ length: 8 }, () => testDb.db.named(all)));

  expect(answers).toEqual(Array.from({ length: 8 }, () => []));
});

/** Its only connection is in use until it is given back. */
const busyDatabase = async () => {
  const db = await connectDatabase({ url: testDb.url, poolSize: 1, log: quietLog });
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = db.transaction(async (tx) => {
    await tx.query('SELECT 1');
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const giveBack = async () => {
    end.resolve();
    await work;
    await db.close();
  };
  return { db, giveBack };
};

test('gives up after a second and a half when every connection is busy', async () => {
  const { db, giveBack } = await busyDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers: unknown[] = [];
  const asking = db.query('SELECT 1').catch((error: unknown) => answers.push(error));

  await vi.advanceTimersByTimeAsync(1499);
  const early = answers.length;
  await vi.advanceTimersByTimeAsync(1);
  await asking;

  expect(early).toBe(0);
  expect(answers).toEqual([expect.any(DatabaseUnavailable)]);
  await giveBack();
});

test('gives a call three seconds for a statement, and more to work that asks for it', async () => {
  const limit = async () => {
    const [row] = await testDb.db.query<{ is: string }>(
      `SELECT current_setting('statement_timeout') AS is`,
    );
    return row?.is;
  };
  const patient = await withPatience(60_000, async () => [
    await limit(),
    await testDb.db.transaction((tx) =>
      tx.query(`SELECT current_setting('statement_timeout') AS is`),
    ),
  ]);

  expect(patient).toEqual(['1min', [{ is: '1min' }]]);
  // On every connection, also those that were lent to patient work.
  expect(new Set(await Promise.all(Array.from({ length: 8 }, limit)))).toEqual(new Set(['3s']));
});

test('answers not ready before callers are refused when no connection is free', async () => {
  const { db, giveBack } = await busyDatabase();
  const order: unknown[] = [];

  await Promise.all([
    db.query('SELECT 1').catch(() => order.push('refused')),
    db.ready().then((isReady) => order.push(isReady)),
  ]);

  expect(order).toEqual([false, 'refused']);
  await giveBack();
});

test('hears notices of other connections', async () => {
  const notice = Promise.withResolvers<string>();
  await testDb.db.listen('catalogue', notice.resolve, () => undefined);

  await testDb.db.query(`SELECT pg_notify('catalogue', 'published 12')`);

  expect(testDb.db.isListening()).toBe(true);
  expect(await notice.promise).toBe('published 12');
});

test('reports the gap and hears again when the notice connection was cut', async () => {
  const gaps: boolean[] = [];
  const isBack = Promise.withResolvers<void>();
  const notice = Promise.withResolvers<string>();
  const db = await connectDatabase({ url: testDb.url, poolSize: 2, log: quietLog });
  await db.listen('revoked', notice.resolve, () => {
    gaps.push(db.isListening());
    if (db.isListening()) isBack.resolve();
  });

  await db.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN "revoked"%'`,
  );
  await isBack.promise;
  await db.query(`SELECT pg_notify('revoked', 'token 3')`);

  expect(gaps).toEqual([false, true]);
  expect(await notice.promise).toBe('token 3');
  await db.close();
});

test('lives through a stopped database, says it is away, and heals when it is back', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'nobi-heal-'));
  const folder = join(parent, 'database');
  const migrations = join(parent, 'migrations');
  await mkdir(migrations);
  const first = await startEmbeddedPostgres({ folder, log: quietLog });
  const db = await connectDatabase({ url: first.url, poolSize: 3, log: quietLog, migrations });
  const isBack = Promise.withResolvers<void>();
  await db.listen(
    'any',
    () => undefined,
    () => db.isListening() && isBack.resolve(),
  );
  const blocked = db
    .transaction((tx) => tx.query('SELECT pg_sleep(5)'))
    .catch((error: unknown) => error);

  await first.stop();
  const during = await db.query('SELECT 1').catch((error: unknown) => error);
  const readyDuring = await db.ready();
  const second = await startEmbeddedPostgres({ folder, log: quietLog });
  const after = await db.query('SELECT 1 AS one');
  await isBack.promise;

  expect(await blocked).toBeInstanceOf(DatabaseUnavailable);
  expect(during).toBeInstanceOf(DatabaseUnavailable);
  // What an operator reads in the line of the log: PostgreSQL's word, the network's or the driver's.
  const reason = expect.stringMatching(
    /^(57P0[1-3]|E[A-Z]+|Connection terminated|Client has encountered a connection error)$/,
  );
  expect([placeOf(await blocked), placeOf(during)]).toEqual([
    expect.objectContaining({ reason }),
    expect.objectContaining({ reason }),
  ]);
  expect(readyDuring).toBe(false);
  expect(after).toEqual([{ one: 1 }]);
  expect(db.isListening()).toBe(true);
  await db.close();
  await second.stop();
  await rm(parent, { recursive: true });
});
