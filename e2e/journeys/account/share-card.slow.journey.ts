import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { enterAs } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { sariOfTwoMonths } from '../../steps/report.ts';
import { axeViolations } from '../../steps/screens/axe-violations.ts';
import type { Words } from '../../steps/words.ts';

const openCard = async (page: Page, product: Product, { report }: Words) => {
  const { family, child } = await sariOfTwoMonths(product);
  await enterAs(page, family, true);
  await page.goto(`/parents/report/${child}`);
  await page.getByRole('button', { name: report.share }).click();
};

test('a parent shares a card through the phone’s own sheet, without the nickname until it is ticked @both', async ({
  page,
  product,
  words,
}) => {
  const { card } = words;
  // The sheet belongs to the phone: what the page hands to it is written down.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files: File[]; text: string }) => {
        document.title = JSON.stringify([files[0]?.type, (files[0]?.size ?? 0) > 1000, text]);
      },
    });
  });
  await openCard(page, product, words);
  const dialog = page.getByRole('dialog', { name: card.title });
  const picture = dialog.getByRole('img', { name: card.picture });
  await expect(dialog.getByRole('button', { name: card.share })).toBeVisible();
  const unnamed = await picture.getAttribute('src');
  await dialog.getByRole('button', { name: card.share }).click();
  await expect(page).toHaveTitle(/^\["image\/png",true,"[^"]+\\n[^"]+\\n[^"]+"\]$/);
  expect(await page.title()).not.toContain('Sari');

  await dialog.getByRole('checkbox', { name: card.named }).check();

  await expect(picture).not.toHaveAttribute('src', unnamed ?? '');
  expect(await axeViolations(page)).toEqual([]);
});

test('where files cannot be shared the picture is downloaded', async ({ page, product, words }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
  await page.setViewportSize({ width: 360, height: 740 });
  await openCard(page, product, words);
  const dialog = page.getByRole('dialog', { name: words.card.title });
  const link = dialog.getByRole('link', { name: words.card.download });
  await expect(link).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.card.share })).toBeHidden();

  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);

  expect(download.suggestedFilename()).toBe(words.card.file);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
