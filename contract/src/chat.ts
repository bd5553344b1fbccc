import * as z from 'zod/mini';
import { call } from './call.ts';
import { line } from './text.ts';

export const chat = {
  ask: call({
    method: 'POST',
    path: '/api/ai/chat/',
    access: 'subscriber',
    says: 'Asks Nobi.',
    body: z.strictObject({ prompt: line(2000) }),
    reply: z.object({
      response: z.optional(z.string()),
      /** Words to show where there is no response. */
      error: z.optional(z.string()),
      /** `offline`: the helper inside the product; `model`: an outside model that an adult allowed. */
      source: z.optional(z.enum(['offline', 'model'])),
    }),
    errors: ['nobi_unavailable', 'nobi_resting'],
    origin: 'specified',
  }),
};
