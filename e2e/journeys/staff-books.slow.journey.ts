import type { Page } from '@playwright/test';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { nearlyDone, pictureFrom } from '../steps/books.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

/** What staff type is text, also where it looks like markup. */
const title = 'Mandi <b>Sore</b>';

const library = (page: Page) => page.frameLocator('iframe');

test('staff write a book, a second person publishes it, and a child reads it @desk', async ({
  browser,
  page,
  product,
  words,
}) => {
  test.setTimeout(300_000);
  const t = words.staff.books;
  const author = await consoleToken(product, await staffPerson(product));
  const { book, sentence, save } = await nearlyDone(product, author, title);
  await openConsole(page, author, '/staff/books');
  await page.getByRole('link', { name: title }).click();
  const publish = (at: Page) => at.getByRole('button', { name: t.publish, exact: true });
  const indonesian = page.getByRole('textbox', {
    name: `${t.text.replace('{number}', '1')}, ${t.inId}`,
  });
  const english = page.getByRole('textbox', {
    name: `${t.text.replace('{number}', '1')}, ${t.inEn}`,
  });

  await test.step('the form says what is missing, and marks a sentence that is not whole', async () => {
    await expect(page.getByText(t.findings.missing).first()).toBeVisible();
    await indonesian.fill(sentence.toLowerCase());
    await english.fill(sentence);
    await expect(page.getByText(t.findings.whole)).toBeVisible();
    await indonesian.fill(sentence);
    await expect(page.getByText(t.findings.whole)).toBeHidden();
  });

  await test.step('an uploaded picture stands for the scene', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: t.upload }).first().click();
    const buffer = await pictureFrom(page);
    await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer });
    await expect(page.getByText(t.uploaded)).toBeVisible();
  });

  await test.step('what is saved is seen in the real library, and its author cannot publish it', async () => {
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText(t.own)).toBeVisible();
    await expect(publish(page)).toHaveCount(0);
    await page.getByRole('button', { name: t.openPreview, exact: true }).click();
    await expect(library(page).locator('.cover-title')).toHaveText(title);
    await expect(library(page).locator('.cover-picture img')).toBeVisible();
  });

  const reader = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await test.step('a second person publishes it', async () => {
    const token = await consoleToken(product, await staffPerson(product));
    await openConsole(reader, token, `/staff/books/${book}/show`);
    await publish(reader).click();
    await reader.getByRole('dialog').getByRole('button', { name: t.publish }).click();
    await expect(reader.getByText(t.published)).toBeVisible();
  });

  const child = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  const onShelf = library(child).locator(`[data-book="${book}"]`);
  const findOnShelf = async () => {
    await child.goto('/dashboard/creativity/rak-buku');
    await expect(library(child).locator('.shelf')).toBeVisible();
    while ((await onShelf.count()) === 0) await library(child).locator('.walk').last().click();
  };
  await test.step('a child finds it on the shelf, reads it, and the adult sees whose work it is', async () => {
    await enterAs(child, await paid(product), true);
    await findOnShelf();
    await onShelf.click();
    await onShelf.click();
    await expect(library(child).locator('.cover-title')).toHaveText(title);
    await library(child).locator('.self').click();
    await expect(library(child).locator('.page-text')).toHaveText(new RegExp(`^${sentence}`));
    for (let at = 0; at < 7; at += 1) await library(child).locator('.after').click();
    for (const _question of [1, 2]) {
      await library(child).locator('[data-choice="right"]').click();
      await library(child).locator('.confirm').click();
      await library(child).locator('.confirm').click();
    }
    await library(child).locator('.credits summary').click();
    await expect(library(child).locator('.credits')).toContainText('Sari Dewi');
    await expect(library(child).locator('.credits')).toContainText(
      'CC BY 3.0 IGO https://creativecommons.org/licenses/by/3.0/igo/',
    );
    await expect(library(child).locator('.credits')).toContainText(/Rak Buku\.$/);
  });

  await test.step('who saves what a colleague changed meanwhile is told, and loses no word', async () => {
    const place = page.getByLabel(t.from);
    await place.fill('Way Kambas');
    // Begun, written and saved in the form: the colleague's is the fourth.
    expect(await save(3)).toMatchObject({ revision: 4 });
    await page.getByRole('button', { name: t.save }).click();
    await expect(page.getByText('Buku ini sudah diubah, oleh rekan')).toBeVisible();
    await expect(place).toHaveValue('Way Kambas');
    await page.getByRole('button', { name: t.newest }).click();
    await expect(place).toHaveValue('Lampung');
  });

  await test.step('taken off the shelf it is gone at the next visit', async () => {
    await reader.reload();
    await reader.getByRole('button', { name: t.withdraw }).click();
    await reader.getByRole('dialog').getByRole('button', { name: t.withdraw }).click();
    await expect(reader.getByText(t.withdrawn)).toBeVisible();
    await child.goto('/dashboard/creativity/rak-buku');
    await expect(library(child).locator('.shelf, .cover, .telling')).toBeVisible();
    await expect(onShelf).toHaveCount(0);
  });
  await Promise.all([reader.close(), child.close()]);
});

test('whoever leaves a book with unsaved words is asked first, inside the console and at its door', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.books;
  const author = await consoleToken(product, await staffPerson(product));
  await nearlyDone(product, author, 'Pergi');
  await openConsole(page, author, '/staff/books');
  await page.getByRole('link', { name: 'Pergi' }).click();
  const place = page.getByLabel(t.from);
  const back = page.getByRole('link', { name: t.back });
  const question = page.getByRole('dialog', { name: t.leaving.title });
  await place.fill('Way Kambas');

  await back.click();
  await expect(question).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: t.leaving.stay }).click();
  await expect(question).toBeHidden();
  await expect(place, 'no word is lost').toHaveValue('Way Kambas');

  const atTheDoor = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await atTheDoor;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(place).toHaveValue('Way Kambas');

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: t.leaving.leave }).click();
  await expect(page).toHaveURL(/\/staff\/books$/);

  await page.getByRole('link', { name: 'Pergi' }).click();
  await expect(place).toHaveValue('Lampung');
  await place.fill('Jambi');
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
  await back.click();
  await expect(page, 'what is saved asks nothing').toHaveURL(/\/staff\/books$/);

  await page.getByRole('link', { name: 'Pergi' }).click();
  await place.fill('Riau');
  await page.getByRole('button', { name: t.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.drop }).click();
  await expect(page.getByText(t.dropped), 'a book that is gone asks nothing').toBeVisible();
  await expect(page).toHaveURL(/\/staff\/books$/);
});
