import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { IdentityFailure, type VerifiedIdentity } from '../../../ports/identity.ts';

const clockToleranceSeconds = 60;
/** As long as the contract lets a token be. */
const maxTokenLength = 8192;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  // A list could name others beside us.
  aud: z.string(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.string().check(z.minLength(3)),
  email_verified: z._default(z.boolean(), false),
  name: z.optional(z.string()),
  // Phone, anonymous, custom and tenants' tokens carry the same issuer: none of them is ours.
  firebase: z.object({
    sign_in_provider: z.enum(['password', 'google.com']),
    tenant: z.optional(z.never()),
  }),
});

const fromSeconds = (seconds: number) => new Date(seconds * 1000);
const refused = (why: string) => new IdentityFailure('refused', why);

export interface TokenCheck {
  readonly projectId: string;
  readonly keys: JWTVerifyGetKey;
  readonly now: () => Date;
}

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

const checkSignature = async ({ projectId, keys, now }: TokenCheck, token: string) => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: issuerOf(projectId),
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
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

const readClaims = (payload: JWTPayload, now: Date) => {
  const read = claims.safeParse(payload);
  if (!read.success) throw refused('A claim is missing or malformed.');
  if (fromSeconds(read.data.auth_time - clockToleranceSeconds) > now)
    throw refused('The sign-in lies in the future.');
  return read.data;
};

/** Checks one of Firebase's id_tokens by Google's published keys, without asking Firebase. */
export const checkIdToken = async (desk: TokenCheck, token: string): Promise<VerifiedIdentity> => {
  if (token.length > maxTokenLength) throw refused('The token is too long.');
  const claim = readClaims(await checkSignature(desk, token), desk.now());
  const isGoogle = claim.firebase.sign_in_provider === 'google.com';
  if (isGoogle && !claim.email_verified) throw refused('Google does not vouch for this address.');
  return {
    issuer: issuerOf(desk.projectId),
    subject: claim.sub,
    email: claim.email,
    emailVerified: claim.email_verified,
    name: claim.name,
    provider: isGoogle ? 'google' : 'password',
    authTime: fromSeconds(claim.auth_time),
    expiresAt: fromSeconds(claim.exp),
  };
};
