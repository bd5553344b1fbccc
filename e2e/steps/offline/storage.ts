import type { Page } from '@playwright/test';

/** What the browser does with an origin's storage when the phone is full. */
export const storageOf = async (page: Page, origin: string) => {
  const wire = await page.context().newCDPSession(page);
  return {
    async evict() {
      await wire.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
  };
};
