import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { hostileGuest } from '../../steps/offline/hostile-guest.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';
import { publishGuest } from '../../steps/publish-guest.ts';
import { words } from '../../steps/words.ts';

const { id } = hostileGuest;
const address = `/play/${id}/x`;

test.describe.configure({ timeout: 300_000 });

/** Somebody on the outside, who answers everything openly and counts who connects. */
const openOutside = async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(String(request.url));
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('x');
  });
  server.on('connection', ({ remotePort }) => requests.push(`connection from ${remotePort}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = Object(server.address());
  return { url: `http://127.0.0.1:${port}`, requests, close: () => server.close() };
};

const shutIn = async (guest: FrameLocator) =>
  expect(guest.getByRole('heading')).toHaveText('Terbuka: tidak ada', { timeout: 60_000 });

/** Nothing left the page, which is still the player, nor opened beside it. */
const nothingLeft = async (page: Page, requests: readonly string[]) => {
  expect(requests).toEqual([]);
  expect(
    page
      .context()
      .pages()
      .filter((each) => each.url() !== 'about:blank'),
  ).toEqual([page]);
  expect(new URL(page.url()).pathname).toContain(`/play/${id}/`);
};

test('a hostile guest finds every door shut, with a line and saved without one', async ({
  product,
  device,
}) => {
  const outside = await openOutside();
  const { url, playUrl } = product;
  await publishGuest(product, hostileGuest.archive(outside.url, url, playUrl));
  const atHome = await (await device.open()).newPage();
  const downloads: string[] = [];
  atHome.on('download', (each) => downloads.push(each.url()));
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, id);
  await atHome.goto(address);
  await shutIn(atHome.frameLocator('iframe'));
  await atHome.frameLocator('iframe').getByRole('button').click();
  await expect(atHome.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  await nothingLeft(atHome, outside.requests);

  await product.stopServers();
  const page = await (await device.open()).newPage();
  page.on('download', (each) => downloads.push(each.url()));
  await page.goto(address);
  const guest = page.frameLocator('iframe').frameLocator('iframe');
  await shutIn(guest);
  const box = page.frameLocator('iframe').locator('iframe');
  await expect(box).toHaveAttribute('sandbox', 'allow-scripts');
  await guest.getByRole('button').click();
  // The player says that it is lost; another document never takes its place.
  await expect(guest.getByRole('button')).toHaveCount(0);
  await nothingLeft(page, outside.requests);
  expect(downloads).toEqual([]);
  // It told the keeper to clear everything.
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"][data-saved]`)).toBeVisible();
  outside.close();
});

test('what was saved of a guest and is no more what the server said is not opened', async ({
  product,
  device,
}) => {
  await publishGuest(
    product,
    hostileGuest.archive('http://127.0.0.1:9', product.url, product.playUrl),
  );
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, await paid(product), true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, id);
  const keeper = atHome.frames().find((each) => each.url().endsWith('/offline/'));
  await keeper?.evaluate(async () => {
    const cache = await caches.open('nobi-files');
    for (const request of await cache.keys()) {
      if (!request.url.includes('/guest/')) continue;
      const text = await (await cache.match(request))?.text();
      await cache.put(request, new Response(text?.replace('tidak ada', 'semua')));
    }
  });

  await product.stopServers();
  const page = await (await device.open()).newPage();
  await page.goto(address);

  await page.getByRole('button', { name: words.id.stage.tryAgain }).click();
  await expect(page.getByText(words.id.offlinePlay.notSaved)).toBeVisible();
  await expect(page.frameLocator('iframe').frameLocator('iframe').getByRole('heading')).toHaveCount(
    0,
  );
  await page.goto(shelves.games);
  await expect(page.locator(`[data-save="${id}"]`)).not.toHaveAttribute('data-saved');
});
