interface SavesDeps {
  readonly deliver: (save: string, how: { isLast: boolean }) => Promise<unknown>;
  /** Writes down at once, where this device can, what is delivered a little later. */
  readonly note?: ((save: string) => void) | undefined;
  readonly mayPass: (error: unknown) => boolean;
  readonly rest: (milliseconds: number) => Promise<void>;
}

const settle = 800;
const retry = 4000;

/** Keeps the last save: waits a moment for the next one, then brings it to the server. */
export const openSaves = ({ deliver, note, mayPass, rest }: SavesDeps) => {
  let latest: string | undefined;
  let isWorking = false;

  const bring = async (): Promise<void> => {
    const save = latest;
    if (save === undefined) return;
    try {
      await deliver(save, { isLast: false });
    } catch (error) {
      if (mayPass(error)) {
        await rest(retry);
        return;
      }
    }
    // A newer save may have come while this one was on its way.
    if (latest === save) latest = undefined;
  };

  return {
    async keep(save: string) {
      latest = save;
      note?.(save);
      if (isWorking) return;
      isWorking = true;
      while (latest !== undefined) {
        await rest(settle);
        await bring();
      }
      isWorking = false;
    },
    async handOver() {
      if (latest !== undefined) await deliver(latest, { isLast: true }).catch(() => {});
    },
    isKept: () => latest === undefined,
  };
};
