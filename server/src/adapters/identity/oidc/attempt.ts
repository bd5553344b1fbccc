import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';
import { cookieIn } from '../../../http/cookies/cookies.ts';

const livesSeconds = 600;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  opener: z.string(),
  language: z.enum(['en', 'id']),
});

/** One try to sign in, from the first page of the popup to its last. */
export type Attempt = z.output<typeof attempt>;

/**
 * Keeps an attempt in the one browser that began it: sealed, for ten minutes, out of reach of
 * scripts. The newest attempt replaces the one before.
 */
export const attempts = (secret: string, isSecure: boolean) => {
  const key = Buffer.from(secret, 'base64url');
  // The prefix keeps a sibling name, the play origin's, from planting an attempt of its own and so
  // signing a family in as somebody else (RFC 6265bis, 4.1.3.2). It demands `Secure` and the root.
  const cookieName = isSecure ? '__Host-nobi-sign-in' : 'nobi-sign-in';
  const rules = `Path=${isSecure ? '/; Secure' : '/idp/oidc'}; HttpOnly; SameSite=Lax`;

  return {
    async cookieFor(started: Attempt): Promise<string> {
      const sealed = await new EncryptJWT(started)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${livesSeconds}s`)
        .encrypt(key);
      return `${cookieName}=${sealed}; Max-Age=${livesSeconds}; ${rules}`;
    },

    endingCookie: `${cookieName}=; Max-Age=0; ${rules}`,

    async of(cookieHeader: string | undefined): Promise<Attempt | undefined> {
      const sealed = cookieIn(cookieHeader, cookieName);
      if (!sealed) return undefined;
      try {
        const { payload } = await jwtDecrypt(sealed, key);
        return attempt.safeParse(payload).data;
      } catch (cause) {
        if (cause instanceof errors.JOSEError) return undefined;
        throw cause;
      }
    },
  };
};

export type Attempts = ReturnType<typeof attempts>;
