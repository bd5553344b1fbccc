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

export const courseCategory = z.enum(['coding', 'english', 'math', 'early_reading']);
export type CourseCategory = z.output<typeof courseCategory>;

export const course = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  thumbnail: z.string(),
  category: courseCategory,
  html_course_url: z.string(),
  plan,
  locked: z.boolean(),
  trust: z.enum(['house', 'guest']),
  age_min: z.int(),
  age_max: z.int(),
  /** The bands of the law that it is made for (PP 17/2025). */
  age_bands: z.array(z.string()),
});

export type Course = z.output<typeof course>;

const byId = z.object({ courseId: slug });

/** A whole number or the name of something that can be seen; there is no room for a sentence. */
const choice = z.union(
  [
    z.int('invalid_input'),
    z
      .string('invalid_input')
      .check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,46}[a-z0-9])?$/, 'invalid_input')),
  ],
  'invalid_input',
);

export const courses = {
  list: call({
    method: 'GET',
    path: '/api/courses/courses/',
    access: 'subscriber',
    says: 'Every course, in the reader’s language.',
    reply: z.array(course),
    origin: 'specified',
  }),
  history: call({
    method: 'GET',
    path: '/api/courses/history/',
    access: 'subscriber',
    says: 'The courses watched last, newest first.',
    reply: z.array(
      z.object({
        id: z.string(),
        viewed_at: z.string(),
        course: z.object({ id: z.string(), title: z.string(), thumbnail: z.string() }),
      }),
    ),
    origin: 'specified',
  }),
  one: call({
    method: 'GET',
    path: '/api/courses/{courseId}/',
    access: 'subscriber',
    says: 'One course.',
    params: byId,
    reply: course,
    errors: ['not_found'],
    origin: 'specified',
  }),
  view: call({
    method: 'POST',
    path: '/api/courses/{courseId}/view/',
    access: 'subscriber',
    says: 'Records that a course was opened.',
    params: byId,
    reply: z.object({
      view_id: z.string(),
      url: z.string(),
      expires_in: z.int(),
      /** What staff changed of the lessons, in the kit's own shape and without answers. */
      lessons: z.optional(z.unknown()),
    }),
    isKeyed: true,
    errors: ['not_found', 'premium_only', 'play_time_over'],
    origin: 'specified',
  }),
  report: call({
    method: 'POST',
    path: '/api/courses/views/{view}/events/',
    access: 'subscriber',
    says: 'Keeps what the course reported of a view; sending an event twice keeps it once.',
    params: z.object({ view: opaqueId }),
    body: eventsBody,
    reply: eventsReply,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  check: call({
    method: 'POST',
    path: '/api/courses/views/{view}/checks/',
    access: 'subscriber',
    says: 'Scores an answer to a question of the course; the first answer of a view is kept.',
    params: z.object({ view: opaqueId }),
    body: z.strictObject({ lesson: slug, question: slug, choice }),
    reply: z.object({ right: z.boolean() }),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  load: call({
    method: 'GET',
    path: '/api/courses/{courseId}/save/',
    access: 'subscriber',
    says: 'What the course kept for this child last time.',
    params: byId,
    query: ofPlaySession,
    reply: saveFound,
    errors: ['not_found', 'premium_only'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/courses/{courseId}/save/',
    access: 'subscriber',
    says: 'Keeps what the course wants to find next time, at most 64 kB.',
    params: byId,
    query: ofPlaySession,
    body: saveBody,
    reply: keptReply,
    errors: ['not_found', 'premium_only', 'too_large', 'too_many_requests'],
    origin: 'added',
  }),
};
