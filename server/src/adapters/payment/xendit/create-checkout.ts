import { type Checkout, GatewayFailure } from '../../../ports/payment.ts';
import { isAllowedRedirect } from '../redirect.rules.ts';
import { rupiahOf } from '../rupiah.rules.ts';
import { invoiceBody } from './checkout.rules.ts';
import { failureOf } from './failures.ts';
import { readInvoices } from './invoice-calls.ts';
import { type InvoiceReply, invoiceReply } from './replies.ts';
import { decisiveOf, statusOf } from './status.rules.ts';
import type { XenditContext } from './xendit.context.ts';

/** What the whole of it may take: a look, a try, a look, within 12 seconds at the usual limit. */
const shares = { look: 0.25, open: 0.6 };

const sharesOf = (timeoutMs: number) => ({
  look: () => AbortSignal.timeout(Math.round(timeoutMs * shares.look)),
  open: () => AbortSignal.timeout(Math.round(timeoutMs * shares.open)),
});

/** The open invoice of an order, if it has one; throws when it is paid already. */
const openInvoice = async (context: XenditContext, order: Checkout) => {
  const signal = sharesOf(context.timeoutMs).look();
  const invoice = decisiveOf(await readInvoices(context, order.orderId, signal));
  const status = invoice && statusOf(invoice);
  if (status === 'paid') throw new GatewayFailure('rejected', 'The order is paid already.');
  return status === 'pending' && rupiahOf(invoice?.amount ?? '') === order.amount
    ? invoice
    : undefined;
};

/**
 * Opens an invoice. The gateway would open a second one under the same id, so each try looks first,
 * and a try whose answer was lost is looked for, never repeated.
 */
export const createCheckout = (context: XenditContext) => async (order: Checkout) => {
  const { ask, apiUrl, allowedRedirectHosts, now, timeoutMs } = context;
  const pageOf = ({ id, invoice_url }: InvoiceReply) => {
    if (isAllowedRedirect(invoice_url, allowedRedirectHosts))
      return { token: id, redirectUrl: invoice_url };
    throw new GatewayFailure('rejected', 'The gateway answered the address of a foreign host.');
  };
  const open = await openInvoice(context, order);
  if (open) return pageOf(open);
  const reply = await ask({
    method: 'POST',
    url: `${apiUrl}/v2/invoices`,
    body: invoiceBody(order, now()),
    signal: sharesOf(timeoutMs).open(),
  });
  if (reply === 'no_reply') {
    const lost = await openInvoice(context, order);
    if (lost) return pageOf(lost);
    throw failureOf(reply);
  }
  const read = invoiceReply.safeParse(reply.body);
  if (reply.status >= 300 || !read.success) throw failureOf(reply);
  return pageOf(read.data);
};
