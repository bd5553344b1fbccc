import * as z from 'zod/mini';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { listQuery, listReply, orderEvent, reason } from '../call/list.ts';
import { line } from '../call/text.ts';
import { orderState } from './payments.ts';
import { plan } from './plan.ts';

/** What can go wrong with money so that somebody must look. */
export const mismatchKinds = [
  'amount',
  'currency',
  'other_order',
  'held',
  'late_payment',
  'paid_twice',
  'taken_back',
  'charged_back',
  'refund_refused',
  'refund_unanswered',
  'unknown_order',
] as const;
export type MismatchKind = (typeof mismatchKinds)[number];

/** How staff end it; `settled` is what ends by itself. */
export const mismatchEnds = ['right', 'by_hand', 'belongs', 'not_ours', 'days_given'] as const;
export type MismatchEnd = (typeof mismatchEnds)[number];

const number = z.string('not_found').check(z.regex(/^[0-9]{1,12}$/, 'not_found'));
const params = z.object({ id: number });
const ended = z.enum(['settled', ...mismatchEnds]);

const row = {
  id: z.string(),
  kind: z.enum(mismatchKinds),
  gateway: z.string(),
  /** Ours, or null; and how the gateway calls it. */
  order: z.nullable(z.string()),
  named: z.string(),
  /** Figures and words for the sentence that tells what happened. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  display_name: z.nullable(z.string()),
  opened_at: z.string(),
  resolution: z.nullable(ended),
  resolved_at: z.nullable(z.string()),
  /** Null when it settled by itself. */
  resolved_by: z.nullable(z.string()),
};

/** Everything about money that needs a person. */
export const staffMismatches = {
  mismatches: call({
    method: 'GET',
    path: '/api/staff/mismatches/',
    access: 'staff',
    role: ['finance'],
    says: 'What about money needs a person, the longest waiting first; or what was ended.',
    query: z.object({
      ...listQuery(['opened_at']),
      order: z._default(z.enum(['asc', 'desc'], 'invalid_input'), 'asc'),
      state: z._default(z.enum(['open', 'done'], 'invalid_input'), 'open'),
    }),
    reply: listReply(z.object(row)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  mismatch: call({
    method: 'GET',
    path: '/api/staff/mismatches/{id}/',
    access: 'staff',
    role: ['finance'],
    says: 'One of them with all that the gateway said, word for word.',
    params,
    reply: z.object({
      ...row,
      family_id: z.nullable(z.string()),
      plan: z.nullable(plan),
      state: z.nullable(orderState),
      /** What arrived for the order and has not gone back, in rupiah. */
      left: z.number(),
      /** How this one can be ended. */
      ends: z.array(z.enum(mismatchEnds)),
      reason: z.nullable(z.string()),
      amount: z.nullable(z.number()),
      reference: z.nullable(z.string()),
      belongs_to: z.nullable(z.string()),
      events: z.array(orderEvent),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  resolveMismatch: call({
    method: 'POST',
    path: '/api/staff/mismatches/{id}/resolution/',
    access: 'staff',
    role: ['finance'],
    proof: 'fresh',
    says: 'Ends it, with a reason; the same again is the same end. Money above the limit waits for a second person.',
    params,
    body: z.strictObject({
      resolution: z.enum(mismatchEnds, 'invalid_input'),
      reason,
      /** Of `by_hand`: rupiah that went back, and where that is found. */
      amount: z.optional(
        z
          .number('invalid_input')
          .check(z.int('invalid_input'), z.gte(1, 'invalid_input'), z.lte(1e9, 'invalid_input')),
      ),
      reference: z.optional(line(120)),
      /** Of `belongs`: an order of ours. */
      order: z.optional(line(64)),
    }),
    reply: z.object({ id: z.string(), ...perhapsWaiting }),
    errors: [
      'not_found',
      'invalid_input',
      'unavailable',
      'staff_still_wrong',
      'staff_no_order',
      'staff_refund_too_much',
      'staff_ended_otherwise',
      'staff_waits_already',
    ],
    origin: 'added',
  }),
};
