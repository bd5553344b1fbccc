import { type Checkout, GatewayFailure } from '../../../ports/payment.ts';
import { isAllowedRedirect } from '../redirect.rules.ts';
import { isOrderId, snapBody } from './checkout.rules.ts';
import { failureOf } from './failures.ts';
import type { MidtransContext } from './midtrans.context.ts';
import { pageReply } from './replies.ts';

/** Two tries of this share of the usual limit end within 12 seconds. */
const shareOfATry = 0.55;

/** Opens Snap's page for an order. */
export const createCheckout =
  ({ ask, snapUrl, notificationUrl, allowedRedirectHosts, now, timeoutMs }: MidtransContext) =>
  async (order: Checkout) => {
    if (!isOrderId(order.orderId)) throw new GatewayFailure('rejected', 'Unusable order id.');
    const attempt = () =>
      ask({
        method: 'POST',
        url: `${snapUrl}/transactions`,
        body: snapBody(order, now()),
        ...(notificationUrl ? { headers: { 'x-override-notification': notificationUrl } } : {}),
        signal: AbortSignal.timeout(Math.round(timeoutMs * shareOfATry)),
      });
    const first = await attempt();
    // The same order id again is safe: if the first try did arrive, its page dies unseen.
    const reply = first === 'no_reply' ? await attempt() : first;
    const page = reply === 'no_reply' ? undefined : pageReply.safeParse(reply.body);
    if (reply === 'no_reply' || reply.status >= 300 || !page?.success) throw failureOf(reply);
    const { token, redirect_url: redirectUrl } = page.data;
    if (!isAllowedRedirect(redirectUrl, allowedRedirectHosts)) {
      throw new GatewayFailure('rejected', 'The gateway answered the address of a foreign host.');
    }
    return { token, redirectUrl };
  };
