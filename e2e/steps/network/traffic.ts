import type { Page } from '@playwright/test';

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** What the browser fetches over the line from now on, with the bytes as they travelled. */
export const weighTraffic = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const begun = new Map<string, { url: string; type: string }>();
  const loaded: Loaded[] = [];
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (/^https?:/.test(response.url)) begun.set(requestId, { url: response.url, type });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId);
    if (known) loaded.push({ ...known, bytes: encodedDataLength });
  });
  const sum = (which: (each: Loaded) => boolean) =>
    loaded.filter(which).reduce((total, { bytes }) => total + bytes, 0);
  return {
    loaded,
    scriptsOf: (origin: string) =>
      sum(({ url, type }) => type === 'Script' && url.startsWith(`${origin}/`)),
    allOf: (origin: string) => sum(({ url }) => url.startsWith(`${origin}/`)),
    all: () => sum(() => true),
  };
};
