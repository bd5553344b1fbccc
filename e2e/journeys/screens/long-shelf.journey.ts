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

test('lays out of a long shelf what is near, and finds what is far', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await lengthen(page);
  await page.goto('/dashboard/games');

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(longest);
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
