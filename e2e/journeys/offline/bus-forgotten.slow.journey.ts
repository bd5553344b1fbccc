import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';

// The product stops, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('what a killed browser forgot to note of a saved item is known again without a line', async ({
  product,
  device,
}) => {
  const last = 'nobi-pulang';
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  const before = await atHome.evaluate(() => localStorage.getItem('nobi-offline') ?? '');
  await saveItem(atHome, last);
  // Browsers write such notes to the disk a while later.
  await atHome.evaluate((note) => localStorage.setItem('nobi-offline', note), before);

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(shelves.games);

  await expect(page.locator(`[data-save="${last}"][data-saved]`)).toBeVisible();
  await page.goto(`/play/${last}/x`);
  await expect(page.frameLocator('iframe').locator('.nobi-bubble')).not.toBeEmpty();
});
