import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { email, line, opaqueId, password } from '../call/text.ts';
import { staffRoles } from './roles.ts';
import { passkeyAssertion, passkeyRequest } from './webauthn.ts';

const me = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  ends_at: z.string(),
});

/** Signing in to the console: who one is, then a second factor (RFC 6238), then a short session. */
export const staffSession = {
  beginSession: call({
    method: 'POST',
    path: '/api/staff/session/begin/',
    access: 'public',
    says: 'First step of a staff sign-in: a colleague’s password, or an id_token of a provider, for a challenge, which asks for a code next.',
    body: z.union([z.strictObject({ email, password }), z.strictObject({ id_token: line(8192) })]),
    reply: z.object({
      challenge: z.string(),
      /** `enrol` once: the authenticator app is given its secret. */
      step: z.enum(['code', 'enrol']),
      secret: z.optional(z.string()),
      uri: z.optional(z.string()),
      /** At the step `code`: whether there is an app, and what a passkey may sign instead. */
      has_app: z.optional(z.boolean()),
      passkey: z.optional(passkeyRequest),
      /** Names that this colleague's other passkeys were made for: here they open nothing. */
      passkeys_made_at: z.optional(z.array(z.string())),
    }),
    errors: ['login_incorrect', 'login_failed', 'staff_not_of_us', 'too_many_requests'],
    origin: 'added',
  }),
  finishSession: call({
    method: 'POST',
    path: '/api/staff/session/',
    access: 'public',
    says: 'Second step: the code of the app, or a recovery code, for a session of at most 8 hours, in a cookie.',
    body: z.strictObject({ challenge: opaqueId, code: line(40) }),
    reply: z.object({
      name: z.string(),
      /** Shown once, at enrolment. */
      recovery_codes: z.array(z.string()),
    }),
    errors: ['not_found', 'staff_code_wrong', 'staff_sign_in_over', 'too_many_requests'],
    origin: 'added',
  }),
  beginPasskeySession: call({
    method: 'POST',
    path: '/api/staff/session/passkey/begin/',
    access: 'public',
    says: 'What a passkey signs to sign in alone, without a password; good once and for ten minutes.',
    reply: passkeyRequest,
    errors: ['staff_passkeys_nowhere', 'too_many_requests'],
    origin: 'added',
  }),
  finishPasskeySession: call({
    method: 'POST',
    path: '/api/staff/session/passkey/',
    access: 'public',
    says: 'A passkey’s signature for a session of the console: as the second factor of a challenge, or alone if the authenticator verified the person.',
    body: z.strictObject({ challenge: z.optional(opaqueId), assertion: passkeyAssertion }),
    reply: z.object({ name: z.string() }),
    errors: [
      'not_found',
      'staff_passkey_refused',
      'staff_passkey_unknown',
      'staff_passkey_unverified',
      'staff_passkeys_nowhere',
      'staff_sign_in_over',
      'too_many_requests',
    ],
    origin: 'added',
  }),
  whoAmI: call({
    method: 'GET',
    path: '/api/staff/session/',
    access: 'staff',
    role: staffRoles,
    says: 'Who is signed in to the console, and until when.',
    reply: me,
    origin: 'added',
  }),
  proveSession: call({
    method: 'POST',
    path: '/api/staff/session/prove/',
    access: 'staff',
    role: staffRoles,
    says: 'Proves the second factor again: for five minutes this session does what weighs most.',
    body: z.strictObject({ code: line(40) }),
    reply: z.object({}),
    errors: ['staff_code_wrong', 'too_many_requests'],
    origin: 'added',
  }),
  endSession: call({
    method: 'DELETE',
    path: '/api/staff/session/',
    access: 'staff',
    role: staffRoles,
    says: 'Ends the console’s session.',
    reply: z.object({}),
    origin: 'added',
  }),
};
