import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { storageOf } from '../../steps/offline/storage.ts';
import { BridgePlayer } from '../../steps/play/player.ts';
import { words } from '../../steps/words.ts';

const { pack, offlinePlay } = words.id;
const { id } = items.game;
/** Of many files: its download can break off in mid-way. */
const large = 'gelembung-suku';
const kilobytesIn = (text: string | null) => Number(/(\d+) kB/.exec(text ?? '')?.[1]);

// The product stops and starts again, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('a phone that is full in mid-download says so, loses nothing else, and goes on where it stopped', async ({
  product,
  device,
}) => {
  const page = await (await device.open()).newPage();
  await enterAs(page, await paid(product, 'premium'), true);
  await page.goto(shelves.games);
  await saveItem(page, id);
  const control = page.locator(`[data-save="${large}"]`);
  const whole = kilobytesIn(await control.textContent());
  await (await storageOf(page, product.playUrl)).leave(200_000);

  await control.click();

  await expect(page.getByRole('alert').getByText(pack.why.full)).toBeVisible({ timeout: 60_000 });
  await expect(control).toContainText(pack.again);
  const left = kilobytesIn(await control.textContent());
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(whole);
  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await onTheBus.goto(stages.game);
  await new BridgePlayer(onTheBus, 'id').play(1);

  // There is room again, and a line: the rest comes by itself.
  await product.startServers();
  await onTheBus.goto(shelves.games);
  await expect(onTheBus.locator(`[data-save="${large}"][data-saved]`)).toBeVisible();
});

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

test('a phone without room for what Nobi itself needs says so, and saves once there is some', async ({
  product,
  device,
}) => {
  const page = await (await device.open()).newPage();
  await enterAs(page, await paid(product, 'premium'), true);
  await page.goto(shelves.games);
  const storage = await storageOf(page, product.url);
  await storage.leave(100_000);

  await page.locator(`[data-save="${id}"]`).click();
  await expect(page.getByRole('alert').getByText(pack.why.full)).toBeVisible();
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toHaveCount(0);

  await storage.leave();
  await saveItem(page, id);
  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await onTheBus.goto(stages.game);
  await expect(new BridgePlayer(onTheBus, 'id').bubble).toBeVisible();
});
