import type { PaymentGateway } from '../../../ports/payment.ts';
import { rupiahOf } from '../rupiah.rules.ts';
import { changeTransaction, readTransaction } from './core-calls.ts';
import type { MidtransContext } from './midtrans.context.ts';

type Refund = Parameters<PaymentGateway['refund']>[0];

/** Gives money back. A repeated key is one refund. */
export const refund =
  (context: MidtransContext) =>
  async ({ orderId, refundKey, amount, reason }: Refund): Promise<void> => {
    const signal = AbortSignal.timeout(context.timeoutMs);
    const body = { refund_key: refundKey, amount, reason: reason.slice(0, 255) };
    const answer = await changeTransaction(context, { orderId, verb: 'refund', body }, signal);
    if (answer.code < 300) return;
    const transaction = await readTransaction(context, orderId, signal);
    if (transaction === 'unknown') throw answer.failure;
    // "Duplicate refund": done before, if the gateway lists this very key.
    if (transaction.refunds?.some((past) => past.refund_key === refundKey)) return;
    const isWhole = rupiahOf(transaction.gross_amount) === amount;
    if (transaction.transaction_status.toLowerCase() !== 'capture' || !isWhole) {
      throw answer.failure;
    }
    // A card that is charged but not settled is given back by cancelling.
    const cancelled = await changeTransaction(context, { orderId, verb: 'cancel' }, signal);
    if (cancelled.code >= 300) throw cancelled.failure;
  };
