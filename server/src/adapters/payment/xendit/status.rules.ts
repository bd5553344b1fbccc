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

/** How much was truly given back; undefined when an amount cannot be read. */
const refundedOf = (refunds: readonly RefundReply[]) =>
  refunds
    .filter(({ status }) => status.toUpperCase() === 'SUCCEEDED')
    .reduce<number | undefined>((sum, { amount }) => {
      const given = rupiahOf(amount);
      return sum === undefined || given === undefined ? undefined : sum + given;
    }, 0);

const afterRefunds = (refunded: number, paid: number): Status => {
  if (refunded === 0) return 'paid';
  return refunded < paid ? 'partly_refunded' : 'refunded';
};

const timeOf = (text: string | undefined) => {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? undefined : time;
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
  const refunded = refundedOf(refunds);
  if (!status || price === undefined || paid === undefined || refunded === undefined)
    return undefined;
  return {
    status: status === 'paid' ? afterRefunds(refunded, paid) : status,
    orderId: invoice.external_id,
    transactionId: invoice.id,
    currency: invoice.currency ?? 'IDR',
    paidAmount: paid,
    priceAmount: price,
    paidAt: status === 'paid' ? timeOf(invoice.paid_at) : undefined,
    method: (invoice.payment_channel ?? invoice.payment_method ?? 'unknown').toLowerCase(),
  };
};
