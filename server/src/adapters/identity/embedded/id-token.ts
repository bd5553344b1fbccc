import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { IdentityFailure, type VerifiedIdentity } from '../../../ports/identity.ts';
import type { AccountRow } from './account.store.ts';
import type { KeyRing } from './keys.ts';

export const audience = 'nobi-web';
export const tokenLifetimeSeconds = 300;
const clockToleranceSeconds = 60;
/** As long as the contract lets a token be. */
const maxTokenLength = 8192;

// zod drops what is not named, so a claim that nobody checked cannot travel on.
const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  // RFC 7519 allows a list; ours is one word, and a list could name others beside us.
  aud: z.string(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.optional(z.string()),
  sign_in_provider: z.literal('password'),
});

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const fromSeconds = (seconds: number) => new Date(seconds * 1000);

const refused = (why: string) => new IdentityFailure('refused', why);

interface TokenDesk {
  readonly issuer: string;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

const checkSignature = async ({ issuer, keys, now }: TokenDesk, token: string) => {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = typeof kid === 'string' ? await keys.find(kid) : undefined;
        if (!key) throw refused('The token names a key we do not have.');
        return key.publicKey;
      },
      {
        algorithms: ['ES256'],
        issuer,
        audience,
        requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
        clockTolerance: clockToleranceSeconds,
        // Without it an `iat` in the future passes.
        maxTokenAge: '1h',
        currentDate: now(),
      },
    );
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw refused(cause.code);
    throw cause;
  }
};

const readClaims = (payload: JWTPayload, now: Date) => {
  const read = claims.safeParse(payload);
  if (!read.success) throw refused('A claim is missing or malformed.');
  if (read.data.auth_time > toSeconds(now) + clockToleranceSeconds)
    throw refused('The sign-in lies in the future.');
  return read.data;
};

/** Issues and checks our own id_tokens: ES256 only, one audience, five minutes. */
export const idTokens = (desk: TokenDesk) => ({
  async issue(account: AccountRow): Promise<string> {
    const { kid, privateKey } = await desk.keys.active();
    const now = toSeconds(desk.now());
    return new SignJWT({
      email: account.email,
      email_verified: account.emailVerified,
      ...(account.displayName && { name: account.displayName }),
      // In the second of a password change `validSince` is one ahead of the clock.
      auth_time: Math.max(now, toSeconds(account.validSince)),
      sign_in_provider: 'password',
    })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(desk.issuer)
      .setAudience(audience)
      .setSubject(account.subject)
      .setIssuedAt(now)
      .setExpirationTime(now + tokenLifetimeSeconds)
      .setJti(randomUUID())
      .sign(privateKey);
  },

  /** Says what a token says; whether its account still stands is asked elsewhere. */
  async check(token: string): Promise<VerifiedIdentity> {
    if (token.length > maxTokenLength) throw refused('The token is too long.');
    const claim = readClaims(await checkSignature(desk, token), desk.now());
    return {
      issuer: desk.issuer,
      subject: claim.sub,
      email: claim.email,
      emailVerified: claim.email_verified,
      name: claim.name,
      provider: claim.sign_in_provider,
      authTime: fromSeconds(claim.auth_time),
      expiresAt: fromSeconds(claim.exp),
    };
  },
});

export type IdTokens = ReturnType<typeof idTokens>;
