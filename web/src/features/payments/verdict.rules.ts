import type { OrderState } from '@nobi/contract';

export type Verdict = 'paid' | 'waiting' | 'failed';

const open: readonly OrderState[] = ['created', 'pending', 'review'];

/** What an order's state means for the person who waits for it. */
export const verdictOf = (order: { is_paid: boolean; state?: OrderState | undefined }): Verdict => {
  if (order.is_paid) return 'paid';
  // A server that does not say where the order stands may still hear of the money.
  return order.state === undefined || open.includes(order.state) ? 'waiting' : 'failed';
};

const pauses = [2, 3, 5, 8, 13];

/** Seconds before the next look, counted from 1; null when the person is asked instead. */
export const pauseAfter = (looks: number): number | null => pauses[looks - 1] ?? null;
