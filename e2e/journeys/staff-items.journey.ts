import { join } from 'node:path';
import { enterAs, paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

const photo = join(import.meta.dirname, '../../web/public/og.png');
const path = '/staff/items/game.nobi-pulang';
const ofStaff = /\/thumbnails\/[0-9a-f]{32}\.webp$/;

test('gives a game another picture and words, then what its manifest says @both @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.items;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);
  const card = page.getByRole('region', { name: t.card });
  const picture = card.getByRole('img', { name: t.picture });
  await expect(page.getByLabel(t.titleId)).toHaveValue('Nobi Pulang');
  const built = String(await picture.getAttribute('src'));
  await page.getByLabel(t.titleId).fill('Nobi di Jalan');
  await expect(card, 'the card shows what is being typed').toContainText('Nobi di Jalan');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByLabel(t.pictureChoose).setInputFiles({
    name: 'sampul.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(picture).toHaveAttribute('src', built);
  await page.getByLabel(t.pictureChoose).setInputFiles(photo);
  await expect(picture).toHaveAttribute('src', ofStaff);
  await expect(page.getByLabel(t.titleId), 'what was typed stays').toHaveValue('Nobi di Jalan');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: words.staff.family.save, exact: true }).click();
  expect((await saved).status()).toBe(200);

  const visit = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await enterAs(visit, await paid(product), true);
  await visit.goto('/dashboard/games');
  const onShelf = visit.getByRole('article').filter({ hasText: 'Nobi di Jalan' });
  await expect(onShelf.locator('img')).toHaveAttribute('src', ofStaff);
  await expect
    .poll(() => onShelf.locator('img').evaluate((img) => Reflect.get(img, 'naturalWidth')))
    .toBe(800);

  await page.getByRole('button', { name: t.reset }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('definition')).toHaveCount(2);
  await expect(dialog).toContainText('Nobi di Jalan → Nobi Pulang');
  await expect(dialog.getByRole('img', { name: t.pictureThen })).toHaveAttribute('src', built);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.reset }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(t.titleId)).toHaveValue('Nobi Pulang');
  await expect(picture).toHaveAttribute('src', built);
  await expect(page.getByRole('button', { name: t.reset })).toHaveCount(0);
  await visit.reload();
  const back = visit.getByRole('article').filter({ hasText: 'Nobi Pulang' });
  await expect(back.locator('img')).toHaveAttribute('src', built);
  await visit.close();
  await page.goto('/staff/audit');
  const entry = page
    .getByRole('row')
    .filter({ hasText: words.staff.audit.deeds.resetItem })
    .first();
  await expect(entry.locator('del').filter({ hasText: 'Nobi di Jalan' })).toBeVisible();
  await expect(entry).toContainText('title.id');
});

test('puts the built picture back alone @desk @slow', async ({ page, product, words }) => {
  const t = words.staff.items;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);
  const picture = page.getByRole('img', { name: t.picture, exact: true });
  await expect(picture).not.toHaveAttribute('src', ofStaff);
  await page.getByLabel(t.pictureChoose).setInputFiles(photo);
  await expect(picture).toHaveAttribute('src', ofStaff);

  await page.getByRole('button', { name: t.pictureBack }).dblclick();

  await expect(picture).not.toHaveAttribute('src', ofStaff);
  await expect(page.getByRole('button', { name: t.pictureBack })).toHaveCount(0);
});
