import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { slug } from '../call/text.ts';

/** Saving an item in a browser, for playing without a line. */
export const packs = {
  open: call({
    method: 'POST',
    path: '/api/packs/{item}/open/',
    access: 'subscriber',
    says: 'Answers the short-lived signed address of an item of the house that is to be saved for playing without a line. Nothing is recorded.',
    params: z.object({ item: slug }),
    reply: z.object({ url: z.string(), expires_in: z.int() }),
    errors: ['not_found', 'premium_only'],
    origin: 'added',
  }),
};
