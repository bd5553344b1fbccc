import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from './database/database.ts';

/** Something done again and again; a run that fails is logged and tried at the next turn. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<unknown>;
}

/** Starts the jobs; each waits for its own last run. Returns how to stop them and wait a while. */
export const startJobs = (jobs: readonly Job[], log: DatabaseLog) => {
  const running = new Set<Promise<void>>();
  let isStopped = false;
  const turn = async (job: Job) => {
    try {
      await job.run();
    } catch (error) {
      log.warn(
        { job: job.name, reason: error instanceof Error ? error.message : '' },
        'job failed',
      );
    }
  };
  const busy = new Set<string>();
  const begin = (job: Job) => {
    if (isStopped || busy.has(job.name)) return;
    busy.add(job.name);
    const run = turn(job).finally(() => {
      busy.delete(job.name);
      running.delete(run);
    });
    running.add(run);
  };
  const timers = jobs.map((job) => setInterval(() => begin(job), job.everyMs));
  return async (patienceMs: number) => {
    isStopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.race([Promise.all(running), pause(patienceMs, undefined, { ref: false })]);
  };
};
