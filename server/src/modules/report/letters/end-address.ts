import { isTicketGood, signTicketUntil } from '../../../catalogue/ticket.rules.ts';

/** Old letters stay in mailboxes; their end works for a year. */
const lastsSeconds = 365 * 86_400;

const pathOf = (accountId: string) => `/weekly-letter/end/${accountId}`;

/** Signed addresses that end one family's letter of Sundays, without a login. */
export const endAddresses = (secret: string, now: () => Date) => ({
  sign(accountId: string): string {
    const path = pathOf(accountId);
    const until = Math.floor(now().getTime() / 1000) + lastsSeconds;
    return `${path}?ticket=${signTicketUntil(secret, path, until)}`;
  },
  opens: (accountId: string, ticket: unknown): boolean =>
    isTicketGood(secret, { path: pathOf(accountId), ticket, now: now().getTime() }),
});

export type EndAddresses = ReturnType<typeof endAddresses>;
