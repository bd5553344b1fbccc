import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test as journey } from '../../product/journey.ts';
import { startProduct } from '../../product/product.ts';

/** A product without keys on a machine without a network; its browser reaches nothing else either. */
const test = journey.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to see what is needed.
    async ({}, use) => {
      const cable = join(import.meta.dirname, '../../product/unplugged-network.ts');
      const product = await startProduct({ NODE_OPTIONS: `--import=${cable}` });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const answer = (page: Page) => page.locator('li[data-by=nobi]').last();
const ask = async (page: Page, prompt: string) => {
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('textbox').press('Enter');
  await expect(page.locator('li[data-by=you]').last()).toContainText(prompt);
};

test('20. a fresh machine without key and network does sums, finds games, and says what it is', async ({
  page,
  product,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
  await expect(page.getByText(words.chat.offlineMark).first()).toBeVisible();

  await ask(page, '3/4 + 1/8');
  await expect(answer(page)).toContainText('3/4 + 1/8 = 7/8');
  await expect(answer(page)).toContainText('6/8');
  await expect(answer(page)).toContainText(words.chat.offlineMark);

  await ask(page, 'game matematika');
  await expect(answer(page).getByRole('link').first()).toBeVisible();

  await ask(page, 'Siapa nama raja di planet Zorgblip?');
  await expect(answer(page)).toContainText('belum tahu');
  await expect(answer(page)).toContainText(words.chat.offlineMark);
});
