import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, line, password, whatsapp } from './text.ts';

export const signUpForm = z.object({
  email,
  password,
  display_name: line(80),
  whatsapp,
});
export type SignUpForm = z.output<typeof signUpForm>;

const identityToken = z.object({
  id_token: z
    .string('login_failed')
    .check(z.minLength(1, 'login_failed'), z.maxLength(8192, 'login_failed')),
});

/** The session token is shown once, here; the server keeps only its hash. */
const session = z.object({ token: z.string(), is_superuser: z.boolean() });

const suspended = ['suspended_sharing', 'suspended_fraud', 'suspended_abuse'] as const;

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
    body: identityToken,
    reply: session,
    errors: ['google_login_failed', 'email_elsewhere', ...suspended, 'too_many_requests'],
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
};
