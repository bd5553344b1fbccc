import { signTicket } from './ticket.rules.ts';

interface PlayAddressDeps {
  readonly playUrl: string;
  readonly playSecret: string;
  readonly now: () => Date;
}

/**
 * Signed, short-lived addresses of entry pages on the play origin. A ticket names nobody and ends at a
 * full second: whoever asks for the same page within one second gets the same, signed once.
 */
export const playAddresses = ({ playUrl, playSecret, now }: PlayAddressDeps) => {
  const signed = new Map<string, string>();
  let second = 0;
  return (path: string): string => {
    const at = now().getTime();
    if (Math.floor(at / 1000) !== second) signed.clear();
    second = Math.floor(at / 1000);
    const known = signed.get(path);
    if (known !== undefined) return known;
    const address = `${playUrl}${path}?ticket=${signTicket(playSecret, path, at)}`;
    signed.set(path, address);
    return address;
  };
};
