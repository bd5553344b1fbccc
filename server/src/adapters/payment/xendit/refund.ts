import { GatewayFailure, type PaymentGateway } from '../../../ports/payment.ts';
import { rupiahOf } from '../rupiah.rules.ts';
import { failureOf } from './failures.ts';
import { readInvoices, readRefunds } from './invoice-calls.ts';
import { decisiveOf, statusOf } from './status.rules.ts';
import type { XenditContext } from './xendit.context.ts';

type Refund = Parameters<PaymentGateway['refund']>[0];

/**
 * Gives money back. A repeated key is one refund. Transfers and shops have no way back here: the
 * gateway refuses, and staff pay by bank.
 */
export const refund =
  (context: XenditContext) =>
  async ({ orderId, refundKey, amount }: Refund): Promise<void> => {
    const signal = AbortSignal.timeout(context.timeoutMs);
    const invoice = decisiveOf(await readInvoices(context, orderId, signal));
    if (!invoice || statusOf(invoice) !== 'paid')
      throw new GatewayFailure('rejected', 'Nothing was paid that could be given back.');
    const past = await readRefunds(context, invoice.id, signal);
    const same = past.find(
      ({ reference_id, status }) => reference_id === refundKey && status.toUpperCase() !== 'FAILED',
    );
    if (same && rupiahOf(same.amount) === amount) return;
    if (same) throw new GatewayFailure('rejected', 'The key belongs to another refund.');
    const reply = await context.ask({
      method: 'POST',
      url: `${context.apiUrl}/refunds`,
      headers: { 'idempotency-key': refundKey },
      body: {
        invoice_id: invoice.id,
        reference_id: refundKey,
        amount,
        currency: 'IDR',
        reason: 'REQUESTED_BY_CUSTOMER',
        metadata: { order_id: orderId },
      },
      signal,
    });
    if (reply === 'no_reply' || reply.status >= 300) throw failureOf(reply);
  };
