import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectDatabase } from '../../database/connect.ts';
import { withPatience } from '../../database/patience.ts';
import { connectQuery } from '../../database/pooler.ts';
import { quietLog, type TestDatabase, testDatabase } from '../../database/testing.ts';
import { type Exchange, openBrowser } from '../cluster/browser.testing.ts';
import { startCluster } from '../cluster/cluster.testing.ts';
import { type Acknowledged, wholeWay } from '../cluster/family.testing.ts';
import { promisedRows, storedRows } from '../cluster/stored-rows.testing.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.testing.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await testDatabase();
  // As an operator's server may be set: nothing may depend on it.
  const name = new URL(testDb.url).pathname.slice(1);
  await testDb.db.query(`alter database ${name} set timezone = 'Asia/Jakarta'`);
  return () => testDb.drop();
});

const pooled = async ({ size = 2, connectQuery: line = connectQuery } = {}) => {
  const bouncer = await startPgBouncer(testDb.url, { size, connectQuery: line });
  onTestFinished(bouncer.stop);
  await vi.waitFor(async () => expect(await bouncer.isReady(), await bouncer.log()).toBe(true), {
    timeout: 10_000,
    interval: 50,
  });
  return bouncer;
};

const open = async (pooler: string, poolSize = 20) => {
  const db = await connectDatabase({ url: testDb.url, pooler, poolSize, log: quietLog });
  onTestFinished(db.close);
  return db;
};

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  test('twenty callers share two connections, with one time zone and the limits of all', async () => {
    const db = await open((await pooled()).url);
    const ask = () =>
      db.query(
        `select pg_backend_pid() as pid, current_setting('TimeZone') as zone,
           current_setting('statement_timeout') as patience, pg_sleep(0.02)`,
      );

    const rows = (await Promise.all(Array.from({ length: 60 }, ask))).flat();

    expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
    expect(new Set(rows.map(({ zone }) => zone))).toEqual(new Set(['UTC']));
    expect(new Set(rows.map(({ patience }) => patience))).toEqual(new Set(['3s']));
  });

  test('whoever may take longer leaves no longer limit behind for the next', async () => {
    const db = await open((await pooled({ size: 1 })).url);
    const limit = `select current_setting('statement_timeout') as is`;

    const long = () => withPatience(9000, () => db.query(limit));
    const rows = [await long(), await db.query(limit), await long(), await db.query(limit)];

    expect(rows.flat().map(({ is }) => is)).toEqual(['9s', '3s', '9s', '3s']);
    await expect(withPatience(50, () => db.query('select pg_sleep(1)'))).rejects.toThrow();
    expect(await db.query(limit)).toEqual([{ is: '3s' }]);
  });

  test('statements that are prepared elsewhere work here, in transactions as well', async () => {
    const db = await open((await pooled()).url);
    const named = (n: number) => ({ name: 'pooler.n', text: 'select $1::int as n', values: [n] });
    const one = (n: number) => db.named<{ n: number }>(named(n));
    const both = (n: number) =>
      db.transaction(async (tx) => [...(await tx.named<{ n: number }>(named(n)))]);

    const rows = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? one(n) : both(n))),
    );

    expect(rows.flat().map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
  });

  test('a notice that is sent by it arrives', async () => {
    const db = await open((await pooled()).url);
    const notices: string[] = [];
    await db.listen(
      'pooler_test',
      (payload) => void notices.push(payload),
      () => undefined,
    );

    await db.query(`select pg_notify('pooler_test', 'here')`);

    await vi.waitFor(() => expect(notices).toEqual(['here']), 20_000);
  });

  test('twelve families at once live through two processes on four connections', async () => {
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>> | undefined;
    const cluster = await startCluster(
      { DATABASE_POOL: '20' },
      {
        count: 2,
        inFront: async (url) => {
          bouncer = await startPgBouncer(url, { size: 4, connectQuery });
          return { DATABASE_POOLER_URL: bouncer.url };
        },
      },
    );
    onTestFinished(async () => {
      await cluster.stop();
      await bouncer?.stop();
    });
    await vi.waitFor(async () => expect(await cluster.isReady()).toBe(true), 60_000);
    const journal: Exchange[] = [];
    const history: Acknowledged[] = [];

    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const browser = openBrowser(cluster.url, `127.0.${at + 1}.1`, { journal });
        await wholeWay(browser, cluster.db, history);
        browser.close();
      }),
    );

    expect(journal.filter(({ status }) => status === 0 || status >= 500)).toEqual([]);
    expect(history).toHaveLength(12);
    for (const promised of history)
      expect(await storedRows(cluster.db, promised)).toEqual(promisedRows(promised));
  }, 180_000);

  test('without the line in its settings the start says which', async () => {
    const { url } = await pooled({ connectQuery: '' });

    await expect(open(url)).rejects.toThrow(/DATABASE_POOLER_URL, .*connect_query='set timezone/);
  });
});
