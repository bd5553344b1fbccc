import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

test('a child goes through a riddle by taps alone, also after a refresh', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
  await page.getByRole('textbox').fill('aku bosan');
  await page.getByRole('textbox').press('Enter');
  const choice = (name: string) => page.getByRole('button', { name, exact: true });

  await choice('Tebak-tebakan').click();
  await expect(choice('Nyerah')).toBeVisible();
  await expect(choice('Tebak-tebakan')).toHaveCount(0);
  await page.reload();
  await choice('Nyerah').click();

  await expect(choice('Lagi')).toBeVisible();
  await choice('Lagi').click();
  await expect(choice('Nyerah')).toBeVisible();
  const box = await choice('Nyerah').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(64);
});
