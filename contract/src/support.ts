import * as z from 'zod/mini';
import { call } from './call.ts';
import { line, opaqueId } from './text.ts';

export const ticketCategory = z.enum(['general', 'bug', 'feature', 'billing'], 'invalid_input');

export const ticketForm = z.strictObject({
  subject: line(120),
  message: line(4000),
  category: ticketCategory,
});

export const support = {
  unread: call({
    method: 'GET',
    path: '/api/feedback/support/unread/',
    access: 'account',
    says: 'Replies not read yet, newest first.',
    reply: z.array(
      z.object({
        ticket_id: z.string(),
        subject: z.string(),
        response: z.string(),
        responded_at: z.string(),
      }),
    ),
    origin: 'specified',
  }),
  markRead: call({
    method: 'POST',
    path: '/api/feedback/support/mark-read/',
    access: 'account',
    says: 'Marks the reply shown as read: the one named, else the newest.',
    body: z.optional(z.strictObject({ ticket_id: z.optional(opaqueId) })),
    reply: z.object({}),
    origin: 'specified',
  }),
  followUp: call({
    method: 'POST',
    path: '/api/feedback/support/{ticket}/messages/',
    access: 'account',
    says: 'Writes again about a question of one’s own, which opens it again.',
    params: z.object({ ticket: opaqueId }),
    body: z.strictObject({ message: line(4000) }),
    reply: z.object({ ticket_id: z.string() }),
    errors: ['not_found', 'too_many_requests'],
    origin: 'added',
  }),
  send: call({
    method: 'POST',
    path: '/api/feedback/support/',
    access: 'account',
    says: 'Sends a question to the people behind Nobi.',
    body: ticketForm,
    reply: z.object({ ticket_id: z.string() }),
    errors: ['too_many_requests'],
    origin: 'specified',
  }),
};
