import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { day, listQuery, listReply } from '../call/list.ts';

const stars = z.coerce
  .number('invalid_input')
  .check(z.int('invalid_input'), z.gte(1, 'invalid_input'), z.lte(10, 'invalid_input'));

const summary = z.object({
  given: z.int(),
  /** Null when none was given. */
  average: z.nullable(z.number()),
});

/** What families think of the product. Who said it stands in the family's own page alone. */
export const staffRatings = {
  ratings: call({
    method: 'GET',
    path: '/api/staff/ratings/',
    access: 'staff',
    role: ['support', 'content', 'administrator'],
    says: 'Ratings, newest first; by stars, by day, or those with words alone.',
    query: z.object({
      ...listQuery(['created_at']),
      stars: z.optional(stars),
      from: z.optional(day),
      to: z.optional(day),
      with_words: z.optional(z.literal('true', 'invalid_input')),
    }),
    reply: listReply(
      z.object({
        id: z.string(),
        stars: z.int(),
        feedback: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  ratingsTrend: call({
    method: 'GET',
    path: '/api/staff/ratings/trend/',
    access: 'staff',
    role: ['support', 'content', 'administrator'],
    says: 'Ratings of the last 12 weeks: by week, by stars, and the 12 weeks before.',
    reply: z.object({
      now: summary,
      before: summary,
      /** From Monday to Sunday (WIB), oldest first, named by their Monday. */
      weeks: z.array(z.object({ week: z.string(), ...summary.shape })),
      /** From 10 down to 1. */
      stars: z.array(z.object({ stars: z.int(), given: z.int() })),
    }),
    origin: 'added',
  }),
};
