import type { Locator, Page } from '@playwright/test';
import { budgets } from '../../budgets.ts';
import { enterAs, type Family, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { answerTrips, countRoundTrips } from '../../steps/network/round-trips.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { sweepAfterFirst } from '../../steps/sweep.ts';

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

for (const [index, { path, shown }] of shelves.entries())
  test(`shows ${path} after few round trips`, sweepAfterFirst(index), async ({ page, product }) => {
    await enterAs(page, await paid(product), true);

    const steps = await shownAfter(page, path, shown(page));

    expect(steps.length, JSON.stringify(steps)).toBeLessThanOrEqual(budgets.roundTrips.shelf);
  });

test('shows the welcome page after few round trips', async ({ page }) => {
  const steps = await shownAfter(page, '/', page.getByRole('heading', { level: 1 }));

  expect(steps.length, JSON.stringify(steps)).toBeLessThanOrEqual(budgets.roundTrips.welcome);
});

const sessionsOf = async ({ db }: Product, { email }: Family) => {
  const { rows } = await db.query(
    'select 1 from play_session s join account a on a.id = s.account_id where a.email = $1',
    [email],
  );
  return rows;
};

const atTheTap = [/\/play\/jembatan-sepuluh\//, /\/api\/games\/jembatan-sepuluh\/play\/$/] as const;
const oncePageIsThere = [/\/games\/jembatan-sepuluh\/\?ticket=/, /\/save\/\?play_session=/];
// Each of them: one that is requested after its trip would never be answered.
const filesOfTheFrame = ['kit', 'game', 'matter-js', 'index'].map(
  (name) => new RegExp(`/assets/${name}-[^/]*js$`),
);
const stylesOfTheFrame = ['kit', 'index'].map((name) => new RegExp(`/assets/${name}-[^/]*css$`));
const theFirstTime = [...oncePageIsThere, ...filesOfTheFrame, ...stylesOfTheFrame];

type Trips = Awaited<ReturnType<typeof answerTrips>>;

/** Says what never came where a game does not begin. */
const expectBegun = (player: BridgePlayer, trips: Trips) =>
  expect.poll(async () => (await player.planks.first().isVisible()) || trips.missing()).toBe(true);

test('begins a game two round trips after the tap, the first time as well @slow', async ({
  page,
  context,
  product,
  language,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  const trips = await answerTrips(page);
  await page.goto('/dashboard/games');
  await expect(cardOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  let frames = 0;
  context.on('request', (request) => {
    // The shelf wants it, too, for the browser to have it.
    if (request.url().includes('?ticket=') && request.frame().page() !== page) frames += 1;
  });

  for (const second of [theFirstTime, oncePageIsThere]) {
    trips.only([atTheTap, second]);
    const tab = context.waitForEvent('page');
    await page.locator('a[href^="/play/jembatan-sepuluh/"]').first().click();
    await expectBegun(new BridgePlayer(await tab, language), trips);
    trips.all();
  }

  expect(frames, 'the frame that was opened ahead is the one that is played in').toBe(2);
  expect(await sessionsOf(product, family), 'a tap begins one session').toHaveLength(2);
});

test('loads the page of a game once, whoever requests it first @slow', async ({
  page,
  context,
  product,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await expect(cardOf(page)).toBeVisible();
  let byShelf = 0;
  page.on('request', (request) => {
    if (request.url().includes('?ticket=')) byShelf += 1;
  });

  const opening = context.waitForEvent('page');
  await page.locator('a[href^="/play/jembatan-sepuluh/"]').first().click();
  const tab = await opening;
  await expect(new BridgePlayer(tab, language).planks.first()).toBeVisible();

  const bytes = await tab
    .frame({ url: /\?ticket=/ })
    ?.evaluate(() => Object(performance.getEntriesByType('navigation')[0]?.toJSON()).transferSize);
  expect([byShelf, bytes > 0 ? 1 : 0].toSorted()).toEqual([0, 1]);
  await expect(page.locator('iframe'), 'nothing of it stays on the shelf').toHaveCount(0);
});

test('requests what a game begins with while its tab is still on its way @slow', async ({
  page,
  context,
  product,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await expect(cardOf(page)).toBeVisible();
  const onTheShelf = oncePageIsThere.map((wanted) => page.waitForRequest(wanted));
  await context.route(/\/play\/jembatan-sepuluh\/\w/, async (route) => {
    await Promise.all(onTheShelf);
    await route.continue();
  });

  const tab = context.waitForEvent('page');
  await page.locator('a[href^="/play/jembatan-sepuluh/"]').first().click();
  await expect(new BridgePlayer(await tab, language).planks.first()).toBeVisible();
});

test('begins a game that is opened by its address after three round trips @slow', async ({
  page,
  product,
  language,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  const trips = await answerTrips(page);
  await page.goto('/dashboard/games');
  await expect(cardOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');

  const [address, session] = atTheTap;
  trips.only([[address], [session, ...filesOfTheFrame, ...stylesOfTheFrame], oncePageIsThere]);
  await page.goto('/play/jembatan-sepuluh/x', { waitUntil: 'commit' });
  await expectBegun(new BridgePlayer(page, language), trips);
  trips.all();

  expect(await sessionsOf(product, family), 'begun ahead, and once').toHaveLength(1);
});
