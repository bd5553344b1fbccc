/** Paces saves, and measures time that is really played. */

const keepGapMs = 1000;

/** Saves at once, but at most once a second, and always the newest. */
export const openKeeper = (send: (data: string) => void) => {
  let newest: string | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let sentAt = Number.NEGATIVE_INFINITY;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (newest === null) return;
    send(newest);
    newest = null;
    sentAt = performance.now();
  };
  return {
    keep(data: string) {
      newest = data;
      timer ??= setTimeout(flush, Math.max(0, sentAt + keepGapMs - performance.now()));
    },
    flush,
  };
};

/** How long the child has really played: pauses do not count. */
export const openStopwatch = () => {
  let playedMs = 0;
  let since: number | null = performance.now();
  return {
    stop() {
      if (since !== null) playedMs += performance.now() - since;
      since = null;
    },
    go() {
      since ??= performance.now();
    },
    minutes: () =>
      Math.round((playedMs + (since === null ? 0 : performance.now() - since)) / 6000) / 10,
  };
};
