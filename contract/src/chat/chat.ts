import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { chatQuestion } from './chat-question.ts';
import { chatCard, chatStream } from './chat-stream.ts';

export const chat = {
  ask: call({
    method: 'POST',
    path: '/api/ai/chat/',
    access: 'subscriber',
    says: 'Asks Nobi. With `Accept: text/event-stream` the answer arrives in parts.',
    body: chatQuestion,
    reply: z.object({
      response: z.optional(z.string()),
      /** Words to show where there is no response. */
      error: z.optional(z.string()),
      /** `offline`: the helper inside the product; `model`: an outside model that an adult allowed. */
      source: z.optional(z.enum(['offline', 'model'])),
      conversation_id: z.optional(z.string()),
      turn_id: z.optional(z.string()),
      /** `help`: fixed words for a moment that belongs to people; `break`: enough for this talk. */
      kind: z.optional(z.enum(['answer', 'help', 'refusal', 'break'])),
      cards: z.optional(z.array(chatCard)),
      /** What the answer offers: each is shown as a button that asks these words. */
      choices: z.optional(z.array(z.string())),
      /** Questions left today. */
      remaining: z.optional(z.int()),
    }),
    stream: chatStream,
    errors: [
      'invalid_input',
      'not_found',
      'nobi_unavailable',
      'nobi_resting',
      'nobi_busy',
      'nobi_hurry',
      'nobi_off',
      'too_many_requests',
    ],
    origin: 'specified',
  }),
};
