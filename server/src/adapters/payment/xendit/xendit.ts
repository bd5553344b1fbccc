import type { PaymentGateway } from '../../../ports/payment.ts';
import { gatewayClient } from '../gateway-client.ts';
import { closeCheckout } from './close-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { fetchStatus } from './fetch-status.ts';
import { readNotification } from './notification.rules.ts';
import { refund } from './refund.ts';

export interface XenditOptions {
  /** `https://api.xendit.co`; test and live are told apart by the key alone. */
  readonly apiUrl: string;
  readonly secretKey: string;
  /** What the gateway sends along with every notification, from its dashboard. */
  readonly callbackToken: string;
  /** Hosts, with the port if it is not the usual one, that hold the payment page. */
  readonly allowedRedirectHosts: readonly string[];
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** Xendit's hosted invoices. */
export const xenditGateway = (options: XenditOptions): PaymentGateway => {
  const context = {
    ask: gatewayClient(options.secretKey),
    apiUrl: options.apiUrl,
    allowedRedirectHosts: options.allowedRedirectHosts,
    now: options.now,
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  const readStatus = fetchStatus(context);
  return {
    name: 'xendit',
    createCheckout: createCheckout(context),
    fetchStatus: (orderId) => readStatus(orderId),
    parseNotification: (rawBody, headers) =>
      readNotification(rawBody, headers['x-callback-token'], options.callbackToken),
    closeCheckout: closeCheckout(context),
    refund: refund(context),
  };
};
