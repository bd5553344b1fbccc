import * as z from 'zod/mini';
import { ageBand } from '../account/age.ts';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import { pastTurns } from './past-turns.ts';

/** One question and its answer, without personal data. */
export const chatTurn = z.object({
  turn_id: z.string(),
  conversation_id: z.string(),
  at: z.string(),
  prompt: z.string(),
  response: z.string(),
  kind: z.enum(['answer', 'help', 'refusal', 'break']),
  source: z.enum(['offline', 'model']),
});
export type ChatTurn = z.output<typeof chatTurn>;

/** What the page of a conversation needs beside asking. */
export const chatConversations = {
  status: call({
    method: 'GET',
    path: '/api/ai/status/',
    access: 'subscriber',
    says: 'Whether Nobi answers, from where, and how many questions are left today.',
    reply: z.object({
      /** Who plays in this session: the page shows this child's conversation and no sibling's. */
      child: z.string(),
      remaining: z.int(),
      a_day: z.int(),
      /** Where the next answer may come from. */
      source: z.enum(['offline', 'model']),
      nobi_on: z.boolean(),
      voice_on: z.boolean(),
      /** Whether the adult lets an outside model answer. */
      model_on: z.boolean(),
      /** How old the child is, where the adult has said: the youngest have answers read aloud. */
      age_band: ageBand,
      /** Whether this installation turns sound into words. */
      can_transcribe: z.boolean(),
    }),
    origin: 'added',
  }),
  history: call({
    method: 'GET',
    path: '/api/ai/history/',
    access: 'account',
    says: 'What the child who plays said in the last days, the newest first, 50 at a time.',
    query: pastTurns,
    reply: z.object({ turns: z.array(chatTurn), next: z.nullable(z.string()) }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  forgetConversation: call({
    method: 'DELETE',
    path: '/api/ai/conversations/{conversation}/',
    access: 'adult',
    says: 'Deletes one conversation.',
    params: z.object({ conversation: opaqueId }),
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
  transcribe: call({
    method: 'POST',
    path: '/api/ai/transcribe/',
    access: 'subscriber',
    says: 'Turns `sound` (at most 15 seconds and 1 MB) into words. No sound is kept.',
    reply: z.object({ text: z.string() }),
    errors: [
      'invalid_input',
      'sound_refused',
      'too_large',
      'nobi_off',
      'voice_off',
      'voice_not_ready',
      'nobi_unavailable',
      'too_many_requests',
    ],
    encoding: 'multipart',
    origin: 'added',
  }),
};
