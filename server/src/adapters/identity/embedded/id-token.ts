import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { VerifiedIdentity } from '../../../ports/identity.ts';
import { checkedClaims, commonClaims, fromSeconds, refused } from '../id-token-check.ts';
import type { AccountRow } from './account.store.ts';
import type { KeyRing } from './keys/keys.ts';

export const audience = 'nobi-web';
export const tokenLifetimeSeconds = 300;

const claims = z.object({
  ...commonClaims,
  auth_time: z.number(),
  email: z.string(),
  email_verified: z.boolean(),
  sign_in_provider: z.literal('password'),
});

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

interface TokenContext {
  readonly issuer: string;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

const check = ({ issuer, keys, now }: TokenContext, token: string) =>
  checkedClaims(token, {
    claims,
    keys: async ({ kid }) => {
      const key = typeof kid === 'string' ? await keys.find(kid) : undefined;
      if (!key) throw refused('The token names a key we do not have.');
      return key.publicKey;
    },
    algorithms: ['ES256'],
    issuer,
    audience,
    requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
    now: now(),
  });

/** Issues and checks our own id_tokens: ES256 only, one audience, five minutes. */
export const idTokens = (context: TokenContext) => ({
  async issue(account: AccountRow): Promise<string> {
    const { kid, privateKey } = await context.keys.active();
    const now = toSeconds(context.now());
    return new SignJWT({
      email: account.email,
      email_verified: account.emailVerified,
      ...(account.displayName && { name: account.displayName }),
      // In the second of a password change `validSince` is one ahead of the clock.
      auth_time: Math.max(now, toSeconds(account.validSince)),
      sign_in_provider: 'password',
    })
      .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
      .setIssuer(context.issuer)
      .setAudience(audience)
      .setSubject(account.subject)
      .setIssuedAt(now)
      .setExpirationTime(now + tokenLifetimeSeconds)
      .setJti(randomUUID())
      .sign(privateKey);
  },

  /** Says what a token says; whether its account still stands is asked elsewhere. */
  async check(token: string): Promise<VerifiedIdentity> {
    const claim = await check(context, token);
    return {
      issuer: context.issuer,
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
