import { GatewayFailure } from '../../../ports/payment.ts';
import { failureOf, refusalOf } from './failures.ts';
import {
  type InvoiceReply,
  invoiceList,
  invoiceReply,
  type RefundReply,
  refundList,
} from './replies.ts';
import type { XenditContext } from './xendit.context.ts';

/** All invoices of an order: the gateway lets any number have the same external id. */
export const readInvoices = async (
  { ask, apiUrl }: XenditContext,
  orderId: string,
  signal: AbortSignal,
): Promise<InvoiceReply[]> => {
  const url = `${apiUrl}/v2/invoices?external_id=${encodeURIComponent(orderId)}`;
  const reply = await ask({ method: 'GET', url, signal });
  if (reply === 'no_reply' || reply.status >= 300) throw failureOf(reply);
  const read = invoiceList.safeParse(reply.body);
  if (!read.success) throw new GatewayFailure('unavailable', 'Unreadable list of invoices.');
  // A filter that was misunderstood must not credit one order with another's money.
  return read.data.filter(({ external_id }) => external_id === orderId);
};

/** `refused`: the invoice is no longer one that can be closed. */
export const expireInvoice = async (
  { ask, apiUrl }: XenditContext,
  id: string,
  signal: AbortSignal,
): Promise<'expired' | 'refused'> => {
  const url = `${apiUrl}/invoices/${encodeURIComponent(id)}/expire!`;
  const reply = await ask({ method: 'POST', url, body: {}, signal });
  const read = reply === 'no_reply' ? undefined : invoiceReply.safeParse(reply.body);
  if (read?.success && read.data.status.toUpperCase() === 'EXPIRED') return 'expired';
  const failure = failureOf(reply);
  const isAboutKey = reply !== 'no_reply' && (reply.status === 401 || reply.status === 403);
  if (failure.reason === 'rejected' && !isAboutKey) return 'refused';
  throw failure;
};

/** What was given back of an invoice. A key that may not look at refunds sees none. */
export const readRefunds = async (
  { ask, apiUrl }: XenditContext,
  invoiceId: string,
  signal: AbortSignal,
): Promise<RefundReply[]> => {
  const url = `${apiUrl}/refunds?invoice_id=${encodeURIComponent(invoiceId)}&limit=100`;
  const reply = await ask({ method: 'GET', url, signal });
  if (reply !== 'no_reply' && reply.status === 403 && refusalOf(reply) !== '') return [];
  if (reply === 'no_reply' || reply.status >= 300) throw failureOf(reply);
  const read = refundList.safeParse(reply.body);
  if (!read.success) throw new GatewayFailure('unavailable', 'Unreadable list of refunds.');
  return read.data.data;
};
