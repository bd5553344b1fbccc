import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { storageOf } from '../../steps/offline/storage.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { pack, offlinePlay } = words.id;
const { id } = items.game;

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('what the browser has tidied away is said in words, and comes back with the line', async ({
  product,
  device,
}) => {
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, id);
  await (await storageOf(atHome, product.playUrl)).evict();

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(stages.game);
  await expect(page.getByText(offlinePlay.notSaved)).toBeVisible();
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"]`)).toContainText(pack.again);

  await product.startServers();
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  await product.stopServers();
  await page.goto(stages.game);
  await expect(new BridgePlayer(page, 'id').bubble).toBeVisible();
});
