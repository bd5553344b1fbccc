import type { Page } from '@playwright/test';
import { expect, test } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { publishBook } from '../../steps/books.ts';
import { saveItem, shelves } from '../../steps/offline/saving.ts';

const library = 'rak-buku';
const address = `${shelves.tools}/${library}`;

// The product stops, and so does the browser.
test.describe.configure({ timeout: 300_000 });

/** Titles of the books that are saved here. */
const savedTitles = (page: Page, playUrl: string) =>
  page
    .frames()
    .find((each) => each.url() === `${playUrl}/offline/`)
    ?.evaluate(async () => {
      const cache = await caches.open('nobi-files');
      const books = (await cache.keys()).filter(({ url }) => /\/books\/\w+\.json$/.test(url));
      const texts = books.map(async (book) => (await cache.match(book))?.json());
      return (await Promise.all(texts)).map(({ title }) => title.id).toSorted();
    });

test('a book that staff withdraw goes with the first word from the server, also where data is saved, and the others stay', async ({
  product,
  device,
}) => {
  const { withdraw } = await publishBook(product, 'Payung Bocor');
  const { book } = await publishBook(product, 'Tikar Terbang');
  const page = await (await device.open()).newPage();
  await enterAs(page, await paid(product), true);
  await page.goto(shelves.tools);
  await saveItem(page, library);
  const titles = () => savedTitles(page, product.playUrl);
  await expect.poll(titles).toEqual(['Payung Bocor', 'Tikar Terbang']);
  // Nothing that nobody asked for is fetched here: the library stays as it was saved.
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

  await withdraw();
  await page.goto(shelves.tools);
  await expect.poll(titles, { timeout: 60_000 }).toEqual(['Tikar Terbang']);

  await product.stopServers();
  await page.goto(address);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.shelf')).toBeVisible();
  const onShelf = frame.locator(`[data-book="${book}"]`);
  await expect(async () => {
    if ((await onShelf.count()) === 0) await frame.locator('.walk').last().click();
    await expect(onShelf).toBeVisible({ timeout: 500 });
  }).toPass();
});
