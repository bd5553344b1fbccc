import type { MismatchKind, OrderState } from '@nobi/contract';
import type { GatewayState } from '../../ports/payment.ts';

/** How far an order has come; it is only ever moved up, or from closed to paid by late money. */
const rank: Record<OrderState, number> = {
  created: 0,
  pending: 1,
  denied: 1,
  review: 1,
  expired: 2,
  cancelled: 2,
  paid: 3,
  partly_refunded: 4,
  refunded: 5,
  charged_back: 5,
  reversed: 5,
};

export interface StoredOrder {
  readonly id: string;
  readonly state: OrderState;
  readonly amount: number;
}

export interface Transition {
  readonly state: OrderState;
  /** Staff look at flagged orders; the kind of mismatch that it is. */
  readonly flag?: MismatchKind;
}

const isOpen = (state: OrderState) => rank[state] < 3;

/** Why money that arrived does not buy this order, or undefined when it does. */
const mismatchOf = (order: StoredOrder, reported: GatewayState): MismatchKind | undefined => {
  if (reported.orderId !== order.id) return 'other_order';
  if (reported.currency !== 'IDR') return 'currency';
  const isPrice = reported.priceAmount === order.amount && reported.paidAmount >= order.amount;
  return isPrice ? undefined : 'amount';
};

const whenPaid = (order: StoredOrder, reported: GatewayState): Transition | undefined => {
  if (!isOpen(order.state)) return undefined;
  const mismatch = mismatchOf(order, reported);
  if (mismatch) return { state: 'review', flag: mismatch };
  const isLate = order.state === 'expired' || order.state === 'cancelled';
  return { state: 'paid', ...(isLate && { flag: 'late_payment' }) };
};

const closed = { denied: 'denied', cancelled: 'cancelled', expired: 'expired' } as const;

/** A closing report: an open order closes, money already taken goes back. */
const whenClosed = (
  order: StoredOrder,
  status: 'denied' | 'cancelled' | 'expired',
): Transition | undefined => {
  if (order.state === 'paid')
    return status === 'expired' ? undefined : { state: 'reversed', flag: 'taken_back' };
  const next = closed[status];
  return isOpen(order.state) && rank[next] >= rank[order.state] ? { state: next } : undefined;
};

const whenBack = (
  order: StoredOrder,
  status: 'partly_refunded' | 'refunded' | 'charged_back',
): Transition | undefined => {
  if (rank[status] <= rank[order.state]) return undefined;
  return { state: status, ...(status === 'charged_back' && { flag: 'charged_back' }) };
};

const nextOf = (order: StoredOrder, reported: GatewayState): Transition | undefined => {
  switch (reported.status) {
    case 'paid':
      return whenPaid(order, reported);
    case 'pending':
      return rank[order.state] === 0 ? { state: 'pending' } : undefined;
    case 'review':
      return isOpen(order.state) ? { state: 'review', flag: 'held' } : undefined;
    case 'denied':
    case 'cancelled':
    case 'expired':
      return whenClosed(order, reported.status);
    case 'partly_refunded':
    case 'refunded':
    case 'charged_back':
      return whenBack(order, reported.status);
  }
};

/** What the gateway's word does to an order; undefined leaves it as it is. */
export const transitionOf = (
  order: StoredOrder,
  reported: GatewayState,
): Transition | undefined => {
  if (reported.orderId !== order.id) return { state: order.state, flag: 'other_order' };
  const next = nextOf(order, reported);
  // Hearing the same again is no news: it must not begin the series of checks anew.
  return next?.state === order.state ? undefined : next;
};

/** What is left of the order's money decides; money that had gone back by itself changes nothing. */
export const manualRefundTransition = (
  order: StoredOrder,
  left: number,
): Transition | undefined => {
  if (isOpen(order.state) && order.state !== 'review') return undefined;
  if (left === 0) return whenBack(order, 'refunded');
  return order.state === 'review' ? undefined : whenBack(order, 'partly_refunded');
};

/** Whether an order in this state gives paid time. */
export const givesTime = (state: OrderState) => state === 'paid' || state === 'partly_refunded';
