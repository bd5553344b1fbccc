import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieIn } from '../../../../http/cookies/cookies.ts';

/** A browser as we recognise it: what it keeps, and what we keep of it. */
export interface Device {
  readonly id: string;
  readonly hash: Buffer;
}

/** Browsers keep a cookie 400 days at most (RFC 6265bis, 5.5). */
export const cookieLivesSeconds = 400 * 86_400;

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

const deviceOf = (id: string): Device => ({ id, hash: createHash('sha256').update(id).digest() });

/**
 * The cookie of "Device Cookies" (OWASP): a random number with our signature, out of reach of scripts.
 * Which accounts it is known to stands in the database, so that it can be forgotten there. It opens
 * nothing: it only says whose wrong guesses count together.
 */
export const deviceCookies = (secret: string, isSecure: boolean) => {
  // The prefix keeps a sibling name, the play origin's, from setting it; it demands `Secure`.
  const name = isSecure ? '__Host-nobi-device' : 'nobi-device';
  const rules = isSecure ? 'Path=/; Secure' : 'Path=/idp';
  const signatureOf = (id: string) =>
    createHmac('sha256', secret).update(`device ${id}`).digest('base64url');

  const read = (header: string | undefined): Device | undefined => {
    const [, id, signature] = shape.exec(cookieIn(header, name) ?? '') ?? [];
    if (!id || !signature) return undefined;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(id)));
    return isOurs ? deviceOf(id) : undefined;
  };

  return {
    /** Undefined for a stranger, and for a cookie that we did not sign. */
    read,
    make: (): Device => deviceOf(randomBytes(16).toString('base64url')),
    headerFor: ({ id }: Device) =>
      `${name}=${id}.${signatureOf(id)}; ${rules}; Max-Age=${cookieLivesSeconds}; HttpOnly; SameSite=Strict`,
  };
};
