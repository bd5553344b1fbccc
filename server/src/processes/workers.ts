import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database/database.ts';
import { minutes } from '../time/durations.ts';
import { type Place, replacer } from './replacer.ts';
import { longestPause, type Started, shortestPause, start } from './start-worker.ts';

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

  const keep = async (place: Place) => {
    let wait = shortestPause;
    while (!signal.aborted) {
      const { current } = place;
      const code = await current.ended;
      if (signal.aborted) return;
      if (current !== place.current) continue;
      if (performance.now() - current.startedAt > minutes(1)) wait = shortestPause;
      const reason = await current.ready.then(
        () => 'ended unexpectedly',
        (error: unknown) => String(error),
      );
      log.error({ worker: current.worker.id, code, reason }, 'a worker is started again');
      await pause(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(wait * 2, longestPause);
      // In the meantime a replacement may have taken the place.
      if (!signal.aborted && current === place.current) place.current = open();
    }
  };

  const first = open();
  await first.ready;
  const others = Array.from({ length: count - 1 }, open);
  const places = [first, ...others].map((current) => ({ current }));
  const keeping = places.map(keep);
  await Promise.allSettled(others.map(({ ready }) => ready));
  const replaceAll = replacer(places, open, { signal, log });
  return {
    /** Puts a new worker in the place of each, one after the other, so that no call is lost. */
    replaceAll,
    /** Asks all to end, and waits until they have. */
    async stop() {
      stopping.abort();
      for (const { worker } of living) worker.process.kill('SIGTERM');
      await Promise.all(keeping);
      await Promise.all([...living].map(({ ended }) => ended));
    },
  };
};
