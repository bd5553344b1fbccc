/** A part of an order's money that the gateway says went back, and when. */
export interface GivenBack {
  readonly amount: number;
  readonly at: Date | undefined;
}

interface Known {
  /** What arrived for the order. */
  readonly arrived: number;
  /** What is noted already: given back by the gateway, and by hand. */
  readonly back: number;
  readonly byHand: number;
}

/**
 * What went back beyond what is noted, each part at its own time: hearing the same list again, or an
 * older one, adds nothing. Never more than arrived. `isAll`: nothing of it is with us any more.
 */
export const newlyBack = (
  { arrived, back, byHand }: Known,
  told: readonly GivenBack[],
  isAll: boolean,
): GivenBack[] => {
  const room = arrived - byHand;
  const found: GivenBack[] = [];
  let upTo = 0;
  for (const { amount, at } of told) {
    const end = Math.min(upTo + amount, room);
    const beyond = end - Math.max(upTo, back);
    if (beyond > 0) found.push({ amount: beyond, at });
    upTo = Math.max(upTo, end);
  }
  const rest = room - Math.max(upTo, back);
  if (isAll && rest > 0) found.push({ amount: rest, at: undefined });
  return found;
};
