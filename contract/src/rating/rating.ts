import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line } from '../call/text.ts';

export const ratingBody = z.strictObject({
  stars: z.int('invalid_input').check(z.gte(1, 'invalid_input'), z.lte(10, 'invalid_input')),
  feedback: z.optional(z.union([z.literal(''), line(2000)], 'invalid_input')),
});

export const rating = {
  give: call({
    method: 'POST',
    path: '/api/feedback/rating/',
    access: 'account',
    says: 'Gives the product 1 to 10 stars and, if wished, a comment.',
    body: ratingBody,
    reply: z.object({ stars: z.int() }),
    errors: ['too_many_requests'],
    isKeyed: true,
    origin: 'specified',
  }),
};
