const restMs = 30 * 60_000;

/**
 * Whether somebody else may sit here by now: nobody touched the product for half an hour. Without a
 * mark, or with one from a clock that was changed, nobody is asked.
 */
export const hasRested = (lastTouch: string | null, now: number): boolean => {
  const at = Number(lastTouch ?? Number.NaN);
  return Number.isFinite(at) && at > 0 && now - at >= restMs;
};
