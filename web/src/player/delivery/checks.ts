import type { CheckRequest } from '@nobi/kit/host';

interface ChecksDeps {
  readonly deliver: (check: CheckRequest) => Promise<{ readonly right: boolean }>;
  readonly mayPass: (error: unknown) => boolean;
  readonly rest: (milliseconds: number) => Promise<void>;
}

const retry = 4000;

/** Has a course's answers scored. What the line swallowed is sent later; the child does not wait for it. */
export const openChecks = ({ deliver, mayPass, rest }: ChecksDeps) => {
  let waiting: CheckRequest[] = [];
  let isWorking = false;

  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        await deliver(next);
      } catch (error) {
        if (mayPass(error)) {
          await rest(retry);
          continue;
        }
      }
      waiting = waiting.slice(1);
    }
    isWorking = false;
  };

  return {
    /** Whether it is right, or null when the server cannot say so now. */
    async ask(check: CheckRequest): Promise<boolean | null> {
      // The first answer counts, so an answer never overtakes one that still waits.
      const isFree = waiting.length === 0;
      try {
        if (isFree) return (await deliver(check)).right;
      } catch (error) {
        if (!mayPass(error)) return null;
      }
      waiting = [...waiting, check];
      void work();
      return null;
    },
    /** The page may be going away: what waits is handed to the browser to deliver by itself. */
    async handOver() {
      await Promise.allSettled(waiting.map((check) => deliver(check)));
    },
    waits: () => waiting.length,
  };
};
