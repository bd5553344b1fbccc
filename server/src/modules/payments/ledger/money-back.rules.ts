/** A part of an order's money that the gateway says went back, and when. */
export interface ReturnedMoney {
  readonly amount: number;
  readonly at: Date | undefined;
}

interface Recorded {
  /** What arrived for the order. */
  readonly arrived: number;
  /** What is noted already: given back by the gateway, and by hand. */
  readonly back: number;
  readonly manuallyRefunded: number;
}

/**
 * What went back beyond what is noted, each part at its own time: hearing the same list again, or an
 * older one, adds nothing. Never more than arrived. `isAll`: nothing of it is with us any more.
 */
export const newlyBack = (
  { arrived, back, manuallyRefunded }: Recorded,
  reported: readonly ReturnedMoney[],
  isAll: boolean,
): ReturnedMoney[] => {
  const refundable = arrived - manuallyRefunded;
  const parts: ReturnedMoney[] = [];
  let upTo = 0;
  for (const { amount, at } of reported) {
    const end = Math.min(upTo + amount, refundable);
    const beyond = end - Math.max(upTo, back);
    if (beyond > 0) parts.push({ amount: beyond, at });
    upTo = Math.max(upTo, end);
  }
  const rest = refundable - Math.max(upTo, back);
  if (isAll && rest > 0) parts.push({ amount: rest, at: undefined });
  return parts;
};
