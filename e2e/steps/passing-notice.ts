import { expect, type Locator, type Page } from '@playwright/test';

/**
 * That a notice goes by itself after its three seconds. They pass on the page's own clock, which the
 * test installed before the notice came: a slow machine takes longer to draw than the notice stays.
 */
export const expectToPass = async (page: Page, notice: Locator) => {
  await page.clock.fastForward(3000);
  await expect(notice).toBeHidden({ timeout: 4000 });
};
