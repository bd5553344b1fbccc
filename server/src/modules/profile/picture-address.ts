import { isTicketGood, signTicketUntil } from '../../catalogue/ticket.rules.ts';

const hourSeconds = 3600;

const pathOf = (picture: string) => `/api/media/pictures/${picture}/`;

/** Signed addresses of pictures: an `<img>` can send no token. */
export const pictureAddresses = (secret: string, now: () => Date) => ({
  /** The same address all through an hour, so that the browser's copy serves. */
  sign: (picture: string): string => {
    const hour = Math.floor(now().getTime() / 1000 / hourSeconds);
    const path = pathOf(picture);
    return `${path}?ticket=${signTicketUntil(secret, path, (hour + 2) * hourSeconds)}`;
  },
  opens: (picture: string, ticket: string): boolean =>
    isTicketGood(secret, { path: pathOf(picture), ticket, now: now().getTime() }),
});
