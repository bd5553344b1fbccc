import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const orderId = z.string().check(z.minLength(1), z.maxLength(100));

/** Of an invoice, or of a refund that we asked for (which carries the order in its metadata). */
const notice = z.union([
  z.pipe(
    z.object({ external_id: orderId, status: z.string() }),
    z.transform(({ external_id, status }) => ({ orderId: external_id, claimed: status })),
  ),
  z.pipe(
    z.object({ event: z.string(), data: z.object({ metadata: z.object({ order_id: orderId }) }) }),
    z.transform(({ event, data }) => ({ orderId: data.metadata.order_id, claimed: event })),
  ),
]);

const parsed = (rawBody: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody));
  } catch {
    return undefined;
  }
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In constant time: both sides are first made equally long. */
const isToken = (token: string | undefined, expected: string) =>
  timingSafeEqual(digest(token ?? ''), digest(expected)) && token !== undefined;

/** Reads a notification. The token is the same every time and covers no body: only a hint is in it. */
export const readNotification = (
  rawBody: Uint8Array,
  token: string | undefined,
  callbackToken: string,
): { orderId: string; claimed: string } | 'forged' | 'malformed' => {
  if (!isToken(token, callbackToken)) return 'forged';
  const read = notice.safeParse(parsed(rawBody));
  if (!read.success) return 'malformed';
  return { ...read.data, claimed: read.data.claimed.toLowerCase().slice(0, 40) };
};
