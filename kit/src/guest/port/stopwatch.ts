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
