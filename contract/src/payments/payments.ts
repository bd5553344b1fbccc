import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { payTo } from './pay-to.ts';
import { paymentStatus } from './payment-status.ts';
import { plan } from './plan.ts';

/** Where an order stands; `review` waits for staff, `reversed` was paid and taken back. */
export const orderState = z.enum([
  'created',
  'pending',
  'denied',
  'review',
  'paid',
  'expired',
  'cancelled',
  'partly_refunded',
  'refunded',
  'charged_back',
  'reversed',
]);
export type OrderState = z.output<typeof orderState>;

/** Prices in whole rupiah and lengths of the two plans: the only place that says them. */
export const plans = {
  regular: { rupiah: 15_000, months: 1 },
  premium: { rupiah: 120_000, months: 12 },
} as const satisfies Record<z.output<typeof plan>, { rupiah: number; months: number }>;

export const payments = {
  ...paymentStatus,
  start: call({
    method: 'POST',
    path: '/api/payment/start-payment/',
    access: 'account',
    says: 'Opens an order, or finds the open one, and answers the gateway page to go to.',
    body: z.strictObject({
      plan,
      /** The promo of the poster was claimed in this browser. */
      promo: z.optional(z.boolean()),
    }),
    reply: z.object({ redirect_url: z.optional(z.string()), message: z.optional(z.string()) }),
    errors: ['plan_unknown', 'payment_failed', 'conflict', 'too_many_requests'],
    origin: 'specified',
  }),
  successStatus: call({
    method: 'GET',
    path: '/api/payment/success-status/',
    access: 'public',
    says: 'Where an order stands; asks the gateway when the answer may have changed.',
    query: z.object({
      order_id: z.string('payment_missing_order').check(z.minLength(1, 'payment_missing_order')),
    }),
    reply: z.object({
      order_id: z.string(),
      is_paid: z.boolean(),
      subscription_type: plan,
      payment_date: z.nullable(z.string()),
      /** Ours always says it; the specification does not name it. */
      state: z.optional(orderState),
      amount: z.optional(z.number()),
      method: z.optional(z.nullable(z.string())),
      expires_at: z.optional(z.string()),
      /** Days of the promo that came with it. */
      bonus_days: z.optional(z.number()),
      /** The gateway's page of an open order, for whose order it is alone. */
      redirect_url: z.optional(z.string()),
      /** What to type in elsewhere, for whose order it is alone. */
      pay_to: z.optional(z.array(payTo)),
    }),
    errors: ['payment_missing_order', 'payment_unverified', 'too_many_requests'],
    origin: 'specified',
  }),
  notify: call({
    method: 'POST',
    path: '/api/payment/notifications/{gateway}/',
    access: 'public',
    says: 'Takes a notification of a payment gateway that proves itself by signature or token.',
    params: z.object({
      gateway: z.string('not_found').check(z.regex(/^[a-z-]{4,40}$/, 'not_found')),
    }),
    reply: z.object({ status: z.string() }),
    errors: ['notification_forged', 'not_found', 'invalid_input', 'unavailable'],
    encoding: 'raw',
    origin: 'added',
  }),
};
