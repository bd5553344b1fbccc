/** Keys that sail: an arrow is one stop, a big step is a tenth of what is seen. */
import { type Span, stops } from '../rules/orders.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 4,
  ArrowDown: -4,
  PageUp: 4,
  PageDown: -4,
  Home: -stops,
  End: stops,
};

/** Where the boat is after a key, or null where the key means nothing here. */
export const sailedBy = (key: string, { from, to }: Span, value: number): number | null => {
  const step = steps[key];
  if (step === undefined) return null;
  const stop = (to - from) / stops;
  const at = Math.round((value - from) / stop) + step;
  return from + stop * Math.max(0, Math.min(stops, at));
};
