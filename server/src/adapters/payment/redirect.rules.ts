const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the browser may be sent there: a listed host, over https unless it is this machine. */
export const isAllowedRedirect = (address: string, hosts: readonly string[]) => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
  return isSafe && url.username === '' && url.password === '' && hosts.includes(url.host);
};
