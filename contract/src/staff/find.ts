import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line } from '../call/text.ts';
import { orderState } from '../payments/payments.ts';
import { plan } from '../payments/plan.ts';
import { ticketState } from '../support/support.ts';

/** Fewer letters are in too many names. */
export const shortestFind = 3;

/** What a colleague looks for from anywhere in the console. */
export const staffFind = {
  find: call({
    method: 'GET',
    path: '/api/staff/find/',
    access: 'staff',
    role: ['support', 'finance', 'safety', 'administrator'],
    says: 'Families, orders and questions by a part, the last digits or a word with a typo, of what the caller’s roles open; eight of each, the likeliest first.',
    query: z.object({ text: line(80).check(z.minLength(shortestFind, 'invalid_input')) }),
    reply: z.object({
      families: z.array(
        z.object({
          id: z.string(),
          display_name: z.string(),
          email: z.string(),
          whatsapp: z.nullable(z.string()),
          plan: z.nullable(plan),
        }),
      ),
      orders: z.array(
        z.object({
          id: z.string(),
          amount: z.number(),
          state: orderState,
          created_at: z.string(),
          /** Null when the family has been erased. */
          display_name: z.nullable(z.string()),
        }),
      ),
      tickets: z.array(
        z.object({
          id: z.string(),
          subject: z.string(),
          state: ticketState,
          waiting_since: z.string(),
          display_name: z.string(),
        }),
      ),
      /** False when a kind took too long: something may be missing. */
      is_whole: z.boolean(),
    }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
};
