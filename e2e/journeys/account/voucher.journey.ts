import { readFile } from 'node:fs/promises';
import { enterAs, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../../steps/console.ts';

const codeForm = /\b\w{4}-\w{4}-\w{4}\b/g;

test('codes come once as a file, and a family opens a plan by one of them @both', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.vouchers;
  const boss = await consoleToken(product, await staffPerson(product));
  await openConsole(page, boss, '/staff/vouchers');
  await page.getByRole('button', { name: t.make }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.size).fill('2');
  await dialog.getByLabel(t.note).fill('SD Pelita');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t.make }).click();
  const codes = (await readFile(await (await download).path(), 'utf8')).match(codeForm) ?? [];
  await expect(page.getByText(t.made)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'SD Pelita' })).toContainText(t.states.live);
  await expect(page.getByRole('button', { name: t.take })).toHaveCount(0);
  expect(new Set(codes).size).toBe(2);

  const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
  const home = await context.newPage();
  await enterAs(home, await signedIn(product), false);
  await home.goto('/payment');
  const v = words.voucher;
  await home.getByRole('link', { name: words.payments.voucher }).click();
  await home.getByLabel(v.code).fill(String(codes[0]).toLowerCase());
  await home.getByRole('button', { name: v.use }).click();
  await expect(home.getByText(v.done)).toBeVisible();
  await home.getByRole('link', { name: v.play }).click();
  await expect(home).toHaveURL(/\/dashboard/);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'SD Pelita' });
  await row.getByRole('button', { name: t.revoke }).click();
  await page.getByRole('dialog').getByLabel(words.staff.family.reason).fill('Acaranya selesai');
  await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
  await expect(page.getByText(t.revoked.replace('{used}', '1'))).toBeVisible();
  await expect(row).toContainText(t.states.revoked);
  await home.goto('/gift/voucher');
  await home.getByLabel(v.code).fill(String(codes[1]));
  await home.getByRole('button', { name: v.use }).click();
  await expect(home.getByRole('alert')).toContainText(/tidak berlaku|no longer valid/);
  await context.close();
});
