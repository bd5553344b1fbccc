import type { Page } from '@playwright/test';

/** What the browser does with an origin's storage when the phone is full. */
export const storageOf = async (page: Page, origin: string) => {
  const wire = await page.context().newCDPSession(page);
  return {
    /** So many bytes are left; without a number as many as ever. */
    async leave(bytes?: number) {
      const { usage } = await wire.send('Storage.getUsageAndQuota', { origin });
      await wire.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(bytes !== undefined && { quotaSize: usage + bytes }),
      });
    },
    async evict() {
      await wire.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
  };
};
