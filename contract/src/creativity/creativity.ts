import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, opaqueId, slug } from '../call/text.ts';
import { plan } from '../payments/plan.ts';
import {
  eventsBody,
  eventsReply,
  keptReply,
  ofPlaySession,
  saveBody,
  saveFound,
} from '../play-sessions/play-session.ts';

export const tool = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  /** Underscores are shown as spaces. */
  tool_type: z.string(),
  html_tool_url: z.string(),
  plan,
  locked: z.boolean(),
  trust: z.enum(['house', 'guest']),
  /** A child may record its own voice in it, where the adult allows it. */
  voice: z.optional(z.boolean()),
  age_min: z.int(),
  age_max: z.int(),
  /** The bands of the law that it is made for (PP 17/2025). */
  age_bands: z.array(z.string()),
});
export type Tool = z.output<typeof tool>;

const byId = z.object({ toolId: slug });
const byWork = z.object({ toolId: slug, workId: slug });

/** One work on the family's own shelf. */
export const work = z.object({
  tool_id: z.string(),
  id: z.string(),
  /** What the child called it; empty when it has no name. */
  title: z.string(),
  changed_at: z.string(),
  /** The small picture itself, as a `data:` address: an `<img>` can send no token. */
  thumb: z.string().check(z.regex(/^data:image\/(png|webp);base64,/)),
});
export type Work = z.output<typeof work>;

/** 40,000 bytes as base64. */
const thumbInput = z
  .string('invalid_input')
  .check(
    z.minLength(1, 'invalid_input'),
    z.maxLength(53_336, 'too_large'),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'invalid_input'),
  );

export const creativity = {
  list: call({
    method: 'GET',
    path: '/api/creativity/',
    access: 'subscriber',
    says: 'Every creative tool, in the reader’s language.',
    reply: z.array(tool),
    origin: 'specified',
  }),
  one: call({
    method: 'GET',
    path: '/api/creativity/{toolId}/',
    access: 'subscriber',
    says: 'One tool.',
    params: byId,
    reply: tool,
    errors: ['not_found'],
    origin: 'specified',
  }),
  record: call({
    method: 'POST',
    path: '/api/creativity/{toolId}/record/',
    access: 'subscriber',
    says: 'Records that a tool was used.',
    params: byId,
    reply: z.object({ use_id: z.string(), url: z.string(), expires_in: z.int() }),
    isKeyed: true,
    errors: ['not_found', 'premium_only', 'play_time_over'],
    scheme: 'Bearer',
    origin: 'specified',
  }),
  report: call({
    method: 'POST',
    path: '/api/creativity/uses/{use}/events/',
    access: 'subscriber',
    says: 'Keeps what the tool reported of a use; sending an event twice keeps it once.',
    params: z.object({ use: opaqueId }),
    body: eventsBody,
    reply: eventsReply,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  load: call({
    method: 'GET',
    path: '/api/creativity/{toolId}/save/',
    access: 'subscriber',
    says: 'What the tool kept for this child last time.',
    params: byId,
    query: ofPlaySession,
    reply: saveFound,
    errors: ['not_found', 'premium_only'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/creativity/{toolId}/save/',
    access: 'subscriber',
    says: 'Keeps what the tool wants to find next time, at most 64 kB.',
    params: byId,
    query: ofPlaySession,
    body: saveBody,
    reply: keptReply,
    errors: ['not_found', 'premium_only', 'too_large', 'too_many_requests'],
    origin: 'added',
  }),
  works: call({
    method: 'GET',
    path: '/api/creativity/works/',
    access: 'subscriber',
    says: 'What this child made, the newest first, 24 at a time.',
    query: z.object({
      from: z._default(z.string('invalid_input').check(z.regex(/^\d{1,4}$/, 'invalid_input')), '0'),
    }),
    reply: z.object({ works: z.array(work), next: z.nullable(z.int()) }),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  showWork: call({
    method: 'PUT',
    path: '/api/creativity/{toolId}/works/{workId}/',
    access: 'subscriber',
    says: 'Puts a small picture of a work on the shelf, or changes it; at most 60 works a tool.',
    params: byWork,
    query: ofPlaySession,
    body: z.strictObject({ thumb: thumbInput, title: z.optional(line(60)) }),
    reply: z.object({}),
    errors: [
      'not_found',
      'premium_only',
      'invalid_input',
      'picture_refused',
      'too_large',
      'works_full',
      'too_many_requests',
    ],
    origin: 'added',
  }),
  forgetWork: call({
    method: 'POST',
    path: '/api/creativity/{toolId}/works/{workId}/forget/',
    access: 'subscriber',
    says: 'Takes a work off the shelf.',
    params: byWork,
    query: ofPlaySession,
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
};
