import { budgets } from '../../budgets.ts';
import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { weighTraffic } from '../../steps/network/traffic.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { screens } from '../../steps/screens/screens.ts';
import { sweep } from '../../steps/sweep.ts';

const kilobytes = (bytes: number) => `${Math.round(bytes / 100) / 10} kB`;

test('shows the welcome page within its weight', async ({ page }) => {
  const traffic = await weighTraffic(page);
  await page.goto('/', { waitUntil: 'networkidle' });

  const origin = new URL(page.url()).origin;
  test.info().annotations.push({ type: 'weight', description: kilobytes(traffic.all()) });
  expect(traffic.scriptsOf(origin)).toBeLessThanOrEqual(budgets.welcome.script);
  expect(traffic.all()).toBeLessThanOrEqual(budgets.welcome.all);
  expect(traffic.all(), 'something was weighed').toBeGreaterThan(5000);
});

const routes = [
  'sign-up',
  'login',
  'plans for a family',
  'payment received',
  'games',
  'courses',
  'creative tools',
  'Nobi',
  'a game',
];
const shelves = ['games', 'courses', 'creative tools'];
const inTheGate = ['games', 'Nobi', 'a game'];
for (const { name, open } of screens.filter((screen) => routes.includes(screen.name)))
  test(
    `shows ${name} within its weight of scripts`,
    inTheGate.includes(name) ? {} : sweep,
    async ({ page, product, language }) => {
      const traffic = await weighTraffic(page);
      await expect(await open({ page, product, language })).toBeVisible();
      await page.waitForLoadState('networkidle');

      const scripts = traffic.scriptsOf(product.url);
      test.info().annotations.push({ type: 'weight', description: kilobytes(scripts) });
      const { script } = shelves.includes(name) ? budgets.shelf : budgets.route;
      expect(scripts).toBeLessThanOrEqual(script);
      expect(scripts, 'something was weighed').toBeGreaterThan(20_000);
      expect(traffic.scriptsOf(product.playUrl)).toBeLessThanOrEqual(budgets.game.script);
    },
  );

test('loads a game once: a second play brings its entry page and nothing else @slow', async ({
  page,
  context,
  product,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/play/jembatan-sepuluh/x');
  await expect(new BridgePlayer(page, language).planks.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const again = await context.newPage();
  const traffic = await weighTraffic(again);

  await again.goto('/play/jembatan-sepuluh/x');
  await expect(new BridgePlayer(again, language).planks.first()).toBeVisible();
  await again.waitForLoadState('networkidle');

  const fromPlay = traffic.loaded.filter(
    ({ url, bytes }) => url.startsWith(product.playUrl) && bytes > 0,
  );
  expect(fromPlay.map(({ type }) => type)).toEqual(['Document']);
  expect(traffic.allOf(product.playUrl)).toBeLessThanOrEqual(budgets.secondPlay.all);
  expect(traffic.scriptsOf(product.url), 'scripts of the app come from the cache').toBe(0);
});

test('weighs nothing twice on the way from the plans to the games @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await signedIn(product), false);
  const traffic = await weighTraffic(page);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.goto('/payment', { waitUntil: 'networkidle' });

  const seen = traffic.loaded.filter(({ url, bytes }) => url.includes('/assets/') && bytes > 0);
  expect(new Set(seen.map(({ url }) => url)).size).toBe(seen.length);
});
