/**
 * Lets one of those who wait go on in each turn of the event loop. Forty children who ask in the
 * same moment are then read one by one, and the short calls of others pass between them.
 */
export const fairQueue = () => {
  const waiting: (() => void)[] = [];
  const next = () => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  };
  return (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
};
