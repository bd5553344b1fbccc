import type { JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { VerifiedIdentity } from '../../../ports/identity.ts';
import { checkedClaims, commonClaims, fromSeconds, refused } from '../id-token-check.ts';

const claims = z.object({
  ...commonClaims,
  auth_time: z.number(),
  email: z.string().check(z.minLength(3)),
  email_verified: z._default(z.boolean(), false),
  // Phone, anonymous, custom and tenants' tokens carry the same issuer: none of them is ours.
  firebase: z.object({
    sign_in_provider: z.enum(['password', 'google.com']),
    tenant: z.optional(z.never()),
  }),
});

export interface TokenContext {
  readonly projectId: string;
  readonly keys: JWTVerifyGetKey;
  readonly now: () => Date;
}

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** Checks one of Firebase's id_tokens by Google's published keys, without asking Firebase. */
export const checkIdToken = async (
  context: TokenContext,
  token: string,
): Promise<VerifiedIdentity> => {
  const { projectId, keys, now } = context;
  const claim = await checkedClaims(token, {
    claims,
    keys,
    algorithms: ['RS256'],
    issuer: issuerOf(projectId),
    audience: projectId,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    now: now(),
  });
  const isGoogle = claim.firebase.sign_in_provider === 'google.com';
  if (isGoogle && !claim.email_verified) throw refused('Google does not vouch for this address.');
  return {
    issuer: issuerOf(projectId),
    subject: claim.sub,
    email: claim.email,
    emailVerified: claim.email_verified,
    name: claim.name,
    provider: isGoogle ? 'google' : 'password',
    authTime: fromSeconds(claim.auth_time),
    expiresAt: fromSeconds(claim.exp),
  };
};
