import * as z from 'zod/mini';
import { call } from '../call.ts';
import { line, opaqueId } from '../text.ts';

const me = z.object({ name: z.string(), email: z.string(), ends_at: z.string() });

/** Signing in to the console: who one is, then a second factor (RFC 6238), then a short session. */
export const staffSession = {
  beginSession: call({
    method: 'POST',
    path: '/api/staff/session/begin/',
    access: 'public',
    says: 'First step of a staff sign-in: an id_token for a challenge, which asks for a code next.',
    body: z.strictObject({ id_token: line(8192) }),
    reply: z.object({
      challenge: z.string(),
      /** `enrol` once: the authenticator app is given its secret. */
      step: z.enum(['code', 'enrol']),
      secret: z.optional(z.string()),
      uri: z.optional(z.string()),
    }),
    errors: ['login_failed', 'staff_not_of_us', 'too_many_requests'],
    origin: 'added',
  }),
  finishSession: call({
    method: 'POST',
    path: '/api/staff/session/',
    access: 'public',
    says: 'Second step: the code of the app, or a recovery code, for a session of at most 8 hours.',
    body: z.strictObject({ challenge: opaqueId, code: line(40) }),
    reply: z.object({
      token: z.string(),
      name: z.string(),
      /** Shown once, at enrolment. */
      recovery_codes: z.array(z.string()),
    }),
    errors: ['staff_code_wrong', 'staff_sign_in_over', 'too_many_requests'],
    origin: 'added',
  }),
  whoAmI: call({
    method: 'GET',
    path: '/api/staff/session/',
    access: 'staff',
    says: 'Who is signed in to the console, and until when.',
    reply: me,
    origin: 'added',
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/staff/session/',
    access: 'staff',
    says: 'Ends the console’s session.',
    reply: z.object({}),
    origin: 'added',
  }),
};
