import { getDomain } from 'tldts';

/** What a browser calls the site of a host: its registrable domain, or the host itself where it has none. */
const siteOf = (hostname: string): string =>
  getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/**
 * Whether two origins are one site to a browser: the same scheme and the same registrable domain, with
 * whatever port. Another site's frame gets no service worker where third-party cookies are blocked.
 */
export const isSameSite = (one: string, other: string): boolean => {
  // What cannot be an address is named by the checks of the settings.
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [first, second] = [new URL(one), new URL(other)];
  return first.protocol === second.protocol && siteOf(first.hostname) === siteOf(second.hostname);
};
