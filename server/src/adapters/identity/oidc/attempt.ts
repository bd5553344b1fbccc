import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod/mini';

const livesSeconds = 600;
const cookieName = 'nobi-sign-in';
const path = '/idp/oidc';

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  opener: z.string(),
  language: z.enum(['en', 'id']),
});

/** One try to sign in, from the first page of the popup to its last. */
export type Attempt = z.output<typeof attempt>;

const cookieIn = (header: string | undefined) =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);

/**
 * Keeps an attempt in the one browser that began it: sealed, for ten minutes, out of reach of
 * scripts and of every other path. The newest attempt replaces the one before.
 */
export const attempts = (secret: string, isSecure: boolean) => {
  const key = Buffer.from(secret, 'base64url');
  const rules = `Path=${path}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  return {
    async cookieFor(begun: Attempt): Promise<string> {
      const sealed = await new EncryptJWT(begun)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${livesSeconds}s`)
        .encrypt(key);
      return `${cookieName}=${sealed}; Max-Age=${livesSeconds}; ${rules}`;
    },

    endingCookie: `${cookieName}=; Max-Age=0; ${rules}`,

    async of(cookieHeader: string | undefined): Promise<Attempt | undefined> {
      const sealed = cookieIn(cookieHeader);
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
