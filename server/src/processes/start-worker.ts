import cluster, { type Worker } from 'node:cluster';
import { seconds } from '../time/durations.ts';
import { endStranded } from './stranded.ts';

/** A worker could not start; the message is what it had to say. */
export class WorkerFailed extends Error {
  override name = 'WorkerFailed';
  /** Whether the same start may succeed in a moment. */
  readonly isPassing: boolean;

  constructor(message: string, isPassing: boolean) {
    super(message);
    this.isPassing = isPassing;
  }
}

interface StartProblem {
  readonly problem: string;
  /** Whether it is the database that is away, and not the worker that is at fault. */
  readonly isPassing: boolean;
}

/** What a worker tells its first process: that it serves, or why it cannot. */
export type Word = { ready: true } | StartProblem;

export const shortestPause = 200;
export const longestPause = seconds(10);

export interface Started {
  readonly worker: Worker;
  readonly startedAt: number;
  /** Rejects with WorkerFailed when it ends before it serves. */
  readonly ready: Promise<void>;
  readonly ended: Promise<number | null>;
}

const isProblem = (word: unknown): word is StartProblem =>
  typeof word === 'object' &&
  word !== null &&
  'problem' in word &&
  typeof word.problem === 'string' &&
  'isPassing' in word &&
  typeof word.isPassing === 'boolean';

const isReady = (word: unknown) => typeof word === 'object' && word !== null && 'ready' in word;

/** Starts one worker. */
export const start = (environment: Record<string, string>): Started => {
  const worker = cluster.fork(environment);
  endStranded(worker);
  const startedAt = performance.now();
  let last: StartProblem | undefined;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  worker.on('message', (word: unknown) => {
    if (isProblem(word)) last = word;
    else if (isReady(word)) resolve();
  });
  const ended = new Promise<number | null>((settle) => {
    worker.once('exit', (code: number | null) => {
      const problem = last?.problem || `A worker ended with code ${code} while starting.`;
      reject(new WorkerFailed(problem, last?.isPassing ?? false));
      settle(code);
    });
  });
  // Whoever does not wait for it hears of its end instead.
  ready.catch(() => undefined);
  return { worker, startedAt, ready, ended };
};
