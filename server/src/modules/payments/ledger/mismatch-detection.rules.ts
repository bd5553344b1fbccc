import type { MismatchKind, OrderState } from '@nobi/contract';
import type { GatewayState } from '../../../ports/payment.ts';
import type { Facts } from './open-mismatches.store.ts';

interface OrderFacts {
  readonly state: OrderState;
  readonly amount: number;
}

/** The figures that a person needs to understand what happened. */
export const factsOf = (kind: MismatchKind, order: OrderFacts, reported: GatewayState): Facts => {
  if (kind === 'amount') return { expected: order.amount, arrived: reported.paidAmount };
  if (kind === 'currency') return { currency: reported.currency, arrived: reported.paidAmount };
  if (kind === 'other_order') return { other: reported.orderId };
  if (kind === 'late_payment') return { was: order.state };
  return {};
};

const waiting: readonly MismatchKind[] = ['amount', 'currency', 'held'];
const refunds: readonly MismatchKind[] = ['refund_refused', 'refund_unanswered'];

/** What needs nobody any more once an order has come to a state. */
export const settledBy = (state: OrderState): readonly MismatchKind[] => {
  if (state === 'paid') return [...waiting, 'other_order'];
  if (state === 'denied' || state === 'cancelled' || state === 'expired') return ['held'];
  if (state === 'refunded') return [...waiting, ...refunds, 'late_payment'];
  return [];
};
