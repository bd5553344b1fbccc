import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId, slug } from '../call/text.ts';
import { courses } from '../courses/courses.ts';
import { creativity } from '../creativity/creativity.ts';
import {
  eventsBody,
  eventsReply,
  keptReply,
  revisedSaveBody,
} from '../play-sessions/play-session.ts';

/** How long a browser may go on without a line (docs/decisions/053-a-lease.md). */
export const leaseDays = { longest: 14, afterPaid: 3 } as const;
/** How late what was played without a line is still taken. */
export const arrivalDays = 30;

/** Milliseconds since 1970 by the browser's clock. */
const moment = z
  .int('invalid_input')
  .check(z.gte(0, 'invalid_input'), z.lte(9_000_000_000_000, 'invalid_input'));

/** A compact JWS. */
const lease = z
  .string('invalid_input')
  .check(z.maxLength(8000, 'invalid_input'), z.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'invalid_input'));

/** A point, an initial value and what was sealed: of 2,000 letters at most. */
const sealed = z
  .string('invalid_input')
  .check(z.maxLength(12_000, 'invalid_input'), z.regex(/^[\w-]{124,}$/, 'invalid_input'));

const inSession = z.object({ session: opaqueId });
const ofWork = z.object({ session: opaqueId, work: slug });

/** What a browser may do without a line, and how that arrives later. The lease opens it, not the plan of that day. */
export const offline = {
  lease: call({
    method: 'GET',
    path: '/api/offline/lease/',
    access: 'subscriber',
    says: 'A signed leave for this session to play without a line, and the time by the server’s clock.',
    reply: z.object({ lease: z.string(), now: z.int() }),
    origin: 'added',
  }),
  begin: call({
    method: 'POST',
    path: '/api/offline/play-sessions/',
    access: 'account',
    says: 'Records what a child began without a line, once for each key, at the time when it began.',
    body: z.strictObject({
      lease,
      child: opaqueId,
      kind: z.enum(['game', 'course', 'tool'], 'invalid_input'),
      item: slug,
      started_at: moment,
      sent_at: moment,
    }),
    reply: z.object({ id: z.string() }),
    isKeyed: true,
    errors: ['not_found', 'premium_only', 'lease_refused'],
    origin: 'added',
  }),
  report: call({
    method: 'POST',
    path: '/api/offline/play-sessions/{session}/events/',
    access: 'account',
    says: 'Keeps what any item reported, up to 30 days late; sending an event twice keeps it once.',
    params: inSession,
    body: eventsBody,
    reply: eventsReply,
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
  keep: call({
    method: 'PUT',
    path: '/api/offline/play-sessions/{session}/save/',
    access: 'account',
    says: 'Keeps a save, or merges it with what another device has kept since.',
    params: inSession,
    body: revisedSaveBody,
    reply: keptReply,
    errors: ['not_found', 'too_large'],
    origin: 'added',
  }),
  check: call({
    method: 'POST',
    path: '/api/offline/play-sessions/{session}/checks/',
    access: 'account',
    says: 'Scores an answer of a course that could not be sent when it was given.',
    params: inSession,
    body: courses.check.body,
    reply: courses.check.reply,
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
  showWork: call({
    method: 'PUT',
    path: '/api/offline/play-sessions/{session}/works/{work}/',
    access: 'account',
    says: 'Puts a work on the shelf that was made without a line.',
    params: ofWork,
    body: creativity.showWork.body,
    reply: z.object({}),
    errors: [
      'not_found',
      'invalid_input',
      'picture_refused',
      'too_large',
      'works_full',
      'too_many_requests',
    ],
    origin: 'added',
  }),
  tell: call({
    method: 'POST',
    path: '/api/offline/needs/',
    access: 'account',
    says: 'Takes what a child told Nobi of a need without a line, once for each key, as if it were told now.',
    body: z.strictObject({ child: opaqueId, sealed }),
    reply: z.object({}),
    isKeyed: true,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
    origin: 'added',
  }),
  forgetWork: call({
    method: 'POST',
    path: '/api/offline/play-sessions/{session}/works/{work}/forget/',
    access: 'account',
    says: 'Takes a work off the shelf that was let go of without a line.',
    params: ofWork,
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
};
