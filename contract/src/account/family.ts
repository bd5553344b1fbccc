import * as z from 'zod/mini';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { reason } from '../call/list.ts';
import { email, line, opaqueId } from '../call/text.ts';
import { child } from '../children/children.ts';
import { plan } from '../payments/plan.ts';
import { ticketState } from '../support/support.ts';

const params = z.object({ family: opaqueId });
const done = z.object({});
/** Given, or taken below zero. */
const someDays = [
  z.int('invalid_input'),
  z.gte(-3660, 'invalid_input'),
  z.lte(3660, 'invalid_input'),
  z.refine((value) => value !== 0, 'invalid_input'),
] as const;
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

/** The proof of what the adult allowed: which words, in which version, and when. */
const allowed = z.object({
  id: z.string(),
  purpose: z.enum(['use', 'outside_model', 'own_voice']),
  /** Whom it is for: all children of the family, one of them, or one who is gone. */
  whom: z.enum(['all', 'child', 'gone']),
  nickname: z.nullable(z.string()),
  text: z.string(),
  version: z.string(),
  sha256: z.string(),
  method: z.string(),
  given_at: moment,
  withdrawn_at: z.nullable(moment),
});

/** How much one child plays. */
const childPlay = z.object({
  child: z.string(),
  games: z.number(),
  courses: z.number(),
  tools: z.number(),
  works: z.number(),
  questions: z.number(),
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
  is_superuser: z.boolean(),
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
  /** The only place where staff meet a child's nickname. */
  children: z.array(child),
  child_play: z.array(childPlay),
  consents: z.array(allowed),
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
    role: ['support', 'finance', 'safety', 'administrator'],
    says: 'One family: plan, orders, sessions, questions, ratings and how much it plays.',
    params,
    reply: page,
    errors: ['not_found'],
    origin: 'added',
  }),
  previewDays: call({
    method: 'GET',
    path: '/api/staff/families/{family}/days/preview/',
    access: 'staff',
    role: ['support', 'finance'],
    says: 'When a plan ends now, and when it would with so many days more or less; nothing is changed.',
    params,
    query: z.object({ plan, days: z.coerce.number('invalid_input').check(...someDays) }),
    /** Null where no time of the plan runs or comes. */
    reply: z.object({ before: z.nullable(moment), after: z.nullable(moment) }),
    errors: ['not_found', 'invalid_input', 'staff_nothing_to_take'],
    origin: 'added',
  }),
  grantDays: call({
    method: 'POST',
    path: '/api/staff/families/{family}/days/',
    access: 'staff',
    role: ['support', 'finance'],
    says: 'Gives days of a plan, or takes them when below zero, never any that are over.',
    params,
    body: z.strictObject({
      plan,
      days: z.number('invalid_input').check(...someDays),
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
    role: ['support', 'safety'],
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
    role: ['support', 'safety'],
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
    role: ['support', 'safety'],
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
    role: ['support', 'administrator'],
    proof: 'fresh',
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
  markSuperuser: call({
    method: 'PUT',
    path: '/api/staff/families/{family}/superuser/',
    access: 'staff',
    role: ['administrator'],
    says: 'Gives or takes the mark of a superuser, who need not pay; it opens no console.',
    params,
    body: z.strictObject({ is_superuser: z.boolean('invalid_input'), reason }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  eraseFamily: call({
    method: 'POST',
    path: '/api/staff/families/{family}/erase/',
    access: 'staff',
    role: ['support', 'administrator'],
    proof: 'fresh',
    says: 'Proposes to erase an account for good, which a second person confirms; orders stay without a name.',
    params,
    body: z.strictObject({ email, reason }),
    reply: z.object(perhapsWaiting),
    errors: ['not_found', 'staff_email_differs', 'staff_is_superuser', 'staff_waits_already'],
    origin: 'added',
  }),
};
