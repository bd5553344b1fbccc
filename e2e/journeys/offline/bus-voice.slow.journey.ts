import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAdult, enterAs, paid } from '../../product/family.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { listenTo, spokenOn } from '../../steps/voice.ts';
import { publishVoice, recordTone } from '../../steps/voice-pack.ts';
import { words } from '../../steps/words.ts';

const item = 'nobi-pulang';
const address = `/play/${item}/x`;
/** What it says first, and two of its lines that a child hears later. */
const lines = {
  goal: 'Ke mana Nobi? Ketuk panah, lalu jalan.',
  short: 'Panahnya habis sebelum sampai rumah.',
  edge: 'Ups! Itu tepi pulau.',
};
const cardOf = (page: Page) => page.locator(`[data-save="${item}"]`);
const kilobytesOn = async (page: Page) =>
  Number(/(\d+) kB/.exec((await cardOf(page).textContent()) ?? '')?.[1]);

/** The recordings that the browser asks the play origin for. */
const clipsRequested = (context: BrowserContext, playUrl: string) => {
  const requested: string[] = [];
  context.on('request', (request) => {
    const path = request.url().replace(playUrl, '');
    if (path.startsWith('/voice/')) requested.push(path);
  });
  return requested;
};
const isClip = (path: string) => /^\/voice\/[0-9a-f]{16}$/.test(path);

/** Recordings that are saved here, as the play origin's own page has them. */
const savedClips = (page: Page, playUrl: string) =>
  page
    .frames()
    .find((each) => each.url() === `${playUrl}/offline/`)
    ?.evaluate(async () => {
      const requests = await (await caches.open('nobi-files')).keys();
      const paths = requests.map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path.startsWith('/voice/')).length;
    });

// The product stops, and so does the browser.
test.describe.configure({ timeout: 300_000 });

test('an item that was saved with its recordings says its line in them with both servers stopped and the browser restarted', async ({
  product,
  device,
}) => {
  const context = await device.open();
  const page = await context.newPage();
  const requested = clipsRequested(context, product.playUrl);
  await enterAs(page, await enterAdult(product, await paid(product)), true);
  await page.goto(shelves.games);
  const bare = await kilobytesOn(page);
  const [goal, short, edge] = await Promise.all(
    [0.5, 0.7, 0.9].map((length) => recordTone(page, length)),
  );
  if (!goal || !short || !edge) throw new Error('nothing was recorded');

  await test.step('the card says what recordings add, and they come with the item', async () => {
    await publishVoice(product, [
      { clip: goal, words: lines.goal },
      { clip: short, words: lines.short },
      { clip: short, words: 'Kalimat ini tidak ada di mana pun.' },
    ]);
    await expect(async () => {
      await page.reload();
      expect(await kilobytesOn(page)).toBeGreaterThan(bare);
    }).toPass();
    const added = (goal.length + short.length) / 1000;
    expect(Math.abs((await kilobytesOn(page)) - bare - added)).toBeLessThan(2);
    await saveItem(page, item);
    expect(requested.filter(isClip)).toHaveLength(2);
  });

  await test.step('the line plays from what was saved', async () => {
    await product.stopServers();
    const onTheBus = await (await device.open()).newPage();
    await listenTo(onTheBus);
    await onTheBus.goto(address);
    // A machine that is too busy to look in time has the device speak: then once more.
    await expect(async () => {
      await onTheBus.reload();
      await expect.poll(() => spokenOn(onTheBus), { timeout: 20_000 }).toEqual(['clip to its end']);
    }).toPass();
  });

  await test.step('a newer version brings with the line only what changed', async () => {
    await product.startServers();
    const again = await device.open();
    const atHome = await again.newPage();
    await publishVoice(product, [
      { clip: goal, words: lines.goal },
      { clip: edge, words: lines.short },
    ]);
    const fresh = clipsRequested(again, product.playUrl);
    await atHome.goto(shelves.games);
    await expect.poll(() => fresh.filter(isClip).length, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => savedClips(atHome, product.playUrl)).toBe(2);
  });

  await test.step('a line that goes between the list and the recording leaves what was saved', async () => {
    const onTheWay = await device.open();
    const page = await onTheWay.newPage();
    await listenTo(page);
    await onTheWay.route(`${product.url}/api/voice/clips/**`, (route) => route.abort());
    await page.goto(address);
    await expect(async () => {
      await page.reload();
      await expect.poll(() => spokenOn(page), { timeout: 20_000 }).toEqual(['clip to its end']);
    }).toPass();
  });

  await test.step('removed with the item, nothing of them stays', async () => {
    const atHome = await (await device.open()).newPage();
    await atHome.goto('/parents#offline');
    const room = atHome.getByRole('region', { name: words.id.offlineRoom.title });
    await room.locator(`[data-pack="${item}"]`).getByRole('button').last().click();
    await expect(room.locator(`[data-pack="${item}"]`)).toHaveCount(0);
    await expect.poll(() => savedClips(atHome, product.playUrl)).toBe(0);
  });
});

test('recordings that do not come keep no item from being saved, and come with the next line', async ({
  product,
  device,
}) => {
  const context = await device.open();
  const page = await context.newPage();
  await enterAs(page, await paid(product), true);
  await page.goto(shelves.games);
  await publishVoice(product, [{ clip: await recordTone(page), words: lines.goal }]);
  await context.route(`${product.playUrl}/voice/*`, (route) => route.abort());
  await saveItem(page, item);

  await product.stopServers();
  const onTheBus = await (await device.open()).newPage();
  await listenTo(onTheBus);
  await onTheBus.goto(address);
  await expect.poll(() => spokenOn(onTheBus)).toEqual([`device: ${lines.goal}`]);

  await product.startServers();
  const atHome = await (await device.open()).newPage();
  await atHome.goto(shelves.games);
  await expect.poll(() => savedClips(atHome, product.playUrl), { timeout: 60_000 }).toBe(1);
});

test('where nothing was recorded, saving asks for nothing more', async ({ product, device }) => {
  const context = await device.open();
  const page = await context.newPage();
  const requested = clipsRequested(context, product.playUrl);
  await enterAs(page, await paid(product), true);
  await page.goto(shelves.games);

  await saveItem(page, item);

  expect(requested).toEqual([]);
  expect(await savedClips(page, product.playUrl)).toBe(0);
});
