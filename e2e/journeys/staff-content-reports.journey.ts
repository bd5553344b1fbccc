import { contentReport } from '@nobi/contract';
import { paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { items } from '../steps/items.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { send } from '../steps/stored/send.ts';
import { openWaiting } from '../steps/waiting.ts';

test('staff read, take and close what a child reported, with item and kind @both @slow', async ({
  page,
  product,
  words,
  language,
}) => {
  const t = words.staff.contentReports;
  const { token } = await paid(product);
  const written = `Suaranya hilang ${Date.now()}`;
  const body = { kind: 'game', item: items.game.id, reason: 'broken', words: written };
  await send(product, contentReport.reportContent, { token, body });
  await openConsole(page, await consoleToken(product, await staffPerson(product)));

  await openWaiting(page, words, 'content-reports');
  const row = page.getByRole('row', { name: items.game.title[language] }).last();
  await expect(row).toContainText(t.kinds.game);
  expect(await axeViolations(page)).toEqual([]);
  await row.click();
  await expect(page.getByText(written)).toBeVisible();
  await page.getByRole('button', { name: t.take }).click();
  await expect(page.getByRole('button', { name: t.giveBack })).toBeVisible();
  await page.getByLabel(t.outcome).click();
  await page.getByRole('option', { name: t.outcomes.mended }).click();
  await page.getByLabel(t.note).fill('Suara dipasang lagi.');
  await expect(page.locator('li[data-value]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t.close }).click();

  await expect(page.getByText('Suara dipasang lagi.')).toBeVisible();
  await expect(page.getByText(t.states.closed, { exact: true })).toBeVisible();
});
