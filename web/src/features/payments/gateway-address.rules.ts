const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** A gateway page worth leaving for: https anywhere, plain http only on this machine or at home. */
export const isGatewayAddress = (address: string, ownOrigin: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  return url.protocol === 'http:' && (url.origin === ownOrigin || isLoopback(url.hostname));
};
