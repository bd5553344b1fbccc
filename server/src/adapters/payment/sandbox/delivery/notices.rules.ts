import { statusCodeOf, transactionBody } from '../bodies.rules.ts';
import type { Faults } from '../faults.ts';
import { hasBegun, type StartedTransaction, type Transaction } from '../transaction.ts';

/** A notification to be sent; `afterMinutes` on the gateway's own clock. */
export interface Notice {
  readonly body: string;
  readonly afterMinutes: number;
}

const noticeOf = (
  transaction: StartedTransaction,
  options: { serverKey: string; hasFee: boolean; isConfirmed?: boolean },
): Notice => {
  const { status } = transaction.payment;
  const body = transactionBody(transaction, {
    ...options,
    statusCode: status === 'expire' ? '202' : statusCodeOf(status),
    message: 'midtrans payment notification',
  });
  return { body: JSON.stringify(body), afterMinutes: options.isConfirmed ? 1 : 0 };
};

/** What the merchant is told of a change: every status passed through, a refund twice. */
const noticesFor = (
  before: Transaction,
  after: StartedTransaction,
  options: { serverKey: string; hasFee: boolean },
) => {
  const { payment } = after;
  const isNew = before.payment?.transactionId !== payment.transactionId;
  const waits = isNew && payment.status !== 'pending' && payment.method !== 'credit_card';
  const waiting: StartedTransaction = {
    ...after,
    payment: { ...payment, status: 'pending', settledAt: null },
  };
  const isRefund = payment.status === 'refund' || payment.status === 'partial_refund';
  return [
    ...(waits ? [noticeOf(waiting, options)] : []),
    noticeOf(after, { ...options, isConfirmed: false }),
    ...(isRefund ? [noticeOf(after, { ...options, isConfirmed: true })] : []),
  ];
};

/** The notifications that a change calls for, as the faults in force would have them. */
export const noticesOf = (
  before: Transaction,
  after: Transaction,
  { serverKey, faults }: { serverKey: string; faults: Faults },
): Notice[] => {
  const isChange =
    before.payment?.status !== after.payment?.status ||
    before.payment?.transactionId !== after.payment?.transactionId ||
    before.payment?.refunds.length !== after.payment?.refunds.length;
  if (!isChange || !hasBegun(after) || faults.drop) return [];
  const notices = noticesFor(before, after, {
    serverKey,
    hasFee: faults.wrongAmount === undefined,
  });
  const ordered = faults.reorder ? notices.toReversed() : notices;
  return faults.duplicate ? ordered.flatMap((notice) => [notice, notice]) : ordered;
};
