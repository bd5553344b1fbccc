import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId, slug } from '../call/text.ts';

const language = z.enum(['id', 'en'], 'not_found');
const line = z.object({
  language,
  /** See `lineKey`. */
  key: z.string('not_found').check(z.regex(/^[0-9a-f]{12}$/, 'not_found')),
});

/** `outdated`: recorded once, with other words. `recorded`: not in a published version yet. */
const state = z.enum(['missing', 'outdated', 'recorded', 'published']);

const take = z.object({
  id: z.string(),
  taken_by: z.string(),
  taken_at: z.string(),
  file: z.string(),
  bytes: z.number(),
  milliseconds: z.number(),
});

const lineRow = z.object({
  key: z.string(),
  words: z.string(),
  state,
  /** Of an outdated line: what was recorded. */
  was: z.nullable(z.string()),
  /** The recording that counts, published or not. */
  file: z.nullable(z.string()),
  bytes: z.number(),
  /** Null where nothing was recorded here; a published folder has no takes. */
  take: z.nullable(take),
  is_first: z.boolean(),
});

const setLanguage = z.object({
  language,
  lines: z.number(),
  missing: z.number(),
  outdated: z.number(),
  recorded: z.number(),
  /** What its first play brings of clips at most, and how many of its lines have none. */
  first_bytes: z.number(),
  first_missing: z.number(),
});

/** Recording what is read aloud: lines by item, takes of each, and published versions. */
export const staffVoice = {
  voiceSets: call({
    method: 'GET',
    path: '/api/staff/voice/',
    access: 'staff',
    role: ['content'],
    says: 'What is read aloud, by item and by book from the console: how many lines are recorded, and what a first play weighs.',
    reply: z.object({
      version: z.nullable(z.int()),
      published_at: z.nullable(z.string()),
      /** How many recordings the next version would bring. */
      waiting: z.number(),
      sets: z.array(
        z.object({
          id: z.string(),
          /** Null for what several items say. */
          title_id: z.nullable(z.string()),
          title_en: z.nullable(z.string()),
          /** Published in the console; it is read in the library. */
          is_book: z.boolean(),
          languages: z.array(setLanguage),
        }),
      ),
    }),
    origin: 'added',
  }),
  voiceLines: call({
    method: 'GET',
    path: '/api/staff/voice/sets/{set}/{language}/',
    access: 'staff',
    role: ['content'],
    says: 'The lines of an item or a book in one language, in the order in which they are recorded.',
    params: z.object({ set: slug, language }),
    reply: z.object({ lines: z.array(lineRow) }),
    errors: ['not_found'],
    origin: 'added',
  }),
  voiceTakes: call({
    method: 'GET',
    path: '/api/staff/voice/lines/{language}/{key}/takes/',
    access: 'staff',
    role: ['content'],
    says: 'The last takes of one line, the newest first: that one counts.',
    params: line,
    reply: z.object({ takes: z.array(take) }),
    errors: ['not_found'],
    origin: 'added',
  }),
  recordVoiceTake: call({
    method: 'POST',
    path: '/api/staff/voice/lines/{language}/{key}/takes/',
    access: 'staff',
    role: ['content'],
    says: 'Stores a take of one line (field `sound`: Opus in WebM or Ogg, at most 60 kB and 16 seconds). Earlier takes stay.',
    params: line,
    body: z.object({
      /** The take that counted when the line was read; empty for none. */
      seen: z.optional(z.string('invalid_input').check(z.maxLength(64, 'invalid_input'))),
    }),
    reply: z.object({
      take,
      /** A colleague's take that came in between; it is still there. */
      between: z.nullable(take),
    }),
    encoding: 'multipart',
    largestFile: 1,
    errors: [
      'not_found',
      'invalid_input',
      'too_large',
      'staff_take_refused',
      'staff_take_long',
      'staff_take_short',
    ],
    origin: 'added',
  }),
  useVoiceTake: call({
    method: 'POST',
    path: '/api/staff/voice/takes/{id}/use/',
    access: 'staff',
    role: ['content'],
    says: 'Lets an earlier take count again.',
    params: z.object({ id: opaqueId }),
    reply: z.object({ take }),
    errors: ['not_found'],
    origin: 'added',
  }),
  voiceSound: call({
    method: 'GET',
    path: '/api/staff/voice/sounds/{file}/',
    access: 'staff',
    role: ['content'],
    says: 'One recording, published or not.',
    params: z.object({
      file: z.string('not_found').check(z.regex(/^[0-9a-f]{16}$/, 'not_found')),
    }),
    reply: z.unknown(),
    errors: ['not_found'],
    origin: 'added',
  }),
  publishVoice: call({
    method: 'POST',
    path: '/api/staff/voice/publish/',
    access: 'staff',
    role: ['content'],
    says: 'Publishes the newest take of each line, with all of the last version, as the next one.',
    reply: z.object({ version: z.int(), clips: z.int(), bytes: z.int() }),
    errors: ['staff_voice_unchanged'],
    origin: 'added',
  }),
};
