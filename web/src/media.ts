const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** A picture or page address made safe: `http:` becomes `https:`, but on this machine and at home. */
export const safeMediaAddress = (address: string, ownOrigin: string): string => {
  if (!URL.canParse(address, ownOrigin)) return '';
  const url = new URL(address, ownOrigin);
  const staysPlain = url.origin === ownOrigin || isLoopback(url.hostname);
  if (url.protocol === 'http:' && !staysPlain) url.protocol = 'https:';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
};
