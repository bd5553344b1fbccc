import * as z from 'zod/mini';
import { ageBand } from '../account/age.ts';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import { chatTurn } from './chat-conversations.ts';
import { pastTurns } from './past-turns.ts';

const nickname = z.nullable(z.string());

const settings = z.object({
  nobi_on: z.boolean(),
  /** Off until the adult allows that an outside model answers. */
  model_on: z.boolean(),
  voice_on: z.boolean(),
  /** For Nobi’s words alone. */
  age_band: ageBand,
});

const flag = z.object({
  flag_id: z.string(),
  at: z.string(),
  severity: z.enum(['low', 'medium', 'high']),
  /** What it was about, in a word of the catalogue of topics. */
  topic: z.string(),
  /** What the child wrote, where it may be quoted and is still kept. */
  prompt: z.nullable(z.string()),
  is_seen: z.boolean(),
  /** Of the child; null where nobody has given it one yet. */
  nickname,
});

/** One question and its answer, with its child. */
const familyTurn = z.extend(chatTurn, { nickname });
export type FamilyTurn = z.output<typeof familyTurn>;

const choice = z.optional(z.boolean('invalid_input'));

/** What the adult decides and sees, behind the adult's PIN. */
export const chatControls = {
  settings: call({
    method: 'GET',
    path: '/api/ai/settings/',
    access: 'adult',
    says: 'The adult’s switches for a child (else for who plays), and whether there is an outside model to allow for the family.',
    query: z.object({ child: z.optional(opaqueId) }),
    reply: z.extend(settings, { has_model: z.boolean() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  saveSettings: call({
    method: 'PATCH',
    path: '/api/ai/settings/',
    access: 'adult',
    says: 'Changes what is sent; an answer on its way ends when its switch goes off.',
    body: z.strictObject({
      nobi_on: choice,
      model_on: choice,
      voice_on: choice,
      age_band: z.optional(ageBand),
      child: z.optional(opaqueId),
    }),
    reply: z.extend(settings, { has_model: z.boolean() }),
    errors: ['not_found'],
    origin: 'added',
  }),
  export: call({
    method: 'GET',
    path: '/api/ai/export/',
    access: 'adult',
    says: 'Everything that is kept of the talks and may be shown, in one document.',
    reply: z.object({
      made_at: z.string(),
      settings: z.array(z.extend(settings, { nickname })),
      turns: z.array(familyTurn),
      flags: z.array(flag),
    }),
    errors: ['too_many_requests'],
    origin: 'added',
  }),
  forgetAll: call({
    method: 'DELETE',
    path: '/api/ai/history/',
    access: 'adult',
    says: 'Deletes every conversation of this account.',
    reply: z.object({}),
    origin: 'added',
  }),
  familyHistory: call({
    method: 'GET',
    path: '/api/ai/family-history/',
    access: 'adult',
    says: 'What all children of the family said in the last days, each turn with its child.',
    query: pastTurns,
    reply: z.object({ turns: z.array(familyTurn), next: z.nullable(z.string()) }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  flags: call({
    method: 'GET',
    path: '/api/ai/flags/',
    access: 'adult',
    says: 'What the adult should know of, the newest first.',
    reply: z.object({ flags: z.array(flag), unseen: z.int() }),
    origin: 'added',
  }),
  seeFlags: call({
    method: 'POST',
    path: '/api/ai/flags/seen/',
    access: 'adult',
    says: 'Marks what is shown as seen.',
    reply: z.object({}),
    origin: 'added',
  }),
};
