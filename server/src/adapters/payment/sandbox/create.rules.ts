import * as z from 'zod/mini';
import { fromWib } from '../wib-time.rules.ts';
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

const unitMinutes = { minute: 1, hour: 60, day: 1440 } as const;

const short = (name: string, max: number) =>
  z.optional(z.string(`${name} must be text`).check(z.maxLength(max, `${name} is too long`)));

const span = (name: string) => ({
  duration: z.int(`${name}.duration must be a whole number`),
  unit: z.pipe(
    z
      .string(`${name}.unit is required`)
      .check(z.regex(/^(minute|hour|day)s?$/, `${name}.unit is unknown`)),
    z.transform((unit): keyof typeof unitMinutes =>
      unit.startsWith('day') ? 'day' : unit.startsWith('hour') ? 'hour' : 'minute',
    ),
  ),
});

const orderText = 'transaction_details.order_id';

const createBody = z.object({
  transaction_details: z.object(
    {
      order_id: z
        .string(`${orderText} is required`)
        .check(
          z.minLength(1, `${orderText} is required`),
          z.maxLength(50, `${orderText} is too long (max 50)`),
          z.regex(/^[A-Za-z0-9\-_~.]*$/, `${orderText} has characters that are not allowed`),
        ),
      gross_amount: z
        .int('transaction_details.gross_amount must be a whole number')
        .check(z.gte(1, 'transaction_details.gross_amount must be at least 1')),
    },
    'transaction_details is required',
  ),
  item_details: z.optional(
    z.array(
      z.object({
        id: short('item_details.id', 50),
        name: z
          .string('item_details.name is required')
          .check(z.maxLength(50, 'item_details.name is too long')),
        price: z.int('item_details.price must be a whole number'),
        quantity: z
          .int('item_details.quantity must be a whole number')
          .check(z.gte(1, 'item_details.quantity must be at least 1')),
      }),
      'item_details must be a list',
    ),
  ),
  customer_details: z.optional(
    z.object({
      first_name: short('customer_details.first_name', 255),
      last_name: short('customer_details.last_name', 255),
      email: short('customer_details.email', 255),
      phone: short('customer_details.phone', 255),
    }),
  ),
  enabled_payments: z.optional(z.array(z.string(), 'enabled_payments must be a list')),
  callbacks: z.optional(
    z.object({
      finish: z.optional(
        z
          .url({ protocol: /^https?$/, error: 'callbacks.finish must be an address' })
          .check(z.maxLength(255, 'callbacks.finish is too long')),
      ),
    }),
  ),
  expiry: z.optional(z.object({ start_time: short('expiry.start_time', 255), ...span('expiry') })),
  page_expiry: z.optional(z.object(span('page_expiry'))),
});
type CreateBody = z.output<typeof createBody>;

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
