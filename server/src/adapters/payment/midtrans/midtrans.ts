import type { PaymentGateway } from '../../../ports/payment.ts';
import { gatewayClient } from '../gateway-client.ts';
import { closeCheckout } from './close-checkout.ts';
import { createCheckout } from './create-checkout.ts';
import { fetchStatus } from './fetch-status.ts';
import { readNotification } from './notification.rules.ts';
import { refund } from './refund.ts';

/** `snapUrl` ends in `/snap/v1`; `coreUrl` is the part before `/v2`. */
export interface MidtransOptions {
  /** Under which orders are kept; demo orders must not be taken for real ones later. */
  readonly name?: string;
  readonly snapUrl: string;
  readonly coreUrl: string;
  readonly serverKey: string;
  /** Newer dashboards sign notifications with a key of its own. */
  readonly signatureKey?: string | undefined;
  /** Hosts, with the port if it is not the usual one, that hold the payment page. */
  readonly allowedRedirectHosts: readonly string[];
  readonly notificationUrl?: string | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** Midtrans in redirect mode; also speaks to the sandbox gateway, which answers alike. */
export const midtransGateway = (options: MidtransOptions): PaymentGateway => {
  const context = {
    ask: gatewayClient(options.serverKey),
    snapUrl: options.snapUrl,
    coreUrl: options.coreUrl,
    allowedRedirectHosts: options.allowedRedirectHosts,
    notificationUrl: options.notificationUrl,
    now: options.now,
    timeoutMs: options.timeoutMs ?? 10_000,
  };
  const readStatus = fetchStatus(context);
  return {
    name: options.name ?? 'midtrans',
    createCheckout: createCheckout(context),
    fetchStatus: (orderId) => readStatus(orderId),
    parseNotification: (rawBody) =>
      readNotification(rawBody, options.signatureKey ?? options.serverKey),
    closeCheckout: closeCheckout(context),
    refund: refund(context),
  };
};
