import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId, slug } from '../call/text.ts';
import { plan } from '../payments/plan.ts';
import {
  eventsBody,
  eventsReply,
  keptReply,
  ofPlaySession,
  saveBody,
  saveFound,
} from '../play-sessions/play-session.ts';

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
  /** The bands of the law that it is made for (PP 17/2025). */
  age_bands: z.array(z.string()),
});
export type Game = z.output<typeof game>;

const byId = z.object({ id: slug });

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
    isKeyed: true,
    errors: ['not_found', 'premium_only', 'play_time_over'],
    origin: 'specified',
  }),
  report: call({
    method: 'POST',
    path: '/api/games/plays/{play}/events/',
    access: 'subscriber',
    says: 'Keeps what the game reported of a play; sending an event twice keeps it once.',
    params: z.object({ play: opaqueId }),
    body: eventsBody,
    reply: eventsReply,
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
  load: call({
    method: 'GET',
    path: '/api/games/{id}/save/',
    access: 'subscriber',
    says: 'What the game kept for this child last time.',
    params: byId,
    query: ofPlaySession,
    reply: saveFound,
    errors: ['not_found'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/games/{id}/save/',
    access: 'subscriber',
    says: 'Keeps what the game wants to find next time, at most 64 kB.',
    params: byId,
    query: ofPlaySession,
    body: saveBody,
    reply: keptReply,
    errors: ['not_found', 'too_large'],
    origin: 'added',
  }),
};
