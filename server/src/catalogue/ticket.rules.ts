import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a signed address opens an entry page, in seconds: enough for a slow network. */
export const ticketSeconds = 600;

const signatureOf = (secret: string, path: string, expires: number) =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest();

/** A ticket for one path until a moment in seconds (HMAC-SHA-256 over both). It names nobody. */
export const signTicketUntil = (secret: string, path: string, expires: number): string =>
  `${expires.toString(36)}.${signatureOf(secret, path, expires).toString('base64url')}`;

/** A ticket for one entry page until `now + ticketSeconds`. */
export const signTicket = (secret: string, path: string, now: number): string =>
  signTicketUntil(secret, path, Math.floor(now / 1000) + ticketSeconds);

/** Whether a ticket was signed by us for this very path and has not run out. */
export const isTicketGood = (
  secret: string,
  { path, ticket, now }: { path: string; ticket: unknown; now: number },
): boolean => {
  if (typeof ticket !== 'string') return false;
  const [time = '', signature = ''] = ticket.split('.', 2);
  const expires = Number.parseInt(time, 36);
  if (!/^[0-9a-z]{1,10}$/.test(time) || !(expires * 1000 > now)) return false;
  const actual = Buffer.from(signature, 'base64url');
  const expected = signatureOf(secret, path, expires);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
