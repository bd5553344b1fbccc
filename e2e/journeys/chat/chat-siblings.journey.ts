import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { hearNobi, openCare, siblingPlays } from '../../steps/nobi.ts';

test('siblings read their own talks, and the adult reads and decides for each @both', async ({
  page,
  product,
  words,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const family = await paid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  await siblingPlays(product, family, 'Adik');
  await page.goto('/dashboard/ai');
  await expect(page.getByText(words.chat.hello)).toBeVisible();
  await expect(page.locator('li[data-by=you]')).toHaveCount(0);
  await hearNobi(page, 'aku dibully di sekolah', words);

  await page.getByRole('button', { name: words.chat.past }).click();
  const past = page.getByRole('dialog', { name: words.chat.past });
  await expect(past.getByText('aku dibully di sekolah')).toBeVisible();
  await expect(past.getByText('7 × 8')).toHaveCount(0);

  await openCare(page, words);
  await page.getByRole('button', { name: words.care.historyShow }).click();
  const all = page.getByRole('listitem');
  await expect(all.filter({ hasText: '7 × 8' }).first()).toContainText(words.adult.unnamedChild);
  await expect(all.filter({ hasText: 'aku dibully di sekolah' }).last()).toContainText('Adik');

  const whose = page.getByRole('region', { name: words.care.whichChild });
  await whose.getByRole('button', { name: 'Adik', exact: true }).click();
  await page.getByRole('switch', { name: words.care.nobiOn }).click();
  await expect(page.getByText(words.care.saved)).toBeVisible();
  await expect(page.getByRole('switch', { name: words.care.nobiOn })).not.toBeChecked();
  await whose.getByRole('button', { name: words.adult.unnamedChild, exact: true }).click();
  await expect(page.getByRole('switch', { name: words.care.nobiOn })).toBeChecked();
  await page.goto('/dashboard/ai');
  await expect(page.getByRole('heading', { name: words.chat.offTitle })).toBeVisible();
});
