import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database/database.ts';
import { minutes, seconds } from '../time.ts';

/** The first worker could not start; the message is what it had to say. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
}

/** What a worker tells its first process: that it serves, or why it cannot. */
export type Word = { ready: true } | { problem: string };

const shortestPause = 200;
const longestPause = seconds(10);

interface Started {
  readonly worker: Worker;
  readonly startedAt: number;
  /** Rejects with WorkerFailed when it ends before it serves. */
  readonly ready: Promise<void>;
  readonly ended: Promise<number | null>;
}

const isProblem = (word: unknown): word is { problem: string } =>
  typeof word === 'object' &&
  word !== null &&
  'problem' in word &&
  typeof word.problem === 'string';

const isReady = (word: unknown) => typeof word === 'object' && word !== null && 'ready' in word;

const start = (environment: Record<string, string>): Started => {
  const worker = cluster.fork(environment);
  const startedAt = performance.now();
  let problem = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  worker.on('message', (word: unknown) => {
    if (isProblem(word)) problem = word.problem;
    else if (isReady(word)) resolve();
  });
  const ended = new Promise<number | null>((settle) => {
    worker.once('exit', (code: number | null) => {
      reject(new WorkerFailed(problem || `A worker ended with code ${code} while starting.`));
      settle(code);
    });
  });
  // Whoever does not wait for it hears of its end instead.
  ready.catch(() => undefined);
  return { worker, startedAt, ready, ended };
};

export interface WorkersOptions {
  readonly count: number;
  readonly environment: Record<string, string>;
  readonly log: DatabaseLog;
}

/**
 * Starts the workers, which share this process's ports, and starts a new one for each that ends.
 * The first starts alone: what it cannot do, the others could not either.
 */
export const keepWorkers = async ({ count, environment, log }: WorkersOptions) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const living = new Set<Started>();
  const open = () => {
    const started = start(environment);
    living.add(started);
    void started.ended.then(() => living.delete(started));
    return started;
  };

  const keep = async (first: Started) => {
    let wait = shortestPause;
    for (let current = first; ; current = open()) {
      const code = await current.ended;
      if (signal.aborted) return;
      if (performance.now() - current.startedAt > minutes(1)) wait = shortestPause;
      const reason = await current.ready.then(
        () => 'ended unexpectedly',
        (error: unknown) => String(error),
      );
      log.error({ worker: current.worker.id, code, reason }, 'a worker is started again');
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      wait = Math.min(wait * 2, longestPause);
    }
  };

  const first = open();
  await first.ready;
  const others = Array.from({ length: count - 1 }, open);
  const keeping = [first, ...others].map(keep);
  await Promise.allSettled(others.map(({ ready }) => ready));
  return {
    /** Asks all to end, and waits until they have. */
    async stop() {
      stopping.abort();
      for (const { worker } of living) worker.process.kill('SIGTERM');
      await Promise.all(keeping);
      await Promise.all([...living].map(({ ended }) => ended));
    },
  };
};
