import { isTicketGood, signTicketUntil } from '../../../catalogue/ticket.rules.ts';

/** Old letters stay in mailboxes; their end works for a year. */
const lastsSeconds = 365 * 86_400;

const pathOf = (accountId: string) => `/plan-letter/end/${accountId}`;

/** Signed addresses that end one family's letters about the end of its plan, without a login. */
export const letterEnds = (secret: string, now: () => Date) => ({
  sign(accountId: string): string {
    const path = pathOf(accountId);
    const until = Math.floor(now().getTime() / 1000) + lastsSeconds;
    return `${path}?ticket=${signTicketUntil(secret, path, until)}`;
  },
  opens: (accountId: string, ticket: unknown): boolean =>
    isTicketGood(secret, { path: pathOf(accountId), ticket, now: now().getTime() }),
});

export type LetterEnds = ReturnType<typeof letterEnds>;
