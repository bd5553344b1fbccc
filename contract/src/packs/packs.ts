import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { slug } from '../call/text.ts';

/** Saving an item in a browser, for playing without a line. */
export const packs = {
  open: call({
    method: 'POST',
    path: '/api/packs/{item}/open/',
    access: 'subscriber',
    says: 'Answers the short-lived signed address from which an item is saved for playing without a line: the entry page of an item of the house, all files of a guest as one. Nothing is recorded.',
    params: z.object({ item: slug }),
    reply: z.object({
      url: z.string(),
      expires_in: z.int(),
      /** Of a guest's files; whoever opens them from the browser compares. */
      sha256: z.nullable(z.string()),
    }),
    errors: ['not_found', 'premium_only'],
    origin: 'added',
  }),
};
