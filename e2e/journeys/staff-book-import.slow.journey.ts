import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { pictureFrom } from '../steps/books.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { epubOf } from '../steps/epub.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

// The product stops and starts again under another setting.
test.describe.configure({ timeout: 300_000 });

const choose = async (page: Page, label: string, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: label }).click();
  await (await chooser).setFiles({
    name: 'kancil-dan-sungai.epub',
    mimeType: 'application/epub+zip',
    buffer,
  });
};

test('staff import an EPUB as a draft once the operator allows it, and none that must not be sold @both', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.books;
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, '/staff/books');
  await expect(page.getByRole('button', { name: t.add })).toBeVisible();
  await expect(page.getByRole('button', { name: t.importBook })).toHaveCount(0);
  // A page that asks while nobody answers would say so in its log.
  await page.goto('about:blank');
  await product.stopServers();
  await product.startServers({ EPUB_IMPORT: 'on' });
  await page.goto('/staff/books');
  const picture = await pictureFrom(page);
  const says = { title: 'Kancil dan Sungai', picture };
  const documents = [
    '<img src="gambar.png" alt=""/><p>Kancil haus sekali hari ini.</p>',
    '<img src="hilang.png" alt=""/><p>Ia pergi ke sungai yang jernih.</p>',
  ];
  await page.getByRole('button', { name: t.importBook }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t.importBook });

  await test.step('nothing is sent before a file is chosen', async () => {
    await expect(send).toBeDisabled();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('a book that must not be sold is refused in words, and the dialog stays', async () => {
    await choose(page, t.chooseEpub, epubOf({ ...says, documents, rights: 'CC BY-NC 4.0' }));
    await expect(dialog.getByText('kancil-dan-sungai.epub')).toBeVisible();
    await send.click();
    await expect(dialog.getByText(/melarang penjualan \(NC\)/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('one that may becomes a draft with its words, its picture and whose work it is', async () => {
    await choose(page, t.chooseEpub, epubOf({ ...says, documents, rights: 'CC BY-SA 3.0 IGO' }));
    await send.click();
    await expect(
      page.getByText(t.rightsSaid.replace('{rights}', 'CC BY-SA 3.0 IGO')),
    ).toBeVisible();
    await expect(page.getByText(t.picturesLeft.replace('{names}', 'hilang.png'))).toBeVisible();
    const text = page.getByRole('textbox', {
      name: `${t.text.replace('{number}', '1')}, ${t.inId}`,
    });
    await expect(text).toHaveValue('Kancil haus sekali hari ini.');
    await expect(page.getByText(t.uploaded)).toBeVisible();
    await expect(page.getByLabel(t.author)).toHaveValue('Sari Dewi');
    await expect(page.getByLabel(t.source)).toHaveValue('https://example.org/buku');
    await expect(page.getByRole('combobox', { name: 'CC BY-SA 3.0' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'IGO' })).toBeVisible();
    await expect(page.getByText('creativecommons.org/licenses/by-sa/3.0/igo/')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('what the file does not say is marked, and cannot be left away', async () => {
    const credits = page.getByRole('region', { name: t.credits });
    await expect(credits.getByText(t.findings.missing)).toHaveCount(2);
    await expect(credits.getByLabel(t.isOurs)).toHaveCount(0);
    await credits.getByLabel(t.illustrator).fill('Budi Hadi');
    await credits.getByLabel(t.translator).fill('-');
    await expect(credits.getByText(t.findings.missing)).toHaveCount(0);
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.allSaved)).toBeVisible();
  });

  await page.goto('about:blank');
  await product.stopServers();
  await product.startServers();
});
