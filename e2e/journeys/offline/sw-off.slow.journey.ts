import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

test('nothing is registered while nothing was saved', async ({ page, product }) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/games');
  await expect(page.locator('[data-save]').first()).toBeVisible();

  const workers = await page.evaluate(async () => navigator.serviceWorker.getRegistrations());

  expect(workers).toEqual([]);
});

test('/sw-off frees a browser of its workers and caches by hand', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await (await caches.open('nobi-replies')).put('/x', new Response('x'));
  });

  await page.goto('/sw-off');

  await expect(page.locator('html[data-freed]')).toBeAttached();
  const left = await page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(left).toEqual([0, 0]);
});
