import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, opaqueId } from '../call/text.ts';

const many = z
  .array(opaqueId, 'invalid_input')
  .check(z.minLength(1, 'invalid_input'), z.maxLength(100, 'invalid_input'));
/** How many of them it changed: one that was so already is none. */
const changed = z.object({ changed: z.number() });

/** What colleagues do with questions among themselves. */
export const staffTeamwork = {
  ticketColleagues: call({
    method: 'GET',
    path: '/api/staff/support/colleagues/',
    access: 'staff',
    role: ['support'],
    says: 'Colleagues whom a question can be given to.',
    reply: z.array(z.object({ id: z.string(), display_name: z.string() })),
    origin: 'added',
  }),
  ticketNews: call({
    method: 'GET',
    path: '/api/staff/support/news/',
    access: 'staff',
    role: ['support'],
    says: 'A mark that changes with a question, or with what waits for an answer; no word of it, so no look is written.',
    query: z.object({ ticket: z.optional(opaqueId) }),
    reply: z.object({ stamp: z.string() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  assignTickets: call({
    method: 'PUT',
    path: '/api/staff/support/owner/',
    access: 'staff',
    role: ['support'],
    says: 'Gives questions to one colleague, or to nobody; at most 100 at once.',
    body: z.strictObject({ tickets: many, staff_id: z.nullable(opaqueId) }),
    reply: changed,
    errors: ['invalid_input', 'not_found'],
    origin: 'added',
  }),
  closeTickets: call({
    method: 'PUT',
    path: '/api/staff/support/closed/',
    access: 'staff',
    role: ['support'],
    says: 'Closes questions that need no answer (more); at most 100 at once. Each can be opened again.',
    body: z.strictObject({ tickets: many }),
    reply: changed,
    errors: ['invalid_input'],
    origin: 'added',
  }),
  noteTicket: call({
    method: 'POST',
    path: '/api/staff/tickets/{ticket}/notes/',
    access: 'staff',
    role: ['support'],
    says: 'A note for colleagues; the family never reads it.',
    params: z.object({ ticket: opaqueId }),
    body: z.strictObject({ text: line(2000) }),
    reply: z.object({ ticket_id: z.string() }),
    errors: ['not_found'],
    origin: 'added',
  }),
};
