import { createHash, timingSafeEqual } from 'node:crypto';

/** The three fields that a notification's signature covers, exactly as they stood in the body. */
export interface Signed {
  readonly orderId: string;
  readonly statusCode: string;
  readonly grossAmount: string;
}

/** Midtrans' formula: it covers neither the transaction status nor the fraud status. */
export const signatureOf = ({ orderId, statusCode, grossAmount }: Signed, key: string) =>
  createHash('sha512')
    .update(orderId + statusCode + grossAmount + key)
    .digest('hex');

/** Compares in constant time; only a difference in length answers sooner, and it tells nothing. */
export const isSignedBy = (key: string, signed: Signed, signature: string) => {
  const expected = Buffer.from(signatureOf(signed, key));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
