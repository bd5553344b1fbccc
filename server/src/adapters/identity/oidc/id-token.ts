import { email as emailSchema } from '@nobi/contract';
import * as z from 'zod/mini';
import type { VerifiedIdentity } from '../../../ports/identity.ts';
import { checkedClaims, commonClaims, fromSeconds, refused } from '../id-token-check.ts';
import type { Discover } from './discovery.ts';

const claims = z.object({
  ...commonClaims,
  azp: z.optional(z.string()),
  iat: z.number(),
  // Google leaves it out; who tells it must tell it right.
  auth_time: z.optional(z.number()),
  email: emailSchema,
  // Some providers write it as a word, which is no proof.
  email_verified: z.optional(z.unknown()),
  name: z.optional(z.unknown()),
});

interface TokenContext {
  readonly issuer: string;
  readonly clientId: string;
  readonly discover: Discover;
  readonly now: () => Date;
}

/** PostgreSQL stores no NUL, and half a character is nobody's name. */
const nameOf = (claim: unknown) => {
  const name =
    typeof claim === 'string' ? claim.replaceAll('\u0000', '').toWellFormed().trim() : '';
  return name === '' ? undefined : name;
};

/** Checks an id_token of this one provider by its published keys. */
export const checkIdToken = async (
  context: TokenContext,
  token: string,
): Promise<VerifiedIdentity> => {
  const { issuer, clientId, discover, now } = context;
  const { keys } = await discover();
  const claim = await checkedClaims(token, {
    claims,
    keys,
    algorithms: ['RS256', 'ES256'],
    issuer,
    audience: clientId,
    requiredClaims: ['exp', 'iat', 'sub'],
    now: now(),
  });
  if (claim.azp !== undefined && claim.azp !== clientId)
    throw refused('The token was made for another app.');
  return {
    issuer,
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
