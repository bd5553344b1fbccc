import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { whatsapp } from '../call/text.ts';
import { signUpForm } from './sign-up-form.ts';

const identityToken = z.object({
  id_token: z
    .string('login_failed')
    .check(z.minLength(1, 'login_failed'), z.maxLength(8192, 'login_failed')),
});

/** The number comes with a sign-up; the specification's call, which has none, stays valid. */
const googleToken = z.extend(identityToken, { whatsapp: z.optional(whatsapp) });

/** The session token is shown once, here; the server keeps only its hash. */
const session = z.object({ token: z.string(), is_superuser: z.boolean() });

const emailCode = z.strictObject({
  code: z.string('invalid_input').check(z.trim(), z.regex(/^[0-9]{6}$/, 'invalid_input')),
});

const suspended = [
  'suspended_sharing',
  'suspended_fraud',
  'suspended_abuse',
  // Closed before causes were kept.
  'not_allowed',
] as const;

export const account = {
  signUp: call({
    method: 'POST',
    path: '/api/user/signup/',
    access: 'public',
    says: 'Opens an account for a parent or guardian.',
    body: signUpForm,
    reply: z.object({ message: z.string() }),
    errors: [
      'email_taken',
      'password_short',
      'whatsapp_prefix',
      'name_plain',
      'signup_failed',
      'too_many_requests',
    ],
    origin: 'specified',
  }),
  signInWithGoogle: call({
    method: 'POST',
    path: '/api/user/google-auth/',
    access: 'public',
    says: 'Turns the id_token of a Google sign-in into a session.',
    body: googleToken,
    reply: session,
    errors: [
      'google_login_failed',
      'email_elsewhere',
      'whatsapp_prefix',
      ...suspended,
      'too_many_requests',
    ],
    origin: 'specified',
  }),
  signIn: call({
    method: 'POST',
    path: '/api/user/login/',
    access: 'public',
    says: "Turns the identity provider's id_token into a session.",
    body: identityToken,
    reply: session,
    errors: ['login_failed', ...suspended, 'too_many_requests'],
    origin: 'specified',
  }),
  signOut: call({
    method: 'POST',
    path: '/api/user/logout/',
    access: 'account',
    says: 'Ends this session at once, on every server.',
    reply: z.object({}),
    origin: 'added',
  }),
  showEmail: call({
    method: 'GET',
    path: '/api/user/email/',
    access: 'account',
    says: 'The address of this account, and whether its owner has confirmed it.',
    reply: z.object({ email: z.string(), is_confirmed: z.boolean() }),
    origin: 'added',
  }),
  sendConfirmation: call({
    method: 'POST',
    path: '/api/user/email/send/',
    access: 'account',
    says: 'Sends another letter by which the address can be confirmed; the one before is void.',
    reply: z.object({}),
    errors: ['too_many_requests'],
    origin: 'added',
  }),
  confirmEmail: call({
    method: 'POST',
    path: '/api/user/email/confirm/',
    access: 'account',
    says: 'Confirms the address by the six digits of the newest letter; five tries a letter.',
    body: emailCode,
    reply: z.object({}),
    errors: ['email_code_wrong', 'email_code_old'],
    origin: 'added',
  }),
};
