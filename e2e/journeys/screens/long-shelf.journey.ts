import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

const longest = 600;

/** The product's own list, and the same items over and over under other names. */
const lengthen = (page: Page) =>
  page.route(/\/api\/games\/$/, async (route) => {
    const items: object[] = await (await route.fetch()).json();
    const json = Array.from({ length: longest }, (_, at) =>
      at < items.length
        ? items[at]
        : { ...items[at % items.length], id: `g-${at}`, title: `Pulau ${at}` },
    );
    await route.fulfill({ json });
  });

test('shows the first cards of a long shelf before the others, and lays out what is near', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await lengthen(page);
  await page.addInitScript(() => {
    new MutationObserver((_changes, watch) => {
      const count = document.querySelectorAll('article').length;
      if (count === 0) return;
      watch.disconnect();
      Object.assign(window, { firstCount: count });
    }).observe(document, { childList: true, subtree: true });
  });

  await page.goto('/dashboard/games');

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(longest);
  expect(await page.evaluate(() => Reflect.get(window, 'firstCount'))).toBeLessThanOrEqual(24);
  await page.getByRole('combobox').fill('pulau 599');
  await expect(page.getByRole('option').first()).toContainText('Pulau 599');
  await page.keyboard.press('Escape');
  const isLaidOut = (card: Element) =>
    card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  expect(await cards.first().evaluate(isLaidOut)).toBe(true);
  expect(await cards.last().evaluate(isLaidOut)).toBe(false);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.last().evaluate(isLaidOut)).toBe(true);
});
