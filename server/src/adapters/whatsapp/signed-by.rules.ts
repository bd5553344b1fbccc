import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** What Meta writes into `X-Hub-Signature-256`: it covers the bytes of the body as they came. */
export const signatureOf = (body: Uint8Array, appSecret: string) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;

/** Compares in constant time, whatever the lengths are. */
export const isSame = (one: string, other: string) =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
