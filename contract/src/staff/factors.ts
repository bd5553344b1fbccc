import * as z from 'zod/mini';
import { personName } from '../account/person-name.ts';
import { call } from '../call/call.ts';
import { line } from '../call/text.ts';
import { staffRoles } from './roles.ts';
import {
  passkeyAssertion,
  passkeyCreation,
  passkeyRegistration,
  passkeyRequest,
} from './webauthn.ts';

const own = { access: 'staff', role: staffRoles, origin: 'added' } as const;
const done = z.object({});

/** One's own second factors: passkeys, the authenticator app and the recovery codes. */
export const staffFactors = {
  ownFactors: call({
    ...own,
    method: 'GET',
    path: '/api/staff/factors/',
    says: 'One’s own second factors; `passkeys_at` is the name for which new passkeys are made.',
    reply: z.object({
      has_app: z.boolean(),
      recovery_codes_left: z.number(),
      /** Null where browsers know no passkeys: at a bare number, or without https. */
      passkeys_at: z.nullable(z.string()),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          added_at: z.string(),
          used_at: z.nullable(z.string()),
          /** The name that it was made for: at another it opens nothing. */
          made_at: z.string(),
        }),
      ),
    }),
  }),
  beginPasskeyProof: call({
    ...own,
    method: 'POST',
    path: '/api/staff/session/prove/passkey/begin/',
    says: 'What one of one’s own passkeys signs to prove the second factor again; good once and for ten minutes.',
    reply: passkeyRequest,
    errors: ['staff_passkey_unknown', 'staff_passkeys_nowhere', 'too_many_requests'],
  }),
  proveByPasskey: call({
    ...own,
    method: 'POST',
    path: '/api/staff/session/prove/passkey/',
    says: 'Proves the second factor again by a passkey: for five minutes this session does what weighs most.',
    body: z.strictObject({ assertion: passkeyAssertion }),
    reply: done,
    errors: ['staff_passkey_refused', 'staff_passkey_unknown', 'staff_passkeys_nowhere'],
  }),
  beginPasskey: call({
    ...own,
    method: 'POST',
    path: '/api/staff/factors/passkeys/begin/',
    says: 'What the browser is given to make a passkey; good once and for ten minutes.',
    reply: passkeyCreation,
    errors: ['staff_passkeys_nowhere', 'too_many_requests'],
  }),
  addPasskey: call({
    ...own,
    proof: 'fresh',
    method: 'POST',
    path: '/api/staff/factors/passkeys/',
    says: 'Adds the passkey that the browser made; twenty at most.',
    body: z.strictObject({ name: personName(60), registration: passkeyRegistration }),
    reply: done,
    errors: ['staff_passkey_refused', 'staff_passkeys_nowhere', 'staff_passkeys_many'],
  }),
  removePasskey: call({
    ...own,
    proof: 'fresh',
    method: 'DELETE',
    path: '/api/staff/factors/passkeys/{passkey}/',
    says: 'Removes one of one’s own passkeys, never the last second factor.',
    params: z.object({ passkey: z.uuid('not_found') }),
    reply: done,
    errors: ['not_found', 'staff_last_factor'],
  }),
  beginApp: call({
    ...own,
    method: 'POST',
    path: '/api/staff/factors/app/begin/',
    says: 'What an authenticator app is given; the app before stays until the new one has shown a code.',
    reply: z.object({ ticket: z.string(), secret: z.string(), uri: z.string() }),
  }),
  addApp: call({
    ...own,
    proof: 'fresh',
    method: 'POST',
    path: '/api/staff/factors/app/',
    says: 'The first code of an authenticator app, which takes the place of the one before.',
    body: z.strictObject({ ticket: line(400), code: line(40) }),
    reply: done,
    errors: ['staff_code_wrong', 'staff_sign_in_over', 'too_many_requests'],
  }),
  removeApp: call({
    ...own,
    proof: 'fresh',
    method: 'DELETE',
    path: '/api/staff/factors/app/',
    says: 'Forgets one’s own authenticator app, if a passkey remains that works here.',
    reply: done,
    errors: ['not_found', 'staff_last_factor'],
  }),
  renewRecoveryCodes: call({
    ...own,
    proof: 'fresh',
    method: 'POST',
    path: '/api/staff/factors/recovery-codes/',
    says: 'Ten new recovery codes; those before open nothing.',
    reply: z.object({
      /** Shown once. */
      recovery_codes: z.array(z.string()),
    }),
    errors: ['too_many_requests'],
  }),
};
