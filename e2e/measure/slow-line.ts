import type { BrowserContext, Page } from '@playwright/test';

/** Chrome's own "Slow 4G": what a phone far from its mast has. */
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8,
};

const slowdown = 6;

/** A page on a slow line and six times slower; frames of another process are slowed as they come. */
export const slowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};
