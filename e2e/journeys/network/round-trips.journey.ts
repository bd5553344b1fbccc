import type { Locator, Page } from '@playwright/test';
import { budgets } from '../../budgets.ts';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { countRoundTrips } from '../../steps/network/round-trips.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

// It would answer before anybody can count.
test.use({ serviceWorkers: 'block' });

const cardOf = (page: Page) => page.getByRole('article').first();

const shelves = [
  { path: '/dashboard/games', shown: cardOf },
  { path: '/dashboard/courses', shown: cardOf },
  { path: '/dashboard/creativity', shown: cardOf },
  { path: '/dashboard/ai', shown: (page: Page) => page.getByRole('textbox').last() },
];

const shownAfter = async (page: Page, path: string, shown: Locator) => {
  const trips = await countRoundTrips(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(shown).toBeVisible();
  return trips.take();
};

for (const { path, shown } of shelves)
  test(`shows ${path} after few round trips`, async ({ page, product }) => {
    await enterAs(page, await paid(product), true);

    const steps = await shownAfter(page, path, shown(page));

    expect(steps.length, JSON.stringify(steps)).toBeLessThanOrEqual(budgets.roundTrips.shelf);
  });

test('shows the welcome page after few round trips', async ({ page }) => {
  const steps = await shownAfter(page, '/', page.getByRole('heading', { level: 1 }));

  expect(steps.length, JSON.stringify(steps)).toBeLessThanOrEqual(budgets.roundTrips.welcome);
});

test('begins a game after few round trips, and once more after fewer', async ({
  page,
  context,
  product,
  language,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  const trips = await countRoundTrips(page);
  await page.goto('/dashboard/games');
  await expect(cardOf(page)).toBeVisible();
  const play = async () => {
    const tab = await context.newPage();
    await tab.goto('/play/jembatan-sepuluh/x');
    await expect(new BridgePlayer(tab, language).planks.first()).toBeVisible();
    return trips.take();
  };
  trips.take();

  const first = await play();
  const second = await play();

  expect(first.length, JSON.stringify(first)).toBeLessThanOrEqual(budgets.roundTrips.firstPlay);
  expect(second.length, JSON.stringify(second)).toBeLessThanOrEqual(budgets.roundTrips.secondPlay);
  const { rows } = await product.db.query(
    `select 1 from play_session s join account a on a.id = s.account_id where a.email = $1`,
    [family.email],
  );
  expect(rows, 'what is asked for ahead begins no second session').toHaveLength(2);
});
