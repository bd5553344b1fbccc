import * as z from 'zod/mini';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { day, listQuery, listReply, orderEvent, reason, searched } from '../call/list.ts';
import { opaqueId } from '../call/text.ts';
import { mismatchKinds } from './mismatches.ts';
import { orderState } from './payments.ts';
import { plan } from './plan.ts';

const id = z.string('not_found').check(z.regex(/^[\w-]{4,64}$/, 'not_found'));
const params = z.object({ id });
const row = {
  id: z.string(),
  plan,
  amount: z.number(),
  gateway: z.string(),
  state: orderState,
  /** Why somebody should look. */
  flag: z.nullable(z.string()),
  method: z.nullable(z.string()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** Null when the family has been erased. */
  display_name: z.nullable(z.string()),
};
/** Which orders are meant; days are those on which they were opened. */
const narrowed = {
  state: z.optional(orderState),
  gateway: z.optional(z.string('invalid_input').check(z.regex(/^[a-z-]{4,40}$/, 'invalid_input'))),
  from: z.optional(day),
  to: z.optional(day),
  /** Exactly so many rupiah. */
  amount: z.optional(
    z.coerce
      .number('invalid_input')
      .check(z.int('invalid_input'), z.gte(1, 'invalid_input'), z.lte(1e9, 'invalid_input')),
  ),
  /** The e-mail of a family, or an order id; whole. */
  search: searched,
  flagged: z.optional(z.literal('true', 'invalid_input')),
};
const reached = z.object({ state: orderState });

/** A refund above the limit, until a second person has decided. */
const waitingRefund = z.object({
  key: z.string(),
  order: z.string(),
  amount: z.number(),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  is_mine: z.boolean(),
  may_confirm: z.boolean(),
  /** How many colleagues count as the second person. */
  seconds: z.number(),
});

/** Orders and what gateways said of them. */
export const staffOrders = {
  orders: call({
    method: 'GET',
    path: '/api/staff/orders/',
    access: 'staff',
    role: ['finance', 'support'],
    says: 'Orders, newest first; narrowed by what is known of them.',
    query: z.object({ ...listQuery(['created_at']), ...narrowed }),
    reply: listReply(z.object(row)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  exportOrders: call({
    method: 'GET',
    path: '/api/staff/exports/orders/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'The same orders as a CSV file for spreadsheets, of at most 366 days.',
    query: z.object({ ...narrowed, from: day, to: day }),
    reply: z.unknown(),
    errors: ['invalid_input', 'staff_range_long'],
    origin: 'added',
  }),
  order: call({
    method: 'GET',
    path: '/api/staff/orders/{id}/',
    access: 'staff',
    role: ['finance', 'support'],
    says: 'One order with all that its gateway said, word for word.',
    params,
    reply: z.object({
      ...row,
      /** Null when the family has been erased. */
      family_id: z.nullable(z.string()),
      /** Of somebody else who paid, if they said it; to reach them when money goes back by bank. */
      payer_email: z.nullable(z.string()),
      /** What arrived for it and has not gone back, in rupiah. */
      left: z.number(),
      /** What of it waits in the queue of mismatches. */
      refunds_waiting: z.array(waitingRefund),
      waiting: z.array(z.object({ id: z.string(), kind: z.enum(mismatchKinds) })),
      events: z.array(orderEvent),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  checkOrder: call({
    method: 'POST',
    path: '/api/staff/orders/{id}/check/',
    access: 'staff',
    role: ['finance', 'support'],
    says: 'Asks the gateway now and brings the order to what it says.',
    params,
    reply: reached,
    errors: ['not_found', 'unavailable'],
    origin: 'added',
  }),
  refundOrder: call({
    method: 'POST',
    path: '/api/staff/orders/{id}/refund/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Gives money back through the gateway; the same key again is one refund.',
    params,
    body: z.strictObject({
      amount: z.number('invalid_input').check(z.int('invalid_input'), z.gte(1, 'invalid_input')),
      reason,
      key: opaqueId,
    }),
    reply: z.extend(reached, perhapsWaiting),
    errors: [
      'not_found',
      'invalid_input',
      'staff_refund_refused',
      'staff_refund_too_much',
      'unavailable',
    ],
    origin: 'added',
  }),
  previewRefund: call({
    method: 'GET',
    path: '/api/staff/orders/{id}/refund/preview/',
    access: 'staff',
    role: ['finance'],
    says: 'What a refund would do to the money and to the paid time of the family; nothing is changed.',
    params,
    query: z.object({
      amount: z.coerce
        .number('invalid_input')
        .check(z.int('invalid_input'), z.gte(1, 'invalid_input')),
    }),
    reply: z.object({
      /** What is left with us afterwards, in rupiah. */
      left: z.number(),
      /** More than one person may give back alone, and how many could be the second. */
      needs_second: z.boolean(),
      seconds: z.number(),
      /** The same sum was asked for before and has not ended: it would not go back twice. */
      earlier: z.nullable(z.enum(['asked', 'waiting'])),
      /** Each plan whose end moves; null where no time of it runs or comes. */
      ends: z.array(
        z.object({ plan, before: z.nullable(z.string()), after: z.nullable(z.string()) }),
      ),
    }),
    errors: ['not_found', 'invalid_input', 'staff_refund_refused', 'staff_refund_too_much'],
    origin: 'added',
  }),
  refundsWaiting: call({
    method: 'GET',
    path: '/api/staff/refunds/',
    access: 'staff',
    role: ['finance'],
    says: 'Refunds above the limit that wait for a second person, the longest waiting first.',
    reply: z.array(waitingRefund),
    origin: 'added',
  }),
  decideRefund: call({
    method: 'PUT',
    path: '/api/staff/orders/{id}/refunds/{key}/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'The second person’s yes or no to a refund; a no of whoever asked withdraws it.',
    params: z.extend(params, { key: opaqueId }),
    body: z.strictObject({ is_approved: z.boolean('invalid_input') }),
    reply: reached,
    errors: [
      'not_found',
      'conflict',
      'invalid_input',
      'staff_same_person',
      'staff_second_too_new',
      'staff_refund_refused',
      'unavailable',
    ],
    origin: 'added',
  }),
};
