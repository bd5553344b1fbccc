import type { PlayEvent } from '@nobi/kit/host';

interface ReportsDeps {
  /** Brings one batch to the server; throws when it did not arrive. */
  readonly deliver: (events: PlayEvent[], how: { isLast: boolean }) => Promise<unknown>;
  /** Writes down at once, where this device can, what is delivered a little later. */
  readonly note?: ((events: readonly PlayEvent[]) => void) | undefined;
  /** Whether the failure may pass; a refused batch is dropped, for asking again changes nothing. */
  readonly mayPass: (error: unknown) => boolean;
  /** Ends after so many milliseconds, or sooner when the line is back. */
  readonly rest: (milliseconds: number) => Promise<void>;
}

/** What happens together is delivered together. */
const gather = 2000;
const batchSize = 50;
/** About an hour of eager play; beyond it the oldest go first. */
const most = 2000;
const restAfter = (failures: number) => Math.min(1000 * 2 ** (failures - 1), 30_000);

/** What the content told and the server does not have yet. The server keeps an event once, so twice is safe. */
export const openReports = ({ deliver, note, mayPass, rest }: ReportsDeps) => {
  let waiting: PlayEvent[] = [];
  let isWorking = false;

  const drop = (sent: readonly PlayEvent[]) => {
    const ids = new Set(sent.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !ids.has(id));
  };

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    let failures = 0;
    await rest(gather);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize);
      try {
        await deliver(batch, { isLast: false });
        drop(batch);
        failures = 0;
      } catch (error) {
        if (!mayPass(error)) drop(batch);
        else await rest(restAfter(++failures));
      }
    }
    isWorking = false;
  };

  return {
    add(events: readonly PlayEvent[]) {
      note?.(events);
      waiting = [...waiting, ...events].slice(-most);
      return work();
    },
    /** The page may be going away: everything is handed to the browser to deliver by itself. */
    async handOver() {
      const left = [...waiting];
      const batches = Array.from({ length: Math.ceil(left.length / batchSize) }, (_, index) =>
        left.slice(index * batchSize, (index + 1) * batchSize),
      );
      await Promise.allSettled(batches.map((batch) => deliver(batch, { isLast: true })));
    },
    waits: () => waiting.length,
  };
};
