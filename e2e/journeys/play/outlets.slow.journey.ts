import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Words } from '../../steps/words.ts';

const says = {
  id: {
    magic: 'Kotak ajaib',
    sound: 'Simpan suara',
    books: 'Rak bukuku',
    page: 'Simpan gambar halaman',
    print: 'Cetak buku',
  },
  en: {
    magic: 'Magic box',
    sound: 'Save sound',
    books: 'My bookshelf',
    page: 'Save page picture',
    print: 'Print the book',
  },
} as const;

/** Takes what the card offers, and closes the card. */
const keep = async (page: Page, words: Words, card: string): Promise<Download> => {
  const dialog = page.getByRole('dialog', { name: card });
  const link = dialog.getByRole('link', { name: words.stage.keepOnDevice });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return download;
};

const worksOf = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/works/') && answer.ok());

test('keeps a song as sound, and shows it on the shelf', async ({
  page,
  product,
  words,
  language,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/creativity/studio-musik');
  const studio = page.frameLocator('iframe');
  const shown = worksOf(page);
  for (const at of ['0-2', '2-1', '4-3']) await studio.locator(`.cell[data-at="${at}"]`).click();
  await shown;

  await studio.getByRole('button', { name: says[language].magic }).click();
  await studio.getByRole('button', { name: says[language].sound }).click();
  const download = await keep(page, words, words.stage.soundReady);

  const bytes = await readFile(await download.path());
  expect(download.suggestedFilename()).toMatch(/^(Lagu|Song) 1\.wav$/);
  expect(bytes.subarray(0, 4).toString()).toBe('RIFF');
  // Not silence: somewhere the wave is well away from the middle.
  const waves = Array.from({ length: 4000 }, (_, at) => bytes.readInt16LE(44 + at * 2));
  expect(Math.max(...waves.map(Math.abs))).toBeGreaterThan(1000);
  await page.goto('/dashboard/creativity');
  const shelf = page.getByRole('region', { name: words.creativity.works });
  await expect(shelf.getByRole('link')).toHaveCount(1);
});

test('keeps a page of a story, prints the book, and finds it on the shelf', async ({
  page,
  context,
  product,
  words,
  language,
}) => {
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.prints = 'yes';
    };
  });
  await enterAs(page, await paid(product, 'premium'), true);
  await page.goto('/dashboard/creativity/buku-cerita');
  const book = page.frameLocator('iframe');
  const shown = worksOf(page);
  await book.locator('.do-scene').click();
  await book.locator('.pick[data-art="beach"]').click();
  await book.locator('.do-cast').click();
  await book.locator('.pick[data-art="sari-wave"]').click();
  await book.locator('.do-done').click();
  await shown;

  const choose = async (name: string) => {
    await book.getByRole('button', { name: says[language].books }).click();
    await book.getByRole('button', { name }).click();
  };
  await choose(says[language].page);
  const download = await keep(page, words, words.stage.pictureReady);
  await choose(says[language].print);

  await expect(page.locator('html')).toHaveAttribute('data-prints', 'yes');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  await page.goto('/dashboard/creativity');
  const shelf = page.getByRole('region', { name: words.creativity.works });
  await expect(shelf.getByRole('link')).toHaveCount(1);
});
