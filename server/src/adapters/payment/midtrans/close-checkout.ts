import type { GatewayState, PaymentGateway } from '../../../ports/payment.ts';
import { changeTransaction } from './core-calls.ts';
import { failureOf, reasonsOf } from './failures.ts';
import { fetchStatus } from './fetch-status.ts';
import type { MidtransContext } from './midtrans.context.ts';

type Order = Parameters<PaymentGateway['closeCheckout']>[0];
type Outcome = Awaited<ReturnType<PaymentGateway['closeCheckout']>>;

/** Closes the page while no method is chosen; `on_progress` when it is too late for that. */
const closePage = async ({ ask, snapUrl }: MidtransContext, token: string, signal: AbortSignal) => {
  const url = `${snapUrl}/transactions/${encodeURIComponent(token)}/cancel`;
  const reply = await ask({ method: 'POST', url, body: {}, signal });
  if (reply !== 'no_reply' && reply.status >= 200 && reply.status < 300) return 'closed';
  const reasons = reply === 'no_reply' ? '' : reasonsOf(reply.body).toLowerCase();
  if (reasons.includes('already canceled')) return 'closed';
  if (reasons.includes('on progress') || reasons.includes('not found')) return 'on_progress';
  throw failureOf(reply);
};

const outcomes: Record<GatewayState['status'], Outcome> = {
  pending: 'in_progress',
  review: 'in_progress',
  denied: 'closed',
  cancelled: 'closed',
  expired: 'closed',
  paid: 'already_paid',
  partly_refunded: 'already_paid',
  refunded: 'already_paid',
  charged_back: 'already_paid',
};

/** Takes an unpaid order back, so that a second one cannot be paid beside it. */
export const closeCheckout =
  (context: MidtransContext) =>
  async ({ orderId, token }: Order): Promise<Outcome> => {
    const signal = AbortSignal.timeout(context.timeoutMs);
    if (token && (await closePage(context, token, signal)) === 'closed') return 'closed';
    // Expire first: it takes pending orders only, while cancel would also void a card just charged.
    for (const verb of ['expire', 'cancel'] as const) {
      const state = await fetchStatus(context)(orderId, signal);
      if (state === 'unknown') return 'closed';
      if (state.status !== 'pending') return outcomes[state.status];
      await changeTransaction(context, { orderId, verb }, signal);
    }
    const state = await fetchStatus(context)(orderId, signal);
    return state === 'unknown' ? 'closed' : outcomes[state.status];
  };
