import * as z from 'zod/mini';
import { call } from './call.ts';
import { opaqueId, plan, slug } from './text.ts';

export const gameCategory = z.enum(['math', 'english', 'coding', 'spelling']);
export type GameCategory = z.output<typeof gameCategory>;

export const game = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  category: gameCategory,
  /** The entry page on the play origin; empty when locked. It opens only with a signed address. */
  html_game_url: z.string(),
  plan,
  locked: z.boolean(),
  trust: z.enum(['house', 'guest']),
  age_min: z.int(),
  age_max: z.int(),
});
export type Game = z.output<typeof game>;

const byId = z.object({ id: slug });
const save = z.nullable(z.string());

export const games = {
  list: call({
    method: 'GET',
    path: '/api/games/',
    access: 'subscriber',
    says: 'Every game on the shelf, in the reader’s language, with an ETag.',
    reply: z.array(game),
    origin: 'specified',
  }),
  one: call({
    method: 'GET',
    path: '/api/games/{id}/',
    access: 'subscriber',
    says: 'One game.',
    params: byId,
    reply: game,
    errors: ['not_found'],
    origin: 'specified',
  }),
  play: call({
    method: 'POST',
    path: '/api/games/{id}/play/',
    access: 'subscriber',
    says: 'Records a play and answers the short-lived signed address of the game.',
    params: byId,
    reply: z.object({ play_id: z.string(), url: z.string(), expires_in: z.int() }),
    errors: ['not_found', 'premium_only', 'too_many_requests'],
    origin: 'specified',
  }),
  report: call({
    method: 'POST',
    path: '/api/games/plays/{play}/events/',
    access: 'subscriber',
    says: 'Keeps what the game reported of a play; sending an event twice keeps it once.',
    params: z.object({ play: opaqueId }),
    body: z.strictObject({
      events: z
        .array(z.unknown(), 'invalid_input')
        .check(z.minLength(1, 'invalid_input'), z.maxLength(50, 'invalid_input')),
    }),
    reply: z.object({ kept: z.int() }),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  load: call({
    method: 'GET',
    path: '/api/games/{id}/save/',
    access: 'subscriber',
    says: 'What the game kept for this child last time.',
    params: byId,
    reply: z.object({ save }),
    errors: ['not_found'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/games/{id}/save/',
    access: 'subscriber',
    says: 'Keeps what the game wants to find next time, at most 64 kB.',
    params: byId,
    body: z.strictObject({
      save: z.string('invalid_input').check(
        z.maxLength(65_536, 'too_large'),
        z.refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'invalid_input'),
      ),
    }),
    reply: z.object({}),
    errors: ['not_found', 'too_large', 'too_many_requests'],
    origin: 'added',
  }),
};
