import type { PgBoss } from 'pg-boss';
import type { DatabaseLog } from '../database/database.ts';
import { withPatience } from '../database/patience.ts';
import { minutes } from '../time/durations.ts';
import type { Job } from './job.ts';
import { queueOf } from './jobs.rules.ts';
import { inSeconds } from './queues.ts';

interface TakeOnDeps {
  readonly log: DatabaseLog;
  /** Told of each run, for whoever counts. */
  readonly onEnd?: (job: string, end: 'done' | 'failed') => void;
}

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

/** One job at work in this process; answers what asks for a run of it at once. */
export const takeOn = async (boss: PgBoss, job: Job, { log, onEnd }: TakeOnDeps) => {
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
      await withPatience(minutes(1), () => job.run());
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
