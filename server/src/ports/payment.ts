import type { PayTo, Plan } from '@nobi/contract';

/** What we ask a gateway to collect. Times and amounts are ours; amounts are whole rupiah. */
export interface Checkout {
  readonly orderId: string;
  readonly amount: number;
  readonly item: { readonly id: Plan; readonly name: string };
  /** As far as whoever pays has said it. */
  readonly customer: { readonly name: string | undefined; readonly email: string } | undefined;
  /** Where the browser comes back to; the gateway adds the order id. */
  readonly finishUrl: string;
  readonly expiresAt: Date;
}

/** What the gateway says of an order; the truth, unlike a notification. */
export interface GatewayState {
  readonly status:
    | 'pending'
    | 'paid'
    | 'review'
    | 'denied'
    | 'cancelled'
    | 'expired'
    | 'partly_refunded'
    | 'refunded'
    | 'charged_back';
  readonly orderId: string;
  readonly transactionId: string;
  readonly currency: string;
  /** What the customer paid, and the part of it that is our price (without an imposed fee). */
  readonly paidAmount: number;
  readonly priceAmount: number;
  readonly paidAt: Date | undefined;
  readonly method: string;
  /** What its customer has to type in elsewhere, while it is waited for. */
  readonly payTo?: readonly PayTo[];
  /** How often it was paid for, where that can be more than once. */
  readonly timesPaid?: number;
  /** What went back so far, in the order in which it went, as far as the gateway tells. */
  readonly givenBack?: readonly { readonly amount: number; readonly at: Date | undefined }[];
}

/** `rejected`: asked wrongly, do not repeat; `unavailable`: down, slow or unreadable, ask again. */
export class GatewayFailure extends Error {
  readonly reason: 'rejected' | 'unavailable';

  constructor(reason: GatewayFailure['reason'], message: string) {
    super(message);
    this.name = 'GatewayFailure';
    this.reason = reason;
  }
}

/** Collects money. Throws only GatewayFailure; every call ends within about 10 seconds. */
export interface PaymentGateway {
  readonly name: string;
  /** Asked again for the same order before it is paid for: one page that can be paid, old or new. */
  createCheckout(order: Checkout): Promise<{ token: string; redirectUrl: string }>;
  /** `unknown`: the gateway has nothing to tell of it yet, which is not a failure. */
  fetchStatus(orderId: string): Promise<GatewayState | 'unknown'>;
  /**
   * A notification is a hint that something changed; `claimed` is kept for the record only. Some
   * gateways sign the body, others prove themselves in a header (names in lower case).
   */
  parseNotification(
    rawBody: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
  ): { orderId: string; claimed: string } | 'forged' | 'malformed';
  closeCheckout(order: {
    orderId: string;
    token: string | undefined;
  }): Promise<'closed' | 'in_progress' | 'already_paid'>;
  /** Repeating a `refundKey` refunds once. */
  refund(input: {
    orderId: string;
    refundKey: string;
    amount: number;
    reason: string;
  }): Promise<void>;
}

/** One gateway opens new orders; each order is asked about where it was opened. */
export interface Gateways {
  readonly forNewOrders: PaymentGateway;
  readonly names: readonly string[];
  /** undefined when the settings no longer say how to reach it. */
  readonly byName: (name: string) => PaymentGateway | undefined;
}

export const gatewaysOf = (
  forNewOrders: PaymentGateway,
  others: readonly PaymentGateway[] = [],
): Gateways => {
  const all = new Map([forNewOrders, ...others].map((gateway) => [gateway.name, gateway]));
  return { forNewOrders, names: [...all.keys()], byName: (name) => all.get(name) };
};
