export const methods = [
  'qris',
  'gopay',
  'shopeepay',
  'bca_va',
  'bni_va',
  'bri_va',
  'permata_va',
  'mandiri_bill',
  'alfamart',
  'indomaret',
  'credit_card',
] as const;
export type Method = (typeof methods)[number];

export type Status =
  | 'pending'
  | 'settlement'
  | 'capture'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'refund'
  | 'partial_refund'
  | 'chargeback';

export interface Refund {
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
  /** In the gateway's own form: Western Indonesian time. */
  readonly createdAt: string;
}

/** The payment itself; it begins when a method is chosen. */
export interface Payment {
  readonly status: Status;
  readonly method: Method;
  readonly transactionId: string;
  readonly beganAt: Date;
  readonly settledAt: Date | null;
  readonly refunds: readonly Refund[];
}

/** An order as this gateway knows it: a page, and a payment once there is one. */
export interface Transaction {
  readonly orderId: string;
  readonly token: string;
  readonly itemName: string;
  readonly price: number;
  readonly gross: number;
  readonly payments: readonly Method[];
  readonly finishUrl: string | null;
  readonly pageExpiresAt: Date;
  readonly payExpiresAt: Date;
  readonly closedAt: Date | null;
  readonly payment: Payment | null;
}

/** A transaction whose payment has begun. */
export type StartedTransaction = Transaction & { readonly payment: Payment };

export const hasBegun = (transaction: Transaction): transaction is StartedTransaction =>
  transaction.payment !== null;
