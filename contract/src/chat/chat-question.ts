import * as z from 'zod/mini';
import { line, opaqueId } from '../call/text.ts';

/** Words that turn around what stands beside them are a disguise in a question. */
const turnsAround = /[\u202a-\u202e\u2066-\u2069]/;

/** What a child asks; checked by the server alone, so that it does not travel with the page. */
export const chatQuestion = z.strictObject({
  prompt: line(2000).check(z.refine((prompt) => !turnsAround.test(prompt), 'invalid_input')),
  /** Goes on with this one; without it, with the one of the last half hour. */
  conversation_id: z.optional(opaqueId),
  /** Begins a conversation even so. */
  is_new: z.optional(z.boolean('invalid_input')),
});
