import * as z from 'zod/mini';
import { call } from '../call/call.ts';

/** What a child may go on with. Reason and place are for teaching; nothing here is counted or sold. */
const next = z.object({
  kind: z.enum(['game', 'course', 'tool']),
  id: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  /** The adult's goal, a skill that is due again, one that is being learnt, or a start by age. */
  why: z.enum(['goal', 'review', 'learning', 'start']),
});
export type NextItem = z.output<typeof next>;

/** What comes next for a child. */
export const learning = {
  today: call({
    method: 'GET',
    path: '/api/learning/today/',
    access: 'subscriber',
    says: 'What whoever plays in this session may go on with: one first and two others, all open to the family’s plan.',
    reply: z.object({
      next: z.array(next),
      /** How many works of the family's children stand on their shelves. */
      works: z.optional(z.int()),
    }),
    origin: 'added',
  }),
};
