import type { PaymentGateway } from '../../../ports/payment.ts';
import { expireInvoice, readInvoices } from './invoice-calls.ts';
import { statusOf } from './status.rules.ts';
import type { XenditContext } from './xendit.context.ts';

type Order = Parameters<PaymentGateway['closeCheckout']>[0];
type Outcome = Awaited<ReturnType<PaymentGateway['closeCheckout']>>;

/** Takes an unpaid order back, with every invoice that was opened for it. */
export const closeCheckout =
  (context: XenditContext) =>
  async ({ orderId }: Order): Promise<Outcome> => {
    const signal = AbortSignal.timeout(context.timeoutMs);
    const before = await readInvoices(context, orderId, signal);
    const open = before.filter((invoice) => statusOf(invoice) === 'pending');
    for (const { id } of open) await expireInvoice(context, id, signal);
    // Paid while it was being closed: the gateway then refuses to expire it.
    const after = open.length > 0 ? await readInvoices(context, orderId, signal) : before;
    const states = after.map(statusOf);
    if (states.includes('paid')) return 'already_paid';
    return states.every((state) => state === 'expired') ? 'closed' : 'in_progress';
  };
