import * as z from 'zod/mini';
import { fromWib } from '../wib-time.rules.ts';
import { type CreateBody, createBody, unitMinutes } from './create-body.ts';
import type { Method } from './transaction.ts';

/** What the gateway keeps of a create call: nothing about the customer. */
export interface PageRequest {
  readonly orderId: string;
  readonly amount: number;
  readonly itemName: string;
  readonly payments: readonly Method[];
  readonly finishUrl: string | null;
  readonly notificationUrl: string | null;
  readonly pageExpiresAt: Date;
  readonly payExpiresAt: Date;
}

const methodOf: Record<string, Method> = {
  other_qris: 'qris',
  gopay: 'gopay',
  shopeepay: 'shopeepay',
  bca_va: 'bca_va',
  bni_va: 'bni_va',
  bri_va: 'bri_va',
  permata_va: 'permata_va',
  echannel: 'mandiri_bill',
  alfamart: 'alfamart',
  indomaret: 'indomaret',
  credit_card: 'credit_card',
};

const paymentsOf = (enabled: readonly string[] | undefined) =>
  Object.entries(methodOf).flatMap(([name, method]) =>
    !enabled || enabled.includes(name) ? [method] : [],
  );

/** Until when; undefined when it is shorter than 5 minutes or longer than 7 days. */
const endOf = (span: { duration: number; unit: keyof typeof unitMinutes }, start: Date) => {
  const minutes = span.duration * unitMinutes[span.unit];
  if (minutes < 5 || minutes > 7 * 1440) return undefined;
  return new Date(start.getTime() + minutes * 60_000);
};

const endsOf = ({ expiry, page_expiry }: CreateBody, now: Date) => {
  const usual = new Date(now.getTime() + 24 * 3_600_000);
  const start = expiry?.start_time ? fromWib(expiry.start_time.replace(/ \+0700$/, '')) : now;
  const pay = expiry ? start && endOf(expiry, start) : usual;
  const page = page_expiry ? endOf(page_expiry, now) : pay;
  return pay && page ? { pageExpiresAt: page, payExpiresAt: pay } : undefined;
};

/** Checks a create call as Snap does; the messages say what is wrong. */
export const readCreate = (
  body: unknown,
  { now, notificationUrl }: { now: Date; notificationUrl: string | undefined },
): PageRequest | { readonly errors: string[] } => {
  const read = z.safeParse(createBody, body ?? {});
  if (!read.success) return { errors: read.error.issues.map(({ message }) => message) };
  const { transaction_details: details, item_details: items, callbacks } = read.data;
  const sum = items?.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (sum !== undefined && sum !== details.gross_amount) {
    return {
      errors: ['transaction_details.gross_amount is not equal to the sum of item_details'],
    };
  }
  const payments = paymentsOf(read.data.enabled_payments);
  if (payments.length === 0) return { errors: ['enabled_payments has no known payment'] };
  const ends = endsOf(read.data, now);
  if (!ends) return { errors: ['expiry must be between 5 minutes and 7 days'] };
  return {
    orderId: details.order_id,
    amount: details.gross_amount,
    itemName: items?.[0]?.name ?? details.order_id,
    payments,
    finishUrl: callbacks?.finish ?? null,
    notificationUrl: notificationUrl ?? null,
    ...ends,
  };
};
