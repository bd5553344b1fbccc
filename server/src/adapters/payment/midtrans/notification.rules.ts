import { isSignedBy } from '../signature.rules.ts';

const parsed = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a notification. What names an order but is not signed is `forged`; the rest is `malformed`.
 * Fields stay the text they were sent as: a number or a list would sign alike once joined.
 */
export const readNotification = (
  rawBody: Uint8Array,
  signatureKey: string,
): { orderId: string; claimed: string } | 'forged' | 'malformed' => {
  const body = parsed(rawBody);
  if (!isObject(body) || typeof body.order_id !== 'string' || body.order_id === '') {
    return 'malformed';
  }
  const { order_id, status_code, gross_amount, signature_key, transaction_status } = body;
  if (
    typeof status_code !== 'string' ||
    typeof gross_amount !== 'string' ||
    typeof signature_key !== 'string'
  ) {
    return 'forged';
  }
  const signed = { orderId: order_id, statusCode: status_code, grossAmount: gross_amount };
  if (!isSignedBy(signatureKey, signed, signature_key)) return 'forged';
  const claimed = typeof transaction_status === 'string' ? transaction_status : '';
  return { orderId: order_id, claimed: claimed.toLowerCase().slice(0, 40) };
};
