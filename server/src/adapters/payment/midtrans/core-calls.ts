import { GatewayFailure } from '../../../ports/payment.ts';
import { isOrderId } from './checkout.rules.ts';
import { codeOf, failureOf } from './failures.ts';
import type { MidtransContext } from './midtrans.context.ts';
import { coreReply, type TransactionReply, transactionReply } from './replies.ts';

/** A read of an order: its transaction, or `unknown` until a method is chosen. */
export const readTransaction = async (
  { ask, coreUrl }: MidtransContext,
  orderId: string,
  signal: AbortSignal,
): Promise<TransactionReply | 'unknown'> => {
  if (!isOrderId(orderId)) throw new GatewayFailure('rejected', 'Unusable order id.');
  const reply = await ask({ method: 'GET', url: `${coreUrl}/v2/${orderId}/status`, signal });
  if (reply === 'no_reply') throw failureOf(reply);
  const transaction = transactionReply.safeParse(reply.body);
  // The code of a transaction may be any (an expired one says 407): its presence is the answer.
  if (transaction.success && reply.status < 300) return transaction.data;
  // Only the gateway's own "not found" counts: a proxy's 404 page knows nothing of the order.
  const core = coreReply.safeParse(reply.body);
  if (core.success && core.data.status_code === '404') return 'unknown';
  throw failureOf(reply);
};

/** Asks to change an order, and answers with the gateway's code for it. */
export const changeTransaction = async (
  { ask, coreUrl }: MidtransContext,
  change: { orderId: string; verb: 'cancel' | 'expire' | 'refund'; body?: object },
  signal: AbortSignal,
) => {
  if (!isOrderId(change.orderId)) throw new GatewayFailure('rejected', 'Unusable order id.');
  const url = `${coreUrl}/v2/${change.orderId}/${change.verb}`;
  const reply = await ask({ method: 'POST', url, body: change.body ?? {}, signal });
  const failure = failureOf(reply);
  if (reply === 'no_reply') throw failure;
  const code = codeOf(reply);
  const isAnswer = (code >= 200 && code < 300) || failure.reason === 'rejected';
  if (!isAnswer || code === 401 || code === 403) throw failure;
  return { code, failure };
};
