import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ticketState } from '../support.ts';
import { email, line, opaqueId, plan } from '../text.ts';
import { reason } from './list.ts';

const params = z.object({ family: opaqueId });
const done = z.object({});
const moment = z.string();
const cause = z.enum(['sharing', 'fraud', 'abuse'], 'invalid_input');

const session = z.object({
  id: z.string(),
  began_at: moment,
  seen_at: moment,
  ends_at: moment,
});

const days = z.object({
  at: moment,
  plan,
  days: z.number(),
  reason: z.string(),
  who: z.string(),
});

/** Everything staff see of one family; never a word that a child said. */
const page = z.object({
  id: z.string(),
  email: z.string(),
  display_name: z.string(),
  full_name: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  language: z.enum(['id', 'en']),
  created_at: moment,
  is_staff: z.boolean(),
  suspended: z.nullable(
    z.object({ at: moment, cause: z.nullable(cause), words: z.nullable(z.string()) }),
  ),
  periods: z.array(
    z.object({ plan, starts_at: moment, ends_at: moment, order: z.nullable(z.string()) }),
  ),
  granted: z.array(days),
  orders: z.array(
    z.object({
      id: z.string(),
      plan,
      amount: z.number(),
      state: z.string(),
      created_at: moment,
      paid_at: z.nullable(moment),
    }),
  ),
  sessions: z.array(session),
  tickets: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      state: ticketState,
      created_at: moment,
    }),
  ),
  ratings: z.array(
    z.object({ stars: z.number(), feedback: z.nullable(z.string()), created_at: moment }),
  ),
  play: z.object({
    games: z.number(),
    courses: z.number(),
    tools: z.number(),
    works: z.number(),
    questions: z.number(),
    /** Of the last 14 days in Jakarta, the oldest first. */
    minutes: z.array(z.object({ day: z.string(), minutes: z.number() })),
  }),
  notes: z.array(
    z.object({
      at: moment,
      who: z.string(),
      did: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});

/** One family: what is kept of it, and what may be done for it. */
export const staffFamily = {
  family: call({
    method: 'GET',
    path: '/api/staff/families/{family}/',
    access: 'staff',
    says: 'One family: plan, orders, sessions, questions, ratings and how much it plays.',
    params,
    reply: page,
    errors: ['not_found'],
    origin: 'added',
  }),
  grantDays: call({
    method: 'POST',
    path: '/api/staff/families/{family}/days/',
    access: 'staff',
    says: 'Gives days of a plan, or takes them when below zero, never any that are over.',
    params,
    body: z.strictObject({
      plan,
      days: z.number('invalid_input').check(
        z.int('invalid_input'),
        z.gte(-3660, 'invalid_input'),
        z.lte(3660, 'invalid_input'),
        z.refine((value) => value !== 0, 'invalid_input'),
      ),
      reason,
    }),
    isKeyed: true,
    reply: done,
    errors: ['not_found', 'staff_nothing_to_take'],
    origin: 'added',
  }),
  suspend: call({
    method: 'POST',
    path: '/api/staff/families/{family}/suspend/',
    access: 'staff',
    says: 'Closes an account for a cause; all its sessions end, and the family is told why.',
    params,
    body: z.strictObject({ cause, words: z.optional(line(500)), reason }),
    reply: done,
    errors: ['not_found', 'staff_not_yourself', 'staff_last_one'],
    origin: 'added',
  }),
  liftSuspension: call({
    method: 'POST',
    path: '/api/staff/families/{family}/lift/',
    access: 'staff',
    says: 'Opens a suspended account again.',
    params,
    body: z.strictObject({ reason }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  endFamilySessions: call({
    method: 'POST',
    path: '/api/staff/families/{family}/end-sessions/',
    access: 'staff',
    says: 'Ends one session of a family, or all of them, on every server at once.',
    params,
    body: z.strictObject({ session: z.optional(opaqueId) }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  exportFamily: call({
    method: 'POST',
    path: '/api/staff/families/{family}/export/',
    access: 'staff',
    says: 'Everything kept of an account by table; apart from it, what staff alone may read.',
    params,
    body: z.strictObject({ reason }),
    reply: z.object({
      family: z.record(z.string(), z.array(z.unknown())),
      staff_only: z.record(z.string(), z.array(z.unknown())),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  eraseFamily: call({
    method: 'POST',
    path: '/api/staff/families/{family}/erase/',
    access: 'staff',
    says: 'Erases an account for good; orders stay without a name. The e-mail confirms it.',
    params,
    body: z.strictObject({ email, reason }),
    reply: z.object({
      /** Whether the one who proves passwords still knows the person. */
      identity: z.enum(['removed', 'elsewhere']),
    }),
    errors: ['not_found', 'staff_email_differs', 'staff_is_colleague'],
    origin: 'added',
  }),
};
