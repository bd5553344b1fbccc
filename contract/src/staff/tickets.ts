import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ticketCategory } from '../support.ts';
import { line, opaqueId } from '../text.ts';

const ticketState = z.enum(['open', 'answered'], 'invalid_input');

export const staffTickets = {
  tickets: call({
    method: 'GET',
    path: '/api/staff/tickets/',
    access: 'staff',
    says: 'Questions of families: the open ones longest waiting first, the answered ones newest first.',
    query: z.object({ state: z._default(ticketState, 'open') }),
    reply: z.array(
      z.object({
        ticket_id: z.string(),
        subject: z.string(),
        message: z.string(),
        category: ticketCategory,
        created_at: z.string(),
        display_name: z.string(),
        email: z.string(),
        response: z.nullable(z.string()),
        responded_at: z.nullable(z.string()),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  answer: call({
    method: 'POST',
    path: '/api/staff/tickets/{ticket}/answer/',
    access: 'staff',
    says: 'Answers a question; the family sees it on its support page.',
    params: z.object({ ticket: opaqueId }),
    body: z.strictObject({ response: line(4000) }),
    reply: z.object({ ticket_id: z.string() }),
    errors: ['not_found', 'conflict'],
    origin: 'added',
  }),
};
