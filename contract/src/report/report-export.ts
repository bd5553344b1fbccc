import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

const uuid = z
  .string('invalid_input')
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'invalid_input'));

/** What a child answered, for other systems: xAPI 1.0.3. */
export const reportExport = {
  statements: call({
    method: 'GET',
    path: '/api/children/{child}/statements/',
    access: 'adult',
    says: 'A child’s answers as xAPI 1.0.3 statements, a page at a time. The actor is a random number that the reader chooses for one export.',
    params: z.object({ child: opaqueId }),
    query: z.object({
      actor: uuid,
      /** Where the page before ended. */
      after: z.optional(uuid),
    }),
    reply: z.object({
      /** Loose, for a statement’s schema would weigh on every page. */
      statements: z.array(z.looseObject({})),
      next: z.nullable(z.string()),
    }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};
