import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss, type Queue } from 'pg-boss';
import { type Database, type DatabaseLog, DatabaseUnavailable } from './database/database.ts';
import { translateFailure } from './database/failure.ts';
import { openStatements } from './database/statements.ts';
import { workDue } from './database/work-due.ts';
import { cronOf, queueOf } from './jobs.rules.ts';
import { days, hours, minutes } from './time.ts';

/** Something done again and again, by one process at a time however many there are. */
export interface Job {
  readonly name: string;
  /** A whole part of an hour. */
  readonly everyMs: number;
  run(): Promise<unknown>;
  /**
   * For work that lies in a table with the time when it is due: how long until the next, undefined
   * when nothing waits. Such a job also runs at once when its name is told on `workDue`, and several
   * processes may run it together: it takes rows with `for update skip locked`.
   */
  nextInMs?(): Promise<number | undefined>;
}

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

/** Where a run lies that failed at every try, for staff to see. */
const givenUp = 'given-up';
const schema = 'pgboss';
const patience = minutes(1);

type Statements = ReturnType<typeof openStatements>;

const inSeconds = (ms: number) => Math.ceil(ms / 1000);

const dueQueue = {
  // One waits to run now and one for later; while they run, others may wait already.
  policy: 'short',
  retryLimit: 3,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 30,
  expireInSeconds: inSeconds(minutes(10)),
  retentionSeconds: inSeconds(hours(1)),
  deleteAfterSeconds: inSeconds(hours(1)),
  deadLetter: givenUp,
} satisfies Omit<Queue, 'name'>;

const recurringQueue = {
  ...dueQueue,
  // One in all, waiting or running.
  policy: 'exclusive',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: inSeconds(minutes(10)),
  retentionSeconds: inSeconds(days(1)),
  deleteAfterSeconds: inSeconds(days(7)),
} satisfies Omit<Queue, 'name'>;

const openBoss = (db: Statements, log: DatabaseLog) => {
  const boss = new PgBoss({
    db,
    schema,
    cronWorkerIntervalSeconds: 15,
    maintenanceIntervalSeconds: inSeconds(minutes(10)),
    bamIntervalSeconds: inSeconds(minutes(10)),
    // Chains of jobs, which we have none of.
    flowIntervalSeconds: inSeconds(hours(1)),
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue has trouble'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue warns'));
  return boss;
};

const openQueue = async (boss: PgBoss, job: Job) => {
  const queue = queueOf(job.name);
  const { policy, ...options } = job.nextInMs ? dueQueue : recurringQueue;
  await boss.createQueue(queue, { policy, ...options });
  // Made by an earlier version, it may still have other options.
  await boss.updateQueue(queue, options);
  await boss.schedule(
    queue,
    cronOf(job.everyMs),
    null,
    job.nextInMs ? { singletonKey: 'now' } : {},
  );
};

/** Asks for a run at once; what is asked while asking is asked once more, not many times. */
const waker = (ask: () => Promise<unknown>) => {
  let isAsking = false;
  let isWanted = false;
  const wake = async (): Promise<void> => {
    isWanted = true;
    if (isAsking) return;
    isAsking = true;
    while (isWanted) {
      isWanted = false;
      await ask();
    }
    isAsking = false;
  };
  return wake;
};

/** One job at work in this process. */
const takeOn = async (boss: PgBoss, job: Job, { log, onEnd }: JobsDeps) => {
  const queue = queueOf(job.name);
  let workerId = '';
  const runNow = waker(async () => {
    try {
      await boss.send(queue, null, { singletonKey: 'now' });
      boss.notifyWorker(workerId);
    } catch (error) {
      // The minute's run finds the same rows.
      log.warn({ job: job.name, reason: String(error) }, 'a job could not be asked for');
    }
  });
  const planNext = async () => {
    const inMs = await job.nextInMs?.();
    if (inMs === undefined || inMs >= job.everyMs) return;
    if (inMs <= 0) void runNow();
    else await boss.upsert(queue, null, { singletonKey: 'later', startAfter: inSeconds(inMs) });
  };
  const run = async () => {
    try {
      await job.run();
      await planNext();
      onEnd?.(job.name, 'done');
    } catch (error) {
      onEnd?.(job.name, 'failed');
      const reason = error instanceof Error ? error.message : '';
      log.warn({ job: job.name, reason }, 'job failed');
      throw error;
    }
  };
  const pollingIntervalSeconds = job.nextInMs ? 10 : 60;
  workerId = await boss.work(queue, { pollingIntervalSeconds }, run);
  return runNow;
};

const takeOnAll = async (boss: PgBoss, deps: JobsDeps) => {
  const wakers = new Map<string, () => Promise<void>>();
  await boss.createQueue(givenUp, { retentionSeconds: inSeconds(days(14)) });
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
      const found = await boss.getQueues();
      return Object.fromEntries(
        found.map(({ name, readyCount, activeCount, failedCount }) => [
          name,
          { waiting: readyCount, active: activeCount, failed: failedCount },
        ]),
      );
    },
  };
};
