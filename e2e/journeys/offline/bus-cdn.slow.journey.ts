import type { Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { nextRelease } from '../../product/next-release.ts';
import { ownCdn } from '../../product/own-cdn.ts';
import type { Phone } from '../../product/phone.ts';
import { items, stages } from '../../steps/items.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

const { id } = items.game;

// The product stops and starts again several times, and so does the browser.
test.describe.configure({ timeout: 400_000 });

const patience = { timeout: 60_000 };
const shellsOf = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('nobi-shell-')).sort(),
  );
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const fresh = async (device: Phone) => (await device.open()).newPage();

/** The shelf opens with the game saved, its picture is there, and the game asks its first question. */
const playsFromShelf = async (page: Page) => {
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible(patience);
  const picture = page.locator('article img').first();
  await expect.poll(() => picture.evaluate((img) => Object(img).naturalWidth)).toBeGreaterThan(0);
  await page.goto(stages.game);
  await expect(new BridgePlayer(page, 'id').planks.first()).toBeVisible(patience);
};
const opensUnsaved = async (page: Page) => {
  await page.goto(stages.tool);
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible(patience);
};

const ways = [
  { title: 'given up', from: true, to: false },
  { title: 'changed for another one', from: true, to: true },
  { title: 'taken', from: false, to: true },
];

for (const { title, from, to } of ways)
  test(`a CDN is ${title} after something was saved: it plays with a line and without, and the next release arrives`, async ({
    product,
    device,
  }) => {
    const [first, second] = [await ownCdn(product.playUrl), await ownCdn(product.playUrl)];
    const before = from ? { ASSET_URL: first.url } : {};
    const after = to ? { ASSET_URL: second.url } : {};
    await product.stopServers();
    await product.startServers(before);
    const atHome = await fresh(device);
    await enterAs(atHome, await paid(product), true);
    await atHome.goto(shelves.games);
    await saveItem(atHome, id);
    await product.stopServers();
    await first.goAway();

    await test.step('without a line', async () => playsFromShelf(await fresh(device)));

    await product.startServers(after);
    await test.step('with one, at the first visit and at the next', async () => {
      const page = await fresh(device);
      await playsFromShelf(page);
      await opensUnsaved(page);
      const later = await fresh(device);
      await playsFromShelf(later);
      await opensUnsaved(later);
    });

    await product.stopServers();
    await second.goAway();
    await test.step('without one again', async () => playsFromShelf(await fresh(device)));

    await second.comeBack();
    const next = await nextRelease();
    await product.startServers({ ...after, ...next.settings });
    await test.step('the next release arrives whole', async () => {
      const shelf = await fresh(device);
      await shelf.goto(shelves.games);
      const [old = ''] = await shellsOf(shelf);
      await expect.poll(() => isWaiting(shelf), patience).toBe(true);
      const later = await fresh(device);
      await later.goto(shelves.games);
      await expect.poll(() => shellsOf(later), patience).not.toContain(old);
      await playsFromShelf(later);
      await product.stopServers();
      await second.goAway();
      const last = await fresh(device);
      await playsFromShelf(last);
      await new BridgePlayer(last, 'id').play(1);
    });
    await next.remove();
    await first.goAway();
  });

test('a CDN that never answers takes away nothing that was saved', async ({ product, device }) => {
  const cdn = await ownCdn(product.playUrl);
  const atHome = await fresh(device);
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, id);
  await product.stopServers();
  await cdn.goAway();
  await product.startServers({ ASSET_URL: cdn.url });

  const misled = await fresh(device);
  const tried = misled.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(cdn.url),
  );
  await misled.goto(shelves.games);
  await tried;
  await misled.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isInstalling = () =>
    misled.evaluate(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.installing),
    );
  await expect.poll(isInstalling).toBe(false);
  await product.stopServers();

  await playsFromShelf(await fresh(device));
});
