import type { BrowserContext } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { BridgePlayer } from '../steps/play/player.ts';
import { slowPage } from './slow-line.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
/** What issue 17 asks for, in milliseconds from the tap on a card to planks that can be played. */
const wanted = { first: 3000, second: 2000 };

// The browser's own memory is what makes the second game quicker, not a worker of a family that saves.
test.use({ serviceWorkers: 'block' });

const playOnce = async (context: BrowserContext, language: 'en' | 'id') => {
  const page = await slowPage(context);
  const began = performance.now();
  await page.goto('/play/jembatan-sepuluh/x', { waitUntil: 'commit' });
  await expect(new BridgePlayer(page, language).planks.first()).toBeVisible();
  const took = performance.now() - began;
  await page.close();
  return took;
};

const median = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

test('a game begins soon after the tap, on a slow line and a slow phone', async ({
  browser,
  product,
  language,
}) => {
  test.setTimeout(rounds * 90_000);
  const family = await paid(product);
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
    const shelf = await context.newPage();
    await enterAs(shelf, family, true);
    await shelf.goto('/dashboard/games');
    await shelf.getByRole('article').first().waitFor();
    await shelf.waitForLoadState('networkidle');
    firsts.push(await playOnce(context, language));
    seconds.push(await playOnce(context, language));
    await context.close();
  }
  const figures = { first: median(firsts), second: median(seconds) };
  console.log(`\nmedian of ${rounds}, Slow 4G, six times slower, ms from the tap to playing`);
  console.log(`first game ${figures.first} (wanted ${wanted.first})`);
  console.log(`second game ${figures.second} (wanted ${wanted.second})`);
  expect(figures.first).toBeLessThanOrEqual(wanted.first);
  expect(figures.second).toBeLessThanOrEqual(wanted.second);
});
