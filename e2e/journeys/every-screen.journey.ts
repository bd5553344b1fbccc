import type { Page } from '@playwright/test';
import { budgets } from '../budgets.ts';
import { expect, test } from '../product/journey.ts';
import { barriers } from '../steps/barriers.ts';
import { screens } from '../steps/screens.ts';

/** Adds up what moves by itself, from the first paint on. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const own = 'hadRecentInput' in entry && entry.hadRecentInput === false;
        if (own && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const expected = [/\/idp\/reset/, /^403 .*\/api\/staff\//, /^429 .*\/api\/ai\/chat\//];
/** A dead reset link, a family on the page of the staff, and a used-up day's question are refused; nothing else is. */
const isUnexpected = (refusal: string) => !expected.some((each) => each.test(refusal));

for (const locale of ['id-ID', 'en-US'] as const)
  test.describe(locale, () => {
    test.use({ locale });

    for (const { name, open } of screens)
      test(`${name}: open to everybody, calm, and clean @both`, async ({
        page,
        product,
        language,
        watch,
      }) => {
        await countShifts(page);
        const sign = await open({ page, product, language });
        await expect(sign).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await page.evaluate(() => document.fonts.ready);

        expect(await barriers(page)).toEqual([]);
        const shift = Number(await page.locator('html').getAttribute('data-shift'));
        expect(shift, 'layout shift').toBeLessThan(budgets.layoutShift);
        expect(watch.refusals.filter(isUnexpected)).toEqual([]);
      });
  });
