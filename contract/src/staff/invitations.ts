import * as z from 'zod/mini';
import { personName } from '../account/person-name.ts';
import { perhapsWaiting } from '../audit/proposals.ts';
import { call } from '../call/call.ts';
import { reason } from '../call/list.ts';
import { email, line } from '../call/text.ts';
import { roleSet, staffRoles } from './roles.ts';
import { passkeyCreation, passkeyRegistration } from './webauthn.ts';

const params = z.object({ invitation: z.uuid('not_found') });
const done = z.object({});
const errors = ['not_found'] as const;

/** 12 characters at least: NIST SP 800-63B-4 asks for 15 without, and 8 with a second factor. */
export const staffPassword = z
  .string('staff_password_short')
  .check(z.minLength(12, 'staff_password_short'), z.maxLength(128, 'password_long'));

/** How a colleague comes: invited by mail, then enrolled with a name, a password and an app. */
export const staffInvitations = {
  invitations: call({
    method: 'GET',
    path: '/api/staff/invitations/',
    access: 'staff',
    role: ['administrator'],
    says: 'Invitations that nobody has used yet, at most 100.',
    reply: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        roles: z.array(z.enum(staffRoles)),
        by: z.string(),
        sent_at: z.string(),
        expires_at: z.string(),
      }),
    ),
    origin: 'added',
  }),
  invite: call({
    method: 'POST',
    path: '/api/staff/invitations/',
    access: 'staff',
    role: ['administrator'],
    proof: 'fresh',
    says: 'Proposes a colleague; the letter goes when a second person confirms. A colleague’s own goes at once and renews password and app.',
    body: z.strictObject({
      email,
      language: z.enum(['id', 'en'], 'invalid_input'),
      roles: roleSet,
      reason,
    }),
    reply: z.object(perhapsWaiting),
    errors: ['staff_not_yourself', 'staff_waits_already', 'too_many_requests'],
    origin: 'added',
  }),
  resendInvitation: call({
    method: 'POST',
    path: '/api/staff/invitations/{invitation}/resend/',
    access: 'staff',
    role: ['administrator'],
    proof: 'fresh',
    says: 'Mails a new link for 72 hours; the one before is good no more.',
    params,
    reply: done,
    errors: ['not_found', 'too_many_requests'],
    origin: 'added',
  }),
  withdrawInvitation: call({
    method: 'DELETE',
    path: '/api/staff/invitations/{invitation}/',
    access: 'staff',
    role: ['administrator'],
    says: 'Takes an invitation back; its link is good no more.',
    params,
    reply: done,
    errors,
    origin: 'added',
  }),
};

/** A name, what signs them in, and what proves it a second time. */
const enrolment = z
  .strictObject({
    token: line(64),
    name: personName(80),
    password: z.optional(staffPassword),
    id_token: z.optional(line(8192)),
    code: z.optional(line(40)),
    registration: z.optional(passkeyRegistration),
  })
  .check(
    z.refine(({ password, id_token }) => (password ?? id_token) !== undefined, 'invalid_input'),
    z.refine(({ code, registration }) => (code ?? registration) !== undefined, 'invalid_input'),
  );

/** What the invited person does, before they are anybody here. */
export const staffEnrolment = {
  openInvitation: call({
    method: 'POST',
    path: '/api/staff/enrolment/open/',
    access: 'public',
    says: 'Whom an invitation is for, and what their authenticator app is given.',
    body: z.strictObject({ token: line(64) }),
    reply: z.object({
      email: z.string(),
      name: z.string(),
      secret: z.string(),
      uri: z.string(),
      /** Whether a passkey may be made instead of the app: not at a bare number, nor without https. */
      may_have_passkey: z.boolean(),
    }),
    errors: ['staff_invitation_over', 'too_many_requests'],
    origin: 'added',
  }),
  beginInvitationPasskey: call({
    method: 'POST',
    path: '/api/staff/enrolment/passkey/',
    access: 'public',
    says: 'What the browser of an invited person is given to make a passkey; good once and for ten minutes.',
    body: z.strictObject({ token: line(64) }),
    reply: passkeyCreation,
    errors: ['staff_invitation_over', 'staff_passkeys_nowhere', 'too_many_requests'],
    origin: 'added',
  }),
  acceptInvitation: call({
    method: 'POST',
    path: '/api/staff/enrolment/',
    access: 'public',
    says: 'Enrols with a name, a password or a provider’s id_token, and the app’s code or a passkey; opens a session of the console.',
    body: enrolment,
    reply: z.object({
      name: z.string(),
      /** Shown once. */
      recovery_codes: z.array(z.string()),
    }),
    errors: [
      'login_failed',
      'staff_invitation_over',
      'staff_code_wrong',
      'staff_identity_differs',
      'staff_passkey_refused',
      'staff_passkeys_nowhere',
      'staff_password_common',
      'too_many_requests',
    ],
    origin: 'added',
  }),
};
