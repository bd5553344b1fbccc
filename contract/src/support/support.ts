import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, opaqueId } from '../call/text.ts';

export const ticketCategory = z.enum(['general', 'bug', 'feature', 'billing'], 'invalid_input');

/** `waiting`: we have asked the family something. */
export const ticketState = z.enum(['open', 'waiting', 'answered', 'closed'], 'invalid_input');
export type TicketState = z.output<typeof ticketState>;

export const ticketForm = z.strictObject({
  subject: line(120),
  message: line(4000),
  category: ticketCategory,
});

const question = {
  ticket_id: z.string(),
  subject: z.string(),
  category: ticketCategory,
  state: ticketState,
  /** When somebody last wrote. */
  last_at: z.string(),
  /** Our answer has not been shown yet. */
  is_unread: z.boolean(),
};

/** What is written when one writes again. */
export const followUpForm = z.strictObject({ message: line(4000) });

export const support = {
  unread: call({
    method: 'GET',
    path: '/api/feedback/support/unread/',
    access: 'account',
    says: 'Replies not read yet, newest first.',
    reply: z.array(
      z.object({
        /** Ours always says it; the specification does not name it. */
        ticket_id: z.optional(z.string()),
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
    errors: ['not_found'],
    origin: 'specified',
  }),
  questions: call({
    method: 'GET',
    path: '/api/feedback/support/questions/',
    access: 'account',
    says: 'One’s own questions, the one with the newest word first; at most 50.',
    reply: z.array(z.object(question)),
    origin: 'added',
  }),
  question: call({
    method: 'GET',
    path: '/api/feedback/support/questions/{ticket}/',
    access: 'account',
    says: 'One question of one’s own with all that was said about it, the oldest first.',
    params: z.object({ ticket: opaqueId }),
    reply: z.object({
      ...question,
      messages: z.array(
        z.object({
          /** Written by the people behind Nobi. */
          is_ours: z.boolean(),
          /** Empty where the message is a picture. */
          text: z.string(),
          /** A signed address that works for an hour or two, or null. */
          picture: z.nullable(z.string()),
          at: z.string(),
        }),
      ),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  followUp: call({
    method: 'POST',
    path: '/api/feedback/support/{ticket}/messages/',
    access: 'account',
    says: 'Writes again about a question of one’s own, which opens it again.',
    params: z.object({ ticket: opaqueId }),
    body: followUpForm,
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
    isKeyed: true,
    origin: 'specified',
  }),
};
