import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { slug } from '../call/text.ts';
import { plan } from '../payments/plan.ts';
import { eventsBody, saveBody } from '../play-sessions/play-session.ts';

/** What is kept of a sample until its family has signed up; beyond it the oldest goes. */
export const mostSampleEvents = 200;

const byId = z.object({ id: slug });

/** Two games of the house that anybody may try from the poster, before there is an account. */
export const samples = {
  open: call({
    method: 'POST',
    path: '/api/samples/{id}/open/',
    access: 'public',
    says: 'Answers the short-lived signed address of a game that is marked as a sample; of no other. Nothing is recorded.',
    params: byId,
    reply: z.object({ url: z.string(), expires_in: z.int(), title: z.string(), plan }),
    errors: ['not_found', 'too_many_requests'],
    origin: 'added',
  }),
  keep: call({
    method: 'POST',
    path: '/api/samples/{id}/keep/',
    access: 'subscriber',
    says: 'Makes what was played of a sample the first play session of the family’s first child, once. None of it is evidence: nobody knows who played.',
    params: byId,
    body: z.strictObject({
      events: z
        .array(z.unknown(), 'invalid_input')
        .check(z.minLength(1, 'invalid_input'), z.maxLength(mostSampleEvents, 'invalid_input')),
      save: z.optional(saveBody.shape.save),
      sent_at: eventsBody.shape.sent_at,
    }),
    /** None where the child has played before. */
    reply: z.object({ kept: z.int() }),
    errors: ['not_found', 'too_large', 'too_many_requests'],
    origin: 'added',
  }),
};
