import * as z from 'zod/mini';
import { call } from '../call/call.ts';

/** The recordings of this installation. Without any, devices read aloud with their own voices. */
export const voice = {
  newest: call({
    method: 'GET',
    path: '/api/voice/',
    access: 'public',
    says: 'The number of the newest published voice pack, or null where nothing was ever recorded.',
    reply: z.object({ version: z.nullable(z.int()) }),
    origin: 'added',
  }),
  index: call({
    method: 'GET',
    path: '/api/voice/packs/{version}/',
    access: 'public',
    says: 'Which lines one voice pack has, as text: 32 hexadecimal digits a clip (12 of the line, 16 of the file, 4 of its bytes). It never changes.',
    params: z.object({ version: z.string('not_found').check(z.regex(/^\d{1,9}$/, 'not_found')) }),
    reply: z.unknown(),
    errors: ['not_found'],
    origin: 'added',
  }),
  clip: call({
    method: 'GET',
    path: '/api/voice/clips/{file}/',
    access: 'public',
    says: 'One recording, Opus in WebM or Ogg. It never changes.',
    params: z.object({
      file: z.string('not_found').check(z.regex(/^[0-9a-f]{16}$/, 'not_found')),
    }),
    reply: z.unknown(),
    errors: ['not_found'],
    origin: 'added',
  }),
};
