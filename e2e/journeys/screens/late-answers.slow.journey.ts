import { budgets } from '../../budgets.ts';
import { expect, test } from '../../product/journey.ts';
import { countShifts, shiftOf } from '../../steps/screens/layout-shift.ts';
import { screens } from '../../steps/screens/screens.ts';

/** Drawn on the server: it may come long after the press that asked for it. */
const slowest = 'a card to share';

/** What stands beside an answer that is still on its way; found moving on a slow line. */
const late = {
  'creative tools': '**/api/creativity/**',
  'plans for a visitor': '**/api/payment/offer/',
  'plans for a family': '**/api/payment/offer/',
  'earlier talks with Nobi': '**/api/ai/history/**',
  [slowest]: '**/api/**/card/**',
};

for (const [name, answer] of Object.entries(late))
  test(`${name}: nothing moves when the answer comes last`, async ({ page, product }) => {
    const screen = screens.find((each) => each.name === name);
    if (!screen) throw new Error(`No screen is called “${name}”`);
    await countShifts(page, name === slowest ? 0 : undefined);
    const held = Promise.withResolvers<void>();
    let waiting = 0;
    await page.route(answer, async (route) => {
      waiting += 1;
      await held.promise;
      await route.fallback();
    });
    const sign = screen.open({ page, product, language: 'id' });
    await expect.poll(() => waiting).toBeGreaterThan(0);
    // All else is there once nothing but the answer is awaited.
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    held.resolve();
    await expect(await sign).toBeVisible();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
  });
