import { shipBrokenWorker } from '../../product/broken-worker.ts';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('a broken worker that was shipped is gone at the next start once the operator has switched offline off', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  await product.stopServers();
  const broken = await shipBrokenWorker(product.url);
  const page = await (await device.open()).newPage();
  await expect(async () => {
    await page.goto('/privacy');
    await expect(page.getByText('broken')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await broken.stop();

  await product.startServers({ OFFLINE: 'off' });
  const next = await (await device.open()).newPage();
  await next.goto(shelves.games);

  // Freed, the page loads itself again; whoever was signed in still is.
  await expect(next.getByRole('article').first()).toBeVisible();
  const left = await next.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);
  expect(left).toEqual([0, 0]);
});
