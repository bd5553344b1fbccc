import { posix } from 'node:path';

const decoded = (address: string): string | undefined => {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
};

/** What an address inside an EPUB leads to, seen from a file of it; undefined for one that leads out. */
export const pathWithin = (from: string, href: string): string | undefined => {
  const [address = ''] = href.split(/[?#]/, 1);
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(address)) return undefined;
  const name = decoded(address);
  if (name === undefined) return undefined;
  const path = posix.join(posix.dirname(from), name);
  return path.startsWith('..') || path.startsWith('/') || path.includes('\0') ? undefined : path;
};
