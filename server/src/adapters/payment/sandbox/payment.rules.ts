import { wibText } from '../wib-time.rules.ts';
import type { Faults, Mishap } from './faults.ts';
import {
  hasBegun,
  type Method,
  type Payment,
  type StartedTransaction,
  type Transaction,
} from './transaction.ts';

/** `choose` takes a method and shows how to pay by it; the others decide how the payment ends. */
export const actions = ['choose', 'pay', 'deny', 'expire', 'later'] as const;
export type Action = (typeof actions)[number];

/** What the page may still do with the order. */
export type Phase = 'open' | 'waiting' | 'over';

export const phaseOf = (transaction: Transaction, now: Date): Phase => {
  if (transaction.closedAt) return 'over';
  const status = transaction.payment?.status;
  if (status === 'pending') return now < transaction.payExpiresAt ? 'waiting' : 'over';
  // A denied attempt is not the end: the page lets the customer try again.
  const isOpen = status === undefined || status === 'deny';
  return isOpen && now < transaction.pageExpiresAt ? 'open' : 'over';
};

const outcomeOf = (action: Action, method: Method): Payment['status'] => {
  if (action === 'pay') return method === 'credit_card' ? 'capture' : 'settlement';
  return action === 'later' || action === 'choose' ? 'pending' : action;
};

const grossOf = (transaction: Transaction, faults: Faults) =>
  faults.wrongAmount ?? transaction.price + faults.addedFee;

export interface Choice {
  readonly action: Action;
  readonly method: Method;
  /** The id of the payment, should this begin one. */
  readonly transactionId: string;
}

/** What a button of the page does; the same transaction again when it is too late for any. */
export const choose = (
  transaction: Transaction,
  choice: Choice,
  { now, faults }: { now: Date; faults: Faults },
): Transaction => {
  const phase = phaseOf(transaction, now);
  if (phase === 'over' || (phase === 'waiting' && ['later', 'choose'].includes(choice.action)))
    return transaction;
  const running = transaction.payment?.status === 'pending' ? transaction.payment : null;
  const method = running?.method ?? choice.method;
  const status = outcomeOf(choice.action, method);
  return {
    ...transaction,
    gross: grossOf(transaction, faults),
    payment: {
      status,
      method,
      transactionId: running?.transactionId ?? choice.transactionId,
      beganAt: running?.beganAt ?? now,
      settledAt: status === 'settlement' ? now : null,
      refunds: [],
    },
  };
};

const day = 24 * 3_600_000;

/** What time alone has done: unpaid orders expire, charged cards settle the next day. */
export const lapse = (transaction: Transaction, now: Date): Transaction => {
  const { payment, payExpiresAt } = transaction;
  if (payment?.status === 'pending' && now >= payExpiresAt) {
    return { ...transaction, payment: { ...payment, status: 'expire' } };
  }
  const settles = payment ? new Date(payment.beganAt.getTime() + day) : now;
  if (payment?.status === 'capture' && now >= settles) {
    return { ...transaction, payment: { ...payment, status: 'settlement', settledAt: settles } };
  }
  return transaction;
};

/** A refusal in the words of the Core API. */
export interface Refusal {
  readonly code: '404' | '406' | '412' | '414';
  readonly message: string;
}

const fixed: Refusal = {
  code: '412',
  message: 'Merchant cannot modify the status of the transaction',
};

const withStatus = (
  transaction: StartedTransaction,
  status: Payment['status'],
): StartedTransaction => ({
  ...transaction,
  payment: { ...transaction.payment, status },
});

export const cancel = (transaction: StartedTransaction): StartedTransaction | Refusal =>
  ['pending', 'capture'].includes(transaction.payment.status)
    ? withStatus(transaction, 'cancel')
    : fixed;

export const expire = (transaction: StartedTransaction): StartedTransaction | Refusal =>
  transaction.payment.status === 'pending' ? withStatus(transaction, 'expire') : fixed;

export const refundedOf = (payment: Payment) =>
  payment.refunds.reduce((total, refund) => total + refund.amount, 0);

// Banks' virtual accounts and shops have no way back through the gateway.
const isRefundable: Record<Method, boolean> = {
  qris: true,
  gopay: true,
  shopeepay: true,
  credit_card: true,
  bca_va: false,
  bni_va: false,
  bri_va: false,
  permata_va: false,
  mandiri_bill: false,
  alfamart: false,
  indomaret: false,
};

export interface RefundOrder {
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
}

/** Gives back a part or all of it. The same key with the same amount is the same refund. */
export const refund = (
  transaction: StartedTransaction,
  order: RefundOrder,
  now: Date,
): StartedTransaction | Refusal => {
  const { payment, gross } = transaction;
  const past = payment.refunds.find(({ key }) => key === order.key);
  if (past) {
    const isSame = past.amount === order.amount;
    return isSame ? transaction : { code: '406', message: 'Duplicate refund ID' };
  }
  const isSettled = ['settlement', 'partial_refund'].includes(payment.status);
  if (!isSettled || !isRefundable[payment.method]) return fixed;
  const total = refundedOf(payment) + order.amount;
  if (total > gross) {
    return { code: '414', message: 'Refund request is rejected due to invalid amount' };
  }
  const refunds = [...payment.refunds, { ...order, createdAt: wibText(now) }];
  const status = total === gross ? 'refund' : 'partial_refund';
  return { ...transaction, payment: { ...payment, status, refunds } };
};

/** What may befall a paid order without anybody here asking. */
export const befall = (
  transaction: Transaction,
  event: Mishap,
  now: Date,
): Transaction | Refusal => {
  if (!hasBegun(transaction) || !['settlement', 'capture'].includes(transaction.payment.status)) {
    return fixed;
  }
  if (event.what === 'reversal') return withStatus(transaction, 'deny');
  if (event.what === 'chargeback') return withStatus(transaction, 'chargeback');
  const amount = event.amount ?? Math.floor(transaction.gross / 3);
  return refund(transaction, { key: `staff-${now.getTime()}`, amount, reason: 'dashboard' }, now);
};
