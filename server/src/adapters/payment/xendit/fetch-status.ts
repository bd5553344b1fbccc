import { GatewayFailure, type GatewayState } from '../../../ports/payment.ts';
import { readInvoices, readRefunds } from './invoice-calls.ts';
import { decisiveOf, stateOf, statusOf } from './status.rules.ts';
import type { XenditContext } from './xendit.context.ts';

/** The gateway's word on an order: the only thing that may open or close anything. */
export const fetchStatus =
  (context: XenditContext) =>
  async (
    orderId: string,
    signal = AbortSignal.timeout(context.timeoutMs),
  ): Promise<GatewayState | 'unknown'> => {
    const invoices = await readInvoices(context, orderId, signal);
    const invoice = decisiveOf(invoices);
    if (!invoice) return 'unknown';
    // An invoice stays "paid" for ever: what was given back is told elsewhere.
    const isPaid = statusOf(invoice) === 'paid';
    const refunds = isPaid ? await readRefunds(context, invoice.id, signal) : [];
    const state = stateOf(invoice, refunds);
    // An older page of the order may have been open still when the newer one was paid.
    const timesPaid = invoices.filter((one) => statusOf(one) === 'paid').length;
    if (state) return timesPaid > 1 ? { ...state, timesPaid } : state;
    throw new GatewayFailure('unavailable', `Unreadable invoice: ${invoice.status.slice(0, 40)}.`);
  };
