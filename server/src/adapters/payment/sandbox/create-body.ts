import * as z from 'zod/mini';

export const unitMinutes = { minute: 1, hour: 60, day: 1440 } as const;

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

/** The body of a create call, checked as Snap does. */
export const createBody = z.object({
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
export type CreateBody = z.output<typeof createBody>;
