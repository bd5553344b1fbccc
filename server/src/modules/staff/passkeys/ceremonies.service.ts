import { randomBytes } from 'node:crypto';
import { type BodyOf, Problem, type ReplyOf, type staff } from '@nobi/contract';
import { tokenHash } from '../../../auth/session-token.ts';
import type { Queryable } from '../../../database/database.ts';
import { type Purpose, passkeyChallengesStore } from './challenges.store.ts';
import { type NewPasskey, passkeysStore } from './passkeys.store.ts';
import { relyingPartyOf } from './relying-party.rules.ts';

// Two hundred modules that few processes ever need: loaded by the first colleague with a passkey.
const library = () => import('@simplewebauthn/server');

type Registration = BodyOf<typeof staff.addPasskey>['registration'];
type Assertion = BodyOf<typeof staff.finishPasskeySession>['assertion'];
type Creation = ReplyOf<typeof staff.beginPasskey>;
type Request = ReplyOf<typeof staff.beginPasskeySession>;

interface Stored {
  readonly credential_id: Buffer;
  readonly transports: readonly string[];
}

const described = ({ credential_id, transports }: Stored) => ({
  id: credential_id.toString('base64url'),
  type: 'public-key' as const,
  transports: [...transports],
});

// EdDSA, ES256 and RS256 (WebAuthn Level 3, 5.4); whatever Node calls experimental stays out.
const supportedAlgorithmIDs = [-8, -7, -257];

// Milliseconds, as long as the challenge is good.
const timeout = 600_000;

/** Whatever the library finds wrong with an answer is the same refusal to whoever sent it. */
const orRefused = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw cause instanceof Problem ? cause : new Problem('staff_passkey_refused');
  });

interface CeremonyDeps {
  readonly db: Queryable;
  readonly publicUrl: string;
}

/**
 * Making and using passkeys (WebAuthn Level 3, 7.1 and 7.2), for the origin of PUBLIC_URL alone.
 * Attestation is not asked for: any authenticator will do.
 */
export const passkeyCeremonies = ({ db, publicUrl }: CeremonyDeps) => {
  const here = relyingPartyOf(publicUrl);
  const challenges = passkeyChallengesStore(db);

  const place = () => {
    if (!here) throw new Problem('staff_passkeys_nowhere');
    return here;
  };

  /** Checks that a challenge was made for exactly this, and uses it up. */
  const checkOf = (expected: Purpose) => {
    const made: { userHandle?: Buffer } = {};
    const expectedChallenge = async (challenge: string) => {
      const row = await challenges.take(tokenHash(challenge));
      if (row?.user_handle) made.userHandle = row.user_handle;
      const isThis = row?.purpose === expected.purpose && row.subject === expected.subject;
      return isThis && row.is_open;
    };
    return { expectedChallenge, made };
  };

  return {
    /** The host that passkeys are made for; undefined where there can be none. */
    host: here?.id,

    async creation(
      purpose: Purpose,
      person: { email: string; name: string },
      stored: readonly (Stored & { readonly user_handle: Buffer })[],
    ): Promise<Creation> {
      const { id } = place();
      const userHandle = stored[0]?.user_handle ?? randomBytes(32);
      const { generateRegistrationOptions } = await library();
      const { challenge, pubKeyCredParams, user } = await generateRegistrationOptions({
        rpName: 'Nobi',
        rpID: id,
        userID: Uint8Array.from(userHandle),
        userName: person.email,
        userDisplayName: person.name || person.email,
        supportedAlgorithmIDs,
      });
      await challenges.put(tokenHash(challenge), purpose, userHandle);
      return {
        rp: { id, name: 'Nobi' },
        user,
        challenge,
        pubKeyCredParams,
        timeout,
        attestation: 'none',
        excludeCredentials: stored.map(described),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      };
    },

    /** The passkey that was made for this challenge. Throws `staff_passkey_refused`. */
    async register(purpose: Purpose, registration: Registration): Promise<NewPasskey> {
      const { id, origin } = place();
      const { expectedChallenge, made } = checkOf(purpose);
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await orRefused(
        verifyRegistrationResponse({
          response: { ...registration, clientExtensionResults: {} },
          expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: id,
          supportedAlgorithmIDs,
          requireUserVerification: false,
        }),
      );
      if (!verified || !made.userHandle) throw new Problem('staff_passkey_refused');
      const { credential } = registrationInfo;
      return {
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        rpId: id,
        userHandle: made.userHandle,
        signCount: credential.counter,
        transports: registration.response.transports,
      };
    },

    /** Without stored passkeys whichever the person chooses, who then must be verified. */
    async request(purpose: Purpose, stored: readonly Stored[] = []): Promise<Request> {
      const { id } = place();
      const { generateAuthenticationOptions } = await library();
      const { challenge } = await generateAuthenticationOptions({ rpID: id });
      await challenges.put(tokenHash(challenge), purpose);
      const userVerification = stored.length > 0 ? 'preferred' : 'required';
      const allowCredentials = stored.map(described);
      return { rpId: id, challenge, timeout, allowCredentials, userVerification };
    },

    /** Whose passkey signed, and whether the authenticator verified the person. */
    async prove(purpose: Purpose, assertion: Assertion) {
      const { id: rpId, origin } = place();
      const passkeys = passkeysStore(db);
      const stored = await passkeys.find(Buffer.from(assertion.id, 'base64url'), rpId);
      if (!stored) throw new Problem('staff_passkey_unknown');
      const { userHandle, ...signed } = assertion.response;
      const { verifyAuthenticationResponse } = await library();
      const response = { ...signed, ...(userHandle !== undefined && { userHandle }) };
      const { verified, authenticationInfo } = await orRefused(
        verifyAuthenticationResponse({
          response: { ...assertion, response, clientExtensionResults: {} },
          expectedChallenge: checkOf(purpose).expectedChallenge,
          expectedOrigin: origin,
          expectedRPID: rpId,
          requireUserVerification: false,
          credential: {
            id: assertion.id,
            publicKey: Uint8Array.from(stored.public_key),
            counter: stored.sign_count,
          },
        }),
      );
      const isTheirs =
        userHandle === undefined || stored.user_handle.equals(Buffer.from(userHandle, 'base64url'));
      if (!verified || !isTheirs) throw new Problem('staff_passkey_refused');
      if (!(await passkeys.use(stored.id, authenticationInfo.newCounter)))
        throw new Problem('staff_passkey_refused');
      return { staffId: stored.staff_id, isVerified: authenticationInfo.userVerified };
    },
  };
};

export type PasskeyCeremonies = ReturnType<typeof passkeyCeremonies>;
