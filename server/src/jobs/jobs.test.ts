import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '../database/connect.ts';
import { quietLog, type TestDatabase, takeAway, testDatabase } from '../database/testing.ts';
import { workDue, workDueNotice } from '../database/work-due.ts';
import { hours, minutes, seconds } from '../time/durations.ts';
import type { Job } from './job.ts';
import { cronOf } from './jobs.rules.ts';
import { type JobsDeps, startJobs } from './jobs.ts';

let testDb: TestDatabase;
beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

/** Another process would have its own connections. */
const process = async (
  jobs: readonly Job[],
  more: Partial<JobsDeps> & { whenFinished?: typeof onTestFinished } = {},
) => {
  const { whenFinished = onTestFinished, ...deps } = more;
  const db = await connectDatabase({ url: testDb.url, poolSize: 2, log: quietLog });
  const started = await startJobs({ url: testDb.url, db, jobs, log: quietLog, ...deps });
  let isStopped = false;
  const stop = async (patienceMs = 1000) => {
    if (isStopped) return;
    isStopped = true;
    await started.stop(patienceMs);
    await db.close();
  };
  whenFinished(() => stop());
  return { ...started, db, stop };
};

/** A job whose runs are counted; nothing waits behind them unless the test says so. */
const counted = (name: string, more: Partial<Job> = {}) => {
  const runs: number[] = [];
  const job: Job = {
    name,
    everyMs: minutes(1),
    run: async () => runs.push(performance.now()),
    nextInMs: async () => undefined,
    ...more,
  };
  return { runs, job };
};

const tell = (name: string) => testDb.db.query(`select ${workDueNotice(name)}`);
const patient = { timeout: 15_000 };

test('work that waits at the start is done at once, and what is told in a transaction when that commits', async () => {
  const { runs, job } = counted('told', { everyMs: hours(1) });
  await process([job]);
  await expect.poll(() => runs.length, patient).toBe(1);

  await testDb.db.transaction((tx) => tx.query(`select ${workDueNotice('told')}`));

  // By itself it would run in an hour.
  await expect.poll(() => runs.length, patient).toBe(2);
});

test('work of which three processes hear ten times is not done thirty times', async () => {
  let starts = 0;
  let held: PromiseWithResolvers<void> | undefined;
  const { job } = counted('shared', {
    // By itself it would run in an hour, so no run here is the clock's.
    everyMs: hours(1),
    run: async () => {
      starts += 1;
      await held?.promise;
    },
  });
  const all = await Promise.all([process([job]), process([job]), process([job])]);
  const states = () =>
    testDb.db.query(
      `select 1 from pgboss.job where name = 'shared' and state in ('created', 'active', 'retry')`,
    );
  await expect.poll(() => starts, patient).toBeGreaterThan(0);
  await expect.poll(states, patient).toEqual([]);
  const before = starts;
  held = Promise.withResolvers();
  let hearers = 0;
  for (const { db } of all) {
    await db.listen(
      workDue,
      () => {
        hearers += 1;
      },
      () => undefined,
    );
  }

  for (let times = 0; times < 10; times += 1) await tell('shared');

  await expect.poll(() => hearers, patient).toBe(30);
  held.resolve();
  await expect.poll(() => starts, patient).toBeGreaterThan(before);
  await expect.poll(states, patient).toEqual([]);
  // One runs in each process, one waits for all, and each may be asking for one more.
  expect(starts - before).toBeLessThanOrEqual(7);
});

// These two wait for the queue's own look every ten seconds, so they wait together.
test.concurrent('the next run is planned for when the next row is due', async (context) => {
  const { expect, onTestFinished: whenFinished } = context;
  const waits = [seconds(1), undefined];
  const { runs, job } = counted('planned', { nextInMs: async () => waits.shift() });
  await process([job], { whenFinished });

  await expect.poll(() => runs.length, { timeout: 20_000 }).toBe(2);

  expect((runs[1] ?? 0) - (runs[0] ?? 0)).toBeGreaterThan(900);
}, 30_000);

test.concurrent('a run that fails is logged by name, counted, and tried again', async (context) => {
  const { expect, onTestFinished: whenFinished } = context;
  let runs = 0;
  const lines: object[] = [];
  const ends: string[] = [];
  const { job } = counted('failing', {
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error('not today');
    },
  });
  await process([job], {
    whenFinished,
    log: { ...quietLog, warn: (line) => void lines.push(line) },
    onEnd: (_job, end) => ends.push(end),
  });

  await expect.poll(() => runs, { timeout: 25_000 }).toBe(2);

  expect(lines).toContainEqual({ job: 'failing', reason: 'not today' });
  await expect.poll(() => ends).toEqual(['failed', 'done']);
}, 40_000);

test('stopping waits for the run under way', async () => {
  const gate = Promise.withResolvers<void>();
  const { runs, job } = counted('held', {
    run: async () => {
      runs.push(0);
      await gate.promise;
    },
  });
  const { stop } = await process([job]);
  await expect.poll(() => runs.length, patient).toBe(1);

  const order: string[] = [];
  const stopped = stop(10_000).then(() => order.push('stopped'));
  order.push('released');
  gate.resolve();
  await stopped;

  expect(order).toEqual(['released', 'stopped']);
  expect(await testDb.db.query(`select state from pgboss.job where name = 'held'`)).toEqual([
    { state: 'completed' },
  ]);
});

test('a run that hangs does not hold up the stop, and another process takes it up', async () => {
  const { runs, job } = counted('hanging', {
    run: () => {
      runs.push(0);
      return new Promise(() => undefined);
    },
  });
  const first = await process([job]);
  await expect.poll(() => runs.length, patient).toBe(1);
  const startedAt = performance.now();

  await first.stop(50);
  const took = performance.now() - startedAt;
  const other = counted('hanging');
  await process([other.job]);

  // Long before the queue's own half minute.
  expect(took).toBeLessThan(10_000);
  await expect.poll(() => other.runs.length, patient).toBeGreaterThan(0);
}, 30_000);

test('the queue lives through an outage of the database', async () => {
  const { runs, job } = counted('outlived');
  const { db } = await process([job]);
  await expect.poll(() => runs.length, patient).toBe(1);

  const comeBack = await takeAway(testDb.url);
  await expect.poll(() => db.isListening(), patient).toBe(false);
  await comeBack();

  // Whatever was told meanwhile was missed, so it looks by itself.
  await expect.poll(() => runs.length, patient).toBeGreaterThan(1);
}, 30_000);

test('every process plans the recurring work, and there is one plan', async () => {
  const job: Job = { name: 'rarely done', everyMs: hours(1), run: async () => undefined };
  const [first] = await Promise.all([process([job]), process([job])]);

  const plans = await testDb.db.query(
    `select cron from pgboss.schedule where name = 'rarely-done'`,
  );
  const counts = await first.counts();

  expect(plans).toEqual([{ cron: '0 * * * *' }]);
  expect(counts['rarely-done']).toEqual({ waiting: 0, active: 0, failed: 0 });
});

test.each([
  [minutes(1), '* * * * *'],
  [minutes(15), '*/15 * * * *'],
  [hours(1), '0 * * * *'],
])('every %i ms is %s', (everyMs, cron) => {
  expect(cronOf(everyMs)).toBe(cron);
});

test('a time that is no whole part of an hour is refused', () => {
  expect(() => cronOf(seconds(10))).toThrow(RangeError);
});
