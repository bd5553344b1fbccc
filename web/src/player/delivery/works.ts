/** What stands on the shelf of works, on its way to the server. */
export type WorkChange =
  | { readonly kind: 'show'; readonly id: string; readonly thumb: string; readonly title?: string }
  | { readonly kind: 'forget'; readonly id: string };

interface WorksDeps {
  readonly deliver: (change: WorkChange, how: { isLast: boolean }) => Promise<unknown>;
  readonly mayPass: (error: unknown) => boolean;
  readonly rest: (milliseconds: number) => Promise<void>;
  /** Hears why the server would not have a work; such a one is dropped. */
  readonly onRefused: (error: unknown) => void;
}

const retry = 4000;
/** Browsers carry about 64 kB for pages that are going away. */
const lastBytes = 50_000;

/** Brings the newest state of each work, one at a time, through broken lines. */
export const openWorks = ({ deliver, mayPass, rest, onRefused }: WorksDeps) => {
  const waiting = new Map<string, WorkChange>();
  let isWorking = false;

  const bring = async (change: WorkChange) => {
    try {
      await deliver(change, { isLast: false });
    } catch (error) {
      if (mayPass(error)) {
        await rest(retry);
        return;
      }
      onRefused(error);
    }
    // A newer state may have come while this one was on its way.
    if (waiting.get(change.id) === change) waiting.delete(change.id);
  };

  return {
    async add(change: WorkChange) {
      waiting.delete(change.id);
      waiting.set(change.id, change);
      if (isWorking) return;
      isWorking = true;
      for (let [next] = waiting.values(); next; [next] = waiting.values()) await bring(next);
      isWorking = false;
    },
    async handOver() {
      let left = lastBytes;
      const last = [...waiting.values()].toReversed().filter((change) => {
        left -= change.kind === 'show' ? change.thumb.length : 100;
        return left > 0;
      });
      await Promise.allSettled(last.map((change) => deliver(change, { isLast: true })));
    },
    waits: () => waiting.size,
  };
};
