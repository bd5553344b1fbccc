import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog } from '../database/database.ts';
import { longestPause, type Started, shortestPause, WorkerFailed } from './start-worker.ts';

/** Where one worker serves after the other. */
export interface Place {
  current: Started;
}

interface Surroundings {
  readonly signal: AbortSignal;
  readonly log: DatabaseLog;
}

/** A database that is away for a moment refuses no new code: another is started until one serves. */
const openReady = async (open: () => Started, { signal, log }: Surroundings) => {
  for (let wait = shortestPause; ; wait = Math.min(wait * 2, longestPause)) {
    const next = open();
    try {
      await next.ready;
      return next;
    } catch (error) {
      if (signal.aborted || !(error instanceof WorkerFailed && error.isPassing)) throw error;
      log.warn({ reason: error.message }, 'a replacement waits for the database');
      await pause(wait, undefined, { signal });
    }
  }
};

/** The next one serves before this one is asked to end. */
const replace = async (place: Place, next: Started) => {
  const { current } = place;
  place.current = next;
  current.worker.process.kill('SIGTERM');
  await current.ended;
};

/** Replaces all, one after the other; asked again meanwhile, it does so once more afterwards. */
export const replacer = (
  places: readonly Place[],
  open: () => Started,
  surroundings: Surroundings,
) => {
  const { signal, log } = surroundings;
  const replaceAll = async () => {
    try {
      for (const place of places)
        if (!signal.aborted) await replace(place, await openReady(open, surroundings));
      log.info({ workers: places.length }, 'all workers are replaced');
    } catch (error) {
      // What cannot start must not end what serves.
      if (!signal.aborted) log.error({ reason: String(error) }, 'the workers are not replaced');
    }
  };
  let last = Promise.resolve();
  return () => {
    last = last.then(replaceAll);
    return last;
  };
};
