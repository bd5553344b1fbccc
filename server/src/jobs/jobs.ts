import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { type Database, type DatabaseLog, DatabaseUnavailable } from '../database/database.ts';
import { translateFailure } from '../database/failure.ts';
import { openStatements } from '../database/statements.ts';
import { workDue } from '../database/work-due.ts';
import { days, minutes } from '../time/durations.ts';
import type { Job } from './job.ts';
import { queueOf } from './jobs.rules.ts';
import { deadLetterQueue, inSeconds, openBoss, openQueue } from './queues.ts';
import { takeOn } from './take-on.ts';

export interface JobCount {
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
}

export interface JobsDeps {
  readonly url: string;
  readonly db: Database;
  readonly jobs: readonly Job[];
  readonly log: DatabaseLog;
  /** Told of each run, for whoever counts. */
  readonly onEnd?: (job: string, end: 'done' | 'failed') => void;
}

const patience = minutes(1);

const takeOnAll = async (boss: PgBoss, deps: JobsDeps) => {
  const wakers = new Map<string, () => Promise<void>>();
  await boss.createQueue(deadLetterQueue, { retentionSeconds: inSeconds(days(14)) });
  for (const job of deps.jobs) {
    await openQueue(boss, job);
    const wake = await takeOn(boss, job, deps);
    if (job.nextInMs) wakers.set(job.name, wake);
  }
  return wakers;
};

const startOnce = async (deps: JobsDeps) => {
  // Apart from the pool of the calls: neither can starve the other.
  const statements = openStatements(deps.url, 'nobi jobs');
  const boss = openBoss(statements, deps.log);
  const close = async () => {
    await boss.stop({ graceful: false });
    await statements.close();
  };
  try {
    await boss.start();
    return { boss, close, wakers: await takeOnAll(boss, deps) };
  } catch (error) {
    await close();
    throw translateFailure(error);
  }
};

/** The database may go away in this very moment; what serves already goes on serving. */
const startWithPatience = async (deps: JobsDeps) => {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      return await startOnce(deps);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || Date.now() > deadline) throw error;
      deps.log.warn({ reason: error.message }, 'waiting for the database to start the jobs');
      await pause(500);
    }
  }
};

/** Starts the queue in this process. Throws DatabaseUnavailable when nothing answers for a minute. */
export const startJobs = async (deps: JobsDeps) => {
  const { boss, close, wakers } = await startWithPatience(deps);
  let isStopped = false;
  const queues = deps.jobs.map(({ name }) => queueOf(name));
  const wakeAll = () => {
    if (!isStopped) for (const wake of wakers.values()) void wake();
  };
  const hear = (name: string) => {
    if (!isStopped) void wakers.get(name)?.();
  };
  await deps.db.listen(workDue, hear, wakeAll);
  // What became due while nobody was there.
  wakeAll();
  return {
    /** Takes nothing new; what runs may end within `patienceMs`, then another process takes it up. */
    async stop(patienceMs: number) {
      isStopped = true;
      const idle = Promise.all(queues.map((queue) => boss.offWork(queue, { wait: true })));
      await Promise.race([idle, pause(patienceMs, undefined, { ref: false })]);
      // By itself it looks only every half second whether all have ended.
      await close();
    },
    /** How many runs lie in each queue, in all processes together; up to a minute old. */
    async counts(): Promise<Record<string, JobCount>> {
      const existing = await boss.getQueues();
      return Object.fromEntries(
        existing.map(({ name, readyCount, activeCount, failedCount }) => [
          name,
          { waiting: readyCount, active: activeCount, failed: failedCount },
        ]),
      );
    },
  };
};
