import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';

test('an administrator of a fresh installation is led from today to what it still lacks @both', async ({
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
