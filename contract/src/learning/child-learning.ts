import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId, slug } from '../call/text.ts';

/** One thing that the adult would like to come first: a skill wherever it is taught, or one item. */
const goal = z.strictObject({
  kind: z.enum(['skill', 'game', 'course', 'tool'], 'invalid_input'),
  id: slug,
});

const shown = z.object({
  child: z.string(),
  /** Tasks and "Lanjut" follow class or age alone, whatever the child has shown. */
  is_steady: z.boolean(),
  goal: z.nullable(z.object({ kind: z.string(), id: z.string() })),
});
export type ShownLearning = z.output<typeof shown>;

/** What the adult says of a child's learning; apart, so that no child's page carries it. */
export const childLearning = {
  list: call({
    method: 'GET',
    path: '/api/learning/children/',
    access: 'adult',
    says: 'Each child’s goal and whether its level stays, and what there is to choose a goal from.',
    reply: z.object({
      children: z.array(shown),
      goals: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
    }),
    origin: 'added',
  }),
  set: call({
    method: 'PUT',
    path: '/api/learning/children/{child}/',
    access: 'adult',
    says: 'Sets a child’s goal, or none, and whether its level stays whatever it does.',
    params: z.object({ child: opaqueId }),
    body: z.strictObject({ is_steady: z.boolean('invalid_input'), goal: z.nullable(goal) }),
    reply: shown,
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};
