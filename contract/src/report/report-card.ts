import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

/** What an adult shares of a child's report with whom they like. */
export const reportCard = {
  card: call({
    method: 'GET',
    path: '/api/children/{child}/report/card/',
    access: 'adult',
    says: 'A card to share: a picture and the three lines that stand on it. It names the child only where `named` is asked for, and never says what is still hard.',
    params: z.object({ child: opaqueId }),
    query: z.object({ named: z.optional(z.enum(['yes', 'no'], 'invalid_input')) }),
    reply: z.object({
      lines: z.array(z.string()),
      /** A PNG of 1080 × 1080 pixels, as a `data:` address. */
      picture: z.string(),
      /** False where the nickname has letters that the card's fonts lack. */
      is_named: z.boolean(),
    }),
    errors: ['not_found', 'invalid_input', 'unavailable'],
    origin: 'added',
  }),
};
