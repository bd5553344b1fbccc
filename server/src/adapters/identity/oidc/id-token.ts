import { email as emailSchema } from '@nobi/contract';
import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { IdentityFailure, type VerifiedIdentity } from '../../../ports/identity.ts';
import type { Discover } from './discovery.ts';

const clockToleranceSeconds = 60;
/** As long as the contract lets a token be. */
const maxTokenLength = 8192;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  // A list could name others beside us.
  aud: z.string(),
  azp: z.optional(z.string()),
  exp: z.number(),
  iat: z.number(),
  // Google leaves it out; who tells it must tell it right.
  auth_time: z.optional(z.number()),
  email: emailSchema,
  // Some providers write it as a word, which is no proof.
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
});

const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const refused = (why: string) => new IdentityFailure('refused', why);

interface TokenDesk {
  readonly issuer: string;
  readonly clientId: string;
  readonly discover: Discover;
  readonly now: () => Date;
}

const checkSignature = async ({ issuer, clientId, discover, now }: TokenDesk, token: string) => {
  const { keys } = await discover();
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256', 'ES256'],
      issuer,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: clockToleranceSeconds,
      // Without it an `iat` in the future passes.
      maxTokenAge: '1h',
      currentDate: now(),
    });
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) throw refused(cause.code);
    throw cause;
  }
};

const readClaims = (payload: JWTPayload, { clientId, now }: TokenDesk) => {
  const read = claims.safeParse(payload);
  if (!read.success) throw refused('A claim is missing or malformed.');
  const { azp, auth_time } = read.data;
  if (azp !== undefined && azp !== clientId) throw refused('The token was made for another app.');
  if (auth_time !== undefined && fromSeconds(auth_time - clockToleranceSeconds) > now())
    throw refused('The sign-in lies in the future.');
  return read.data;
};

/** PostgreSQL stores no NUL, and half a character is nobody's name. */
const nameOf = (told: unknown) => {
  const name = typeof told === 'string' ? told.replaceAll('\u0000', '').toWellFormed().trim() : '';
  return name === '' ? undefined : name;
};

/** Checks an id_token of this one provider by its published keys. */
export const checkIdToken = async (desk: TokenDesk, token: string): Promise<VerifiedIdentity> => {
  if (token.length > maxTokenLength) throw refused('The token is too long.');
  const claim = readClaims(await checkSignature(desk, token), desk);
  return {
    issuer: desk.issuer,
    subject: claim.sub,
    email: claim.email,
    emailVerified: claim.email_verified === true,
    name: nameOf(claim.name),
    provider: 'google',
    // Whoever is signed in at the provider for days proves it anew with each answer of it.
    authTime: fromSeconds(claim.iat),
    expiresAt: fromSeconds(claim.exp),
  };
};
