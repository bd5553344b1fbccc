import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply } from '../call/list.ts';
import { line, opaqueId } from '../call/text.ts';
import { orderState } from '../payments/payments.ts';
import { plan } from '../payments/plan.ts';
import { ticketCategory, ticketState } from './support.ts';

const params = z.object({ ticket: opaqueId });
const done = z.object({ ticket_id: z.string() });

const row = {
  id: z.string(),
  subject: z.string(),
  category: ticketCategory,
  state: ticketState,
  created_at: z.string(),
  waiting_since: z.string(),
  /** Staff have answered before: the family has written again, or waits to. */
  is_again: z.boolean(),
  display_name: z.string(),
  email: z.string(),
  assigned_to: z.nullable(z.string()),
};

/** What stands beside a question, so that nobody needs to look it up. */
const family = z.object({
  id: z.string(),
  whatsapp: z.nullable(z.string()),
  language: z.enum(['en', 'id']),
  since: z.string(),
  plan: z.nullable(plan),
  paid_until: z.nullable(z.string()),
  devices: z.number(),
  orders: z.array(
    z.object({
      id: z.string(),
      plan,
      amount: z.number(),
      state: orderState,
      created_at: z.string(),
    }),
  ),
  tickets: z.array(z.object({ id: z.string(), subject: z.string(), state: ticketState })),
});

export const staffTickets = {
  tickets: call({
    method: 'GET',
    path: '/api/staff/tickets/',
    access: 'staff',
    role: ['support'],
    says: 'Questions of families in one state: those that go on first, then the longest waiting.',
    query: z.object({
      ...listQuery(['waiting_since']),
      order: z._default(z.enum(['asc', 'desc'], 'invalid_input'), 'asc'),
      state: z._default(ticketState, 'open'),
      /** Only those that the asking colleague has taken. */
      mine: z.optional(z.literal('true', 'invalid_input')),
    }),
    reply: listReply(z.object(row)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  ticket: call({
    method: 'GET',
    path: '/api/staff/tickets/{ticket}/',
    access: 'staff',
    role: ['support'],
    says: 'One question with all that was said, and the family’s context.',
    params,
    reply: z.object({
      ...row,
      /** To be sent back with an answer: a message more, and the answer is refused. */
      seen: z.number(),
      assigned_id: z.nullable(z.string()),
      is_mine: z.boolean(),
      messages: z.array(
        z.object({
          staff_name: z.nullable(z.string()),
          /** Empty where the message is a picture. */
          text: z.string(),
          /** A signed address that works for an hour or two, or null. */
          picture: z.nullable(z.string()),
          at: z.string(),
        }),
      ),
      /** What colleagues tell each other; the family never reads it. */
      notes: z.array(z.object({ staff_name: z.string(), text: z.string(), at: z.string() })),
      /** As `ticketNews` says it, until there is news. */
      stamp: z.string(),
      family,
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  answer: call({
    method: 'POST',
    path: '/api/staff/tickets/{ticket}/answer/',
    access: 'staff',
    role: ['support'],
    says: 'Answers a question; the family sees it on its support page and gets it by mail.',
    params,
    body: z.strictObject({
      response: line(4000),
      seen: z._default(z.number('invalid_input').check(z.int(), z.gte(0)), 0),
      next: z._default(z.enum(['answered', 'waiting'], 'invalid_input'), 'answered'),
    }),
    reply: done,
    errors: ['not_found', 'conflict'],
    origin: 'added',
  }),
  takeTicket: call({
    method: 'PUT',
    path: '/api/staff/tickets/{ticket}/taken/',
    access: 'staff',
    role: ['support'],
    says: 'Takes a question upon oneself, or gives it back.',
    params,
    body: z.strictObject({ is_mine: z.boolean('invalid_input') }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  closeTicket: call({
    method: 'PUT',
    path: '/api/staff/tickets/{ticket}/closed/',
    access: 'staff',
    role: ['support'],
    says: 'Closes a question that needs no answer (more), or opens it again.',
    params,
    body: z.strictObject({ is_closed: z.boolean('invalid_input') }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
};
