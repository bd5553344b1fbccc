import type { GatewayState } from '../../../ports/payment.ts';
import { rupiahOf } from '../rupiah.rules.ts';
import type { InvoiceReply, RefundReply } from './replies.ts';

type Status = GatewayState['status'];

const statuses: Record<string, Status> = {
  PENDING: 'pending',
  PAID: 'paid',
  SETTLED: 'paid',
  EXPIRED: 'expired',
};

/** Our word for the gateway's; undefined for words we do not know, which never open anything. */
export const statusOf = ({ status }: InvoiceReply): Status | undefined => {
  const word = status.toUpperCase();
  return Object.hasOwn(statuses, word) ? statuses[word] : undefined;
};

const weight: Partial<Record<Status, number>> = { paid: 2, pending: 1 };
const weightOf = (invoice: InvoiceReply) => weight[statusOf(invoice) ?? 'expired'] ?? 0;

/** Of several invoices of one order, the one that was paid counts, then one that still can be. */
export const decisiveOf = (invoices: readonly InvoiceReply[]): InvoiceReply | undefined =>
  invoices.toSorted((one, other) => weightOf(other) - weightOf(one))[0];

const timeOf = (text: string | undefined) => {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

/** What was truly given back, the oldest first; undefined when an amount cannot be read. */
const returnedOf = (refunds: readonly RefundReply[]) => {
  const parts = refunds
    .filter(({ status }) => status.toUpperCase() === 'SUCCEEDED')
    .map(({ amount, created }) => ({ amount: rupiahOf(amount), at: timeOf(created) }))
    .toSorted((one, other) => (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0));
  const read = parts.flatMap(({ amount, at }) => (amount === undefined ? [] : [{ amount, at }]));
  return read.length < parts.length ? undefined : read;
};

const afterRefunds = (refunded: number, paid: number): Status => {
  if (refunded === 0) return 'paid';
  return refunded < paid ? 'partly_refunded' : 'refunded';
};

/** The state of an order from its decisive invoice; undefined when it cannot be understood. */
export const stateOf = (
  invoice: InvoiceReply,
  refunds: readonly RefundReply[],
): GatewayState | undefined => {
  const status = statusOf(invoice);
  const price = rupiahOf(invoice.amount);
  // An invoice asks for one fixed sum: without a word on it, that is what was paid.
  const paid = invoice.paid_amount === undefined ? price : rupiahOf(invoice.paid_amount);
  const returned = returnedOf(refunds);
  if (!status || price === undefined || paid === undefined || !returned) return undefined;
  const refunded = returned.reduce((sum, { amount }) => sum + amount, 0);
  return {
    status: status === 'paid' ? afterRefunds(refunded, paid) : status,
    orderId: invoice.external_id,
    transactionId: invoice.id,
    currency: invoice.currency ?? 'IDR',
    paidAmount: paid,
    priceAmount: price,
    paidAt: status === 'paid' ? timeOf(invoice.paid_at) : undefined,
    method: (invoice.payment_channel ?? invoice.payment_method ?? 'unknown').toLowerCase(),
    ...(returned.length > 0 && { givenBack: returned }),
  };
};
