import { PgBoss, type Queue } from 'pg-boss';
import type { DatabaseLog } from '../database/database.ts';
import type { openStatements } from '../database/statements.ts';
import { days, hours, minutes } from '../time/durations.ts';
import type { Job } from './job.ts';
import { cronOf, queueOf } from './jobs.rules.ts';

/** Where a run lies that failed at every try, for staff to see. */
export const deadLetterQueue = 'given-up';
const schema = 'pgboss';

type Statements = ReturnType<typeof openStatements>;

export const inSeconds = (ms: number) => Math.ceil(ms / 1000);

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
  deadLetter: deadLetterQueue,
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

export const openBoss = (db: Statements, log: DatabaseLog) => {
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

export const openQueue = async (boss: PgBoss, job: Job) => {
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
