import { signTicket } from './ticket.rules.ts';

interface PlayAddressDeps {
  readonly playUrl: string;
  readonly playSecret: string;
  readonly now: () => Date;
}

/** Signed, short-lived addresses of entry pages on the play origin. */
export const playAddresses =
  ({ playUrl, playSecret, now }: PlayAddressDeps) =>
  (path: string) =>
    `${playUrl}${path}?ticket=${signTicket(playSecret, path, now().getTime())}`;
