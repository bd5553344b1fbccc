import { isTicketGood, signTicketUntil } from '../../catalogue/ticket.rules.ts';

const hourSeconds = 3600;

interface Needs {
  readonly playSecret: string;
  readonly now: () => Date;
}

/** Signed addresses of pictures: an `<img>` can send no token. What opens one folder opens no other. */
const addressesIn =
  (folder: string) =>
  ({ playSecret: secret, now }: Needs) => {
    const pathOf = (picture: string) => `${folder}/${picture}/`;
    return {
      /** The same address all through an hour, so that the browser's copy serves. */
      sign: (picture: string): string => {
        const hour = Math.floor(now().getTime() / 1000 / hourSeconds);
        const path = pathOf(picture);
        return `${path}?ticket=${signTicketUntil(secret, path, (hour + 2) * hourSeconds)}`;
      },
      opens: (picture: string, ticket: string): boolean =>
        isTicketGood(secret, { path: pathOf(picture), ticket, now: now().getTime() }),
    };
  };

export const profilePictureAddresses = addressesIn('/api/media/pictures');
export const ticketPictureAddresses = addressesIn('/api/media/support');
export type PictureAddresses = ReturnType<typeof profilePictureAddresses>;
