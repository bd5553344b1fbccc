import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { plan } from './plan.ts';

/** Within so many days of a payment its money goes back without a reason, once a family. */
export const moneyBackDays = 7;

const moneyBackReply = z.object({
  /** The payment whose money may still be asked for; null for none. */
  offer: z.nullable(
    z.object({
      order_id: z.string(),
      plan,
      amount: z.number(),
      until: z.string(),
      /** Days of the promo that end with it. */
      bonus_days: z.number(),
      /** Somebody else paid, and the money goes to them. */
      is_gift: z.boolean(),
    }),
  ),
  /** What was asked for. `by_staff`: the gateway knows no way back, so staff send it by bank. */
  request: z.nullable(
    z.object({
      amount: z.number(),
      state: z.enum(['returning', 'returned', 'by_staff']),
      requested_at: z.string(),
    }),
  ),
});

export const moneyBack = {
  moneyBack: call({
    method: 'GET',
    path: '/api/payment/money-back/',
    access: 'adult',
    says: 'The payment whose money may be asked back within seven days, or what was asked for.',
    reply: moneyBackReply,
    origin: 'added',
  }),
  requestMoneyBack: call({
    method: 'POST',
    path: '/api/payment/money-back/',
    access: 'adult',
    says: 'Gives the money of a payment back, by the way it came; asked again, it is one refund.',
    body: z.strictObject({
      order_id: z.string('not_found').check(z.regex(/^[\w-]{4,64}$/, 'not_found')),
    }),
    reply: moneyBackReply,
    errors: ['not_found', 'conflict', 'too_many_requests'],
    origin: 'added',
  }),
};
