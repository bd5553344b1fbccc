import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { lengthenShelf } from '../../steps/screens/long-shelf.ts';

const longest = 600;

test('makes of a long shelf what is near, finds what is far, and goes to its end @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await lengthenShelf(page, longest);
  await page.goto('/dashboard/games');

  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await cards.count()).toBeLessThanOrEqual(48);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();

  await page.getByRole('combobox').fill('pulau 599');
  await expect(page.getByRole('option').first()).toContainText('Pulau 599');
  await page.keyboard.press('Escape');

  // Each screen of it has its cards at once, and the end is where it was said to be.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('heading', { name: 'Pulau 599' })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(cards).toHaveCount(longest);
  expect(Math.abs((await height()) - before) / before).toBeLessThan(0.15);
});
