import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

test('an administrator of a fresh installation is led from today to what it still lacks @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.setup;
  await product.db.query('truncate backup_run');
  await openConsole(page, await consoleToken(product, await staffPerson(product)), '/staff/');

  await page.getByRole('link', { name: t.open }).click();

  const payments = page.getByRole('region', { name: t.steps.payments.title });
  await expect(payments.getByText(t.steps.payments.demo)).toBeVisible();
  await expect(payments.getByText(t.todo)).toBeVisible();
  const backup = page.getByRole('region', { name: t.steps.backup.title });
  await expect(backup.getByText(t.steps.backup.never)).toBeVisible();
  // What needs a mail server is not offered where there is none.
  await expect(page.getByRole('button', { name: t.steps.mail.try })).toHaveCount(0);

  const folder = await mkdtemp(join(tmpdir(), 'nobi-backup-'));
  await product.run('backup/backup-command.ts', '--to', folder);
  await rm(folder, { recursive: true });
  await page.reload();

  await expect(backup.getByText(t.done, { exact: true })).toBeVisible();
  await expect(backup.getByText(t.steps.backup.open)).toBeVisible();
});

const photo = join(import.meta.dirname, '../../web/public/og.png');

test('an administrator gives families the company’s logo, and takes it away @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.setup;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), '/staff/setup');
  const company = page.getByRole('region', { name: t.steps.company.title });
  const logo = company.getByRole('img');
  await expect(company.getByText(t.logo.none)).toBeVisible();

  await company.getByLabel(t.logo.choose).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(company.getByRole('alert')).toBeVisible();
  await company.getByLabel(t.logo.choose).setInputFiles(photo);
  await expect(logo).toBeVisible();
  await expect(page.getByText(t.logo.saved)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const visit = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  const name = (await logo.getAttribute('alt')) ?? '';
  await visit.goto('/');
  const shown = visit.getByRole('img', { name });
  const room = await shown.boundingBox();
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((img) => Reflect.get(img, 'naturalWidth'))).toBe(305);
  expect(await shown.boundingBox()).toMatchObject({ width: room?.width, height: room?.height });

  await company.getByRole('button', { name: t.logo.drop }).click();
  await expect(company.getByText(t.logo.none)).toBeVisible();
  await visit.reload();
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visit.getByRole('img', { name })).toHaveCount(0);
});
