import * as z from 'zod/mini';
import { ageBand } from './age.ts';
import { call } from './call.ts';
import { chatTurn } from './chat-room.ts';

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
});

const choice = z.optional(z.boolean('invalid_input'));

/** What the adult decides and sees; the browser asks for a grown-up first. */
export const chatCare = {
  settings: call({
    method: 'GET',
    path: '/api/ai/settings/',
    access: 'account',
    says: 'The adult’s switches for Nobi, and whether there is an outside model to allow.',
    reply: z.extend(settings, { has_model: z.boolean() }),
    origin: 'added',
  }),
  saveSettings: call({
    method: 'PATCH',
    path: '/api/ai/settings/',
    access: 'account',
    says: 'Changes what is sent; an answer on its way ends when its switch goes off.',
    body: z.strictObject({
      nobi_on: choice,
      model_on: choice,
      voice_on: choice,
      age_band: z.optional(ageBand),
    }),
    reply: z.extend(settings, { has_model: z.boolean() }),
    origin: 'added',
  }),
  export: call({
    method: 'GET',
    path: '/api/ai/export/',
    access: 'account',
    says: 'Everything that is kept of the talks and may be shown, in one document.',
    reply: z.object({
      made_at: z.string(),
      settings,
      turns: z.array(chatTurn),
      flags: z.array(flag),
    }),
    errors: ['too_many_requests'],
    origin: 'added',
  }),
  forgetAll: call({
    method: 'DELETE',
    path: '/api/ai/history/',
    access: 'account',
    says: 'Deletes every conversation of this account.',
    reply: z.object({}),
    origin: 'added',
  }),
  flags: call({
    method: 'GET',
    path: '/api/ai/flags/',
    access: 'account',
    says: 'What the adult should know of, the newest first.',
    reply: z.object({ flags: z.array(flag), unseen: z.int() }),
    origin: 'added',
  }),
  seeFlags: call({
    method: 'POST',
    path: '/api/ai/flags/seen/',
    access: 'account',
    says: 'Marks what is shown as seen.',
    reply: z.object({}),
    origin: 'added',
  }),
};
