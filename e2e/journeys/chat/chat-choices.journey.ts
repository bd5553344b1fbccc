import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

test('a child goes through a riddle by taps alone, also after a refresh @slow', async ({
  page,
  product,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
  await page.getByRole('textbox').fill('aku bosan');
  await page.getByRole('textbox').press('Enter');
  const choice = (name: string) => page.getByRole('button', { name, exact: true });

  await choice('Tebak-tebakan').click();
  await choice('Petunjuk').click();
  await expect(page.getByText('Petunjuk: ')).toBeVisible();
  await expect(choice('Tebak-tebakan')).toHaveCount(0);
  // What has not come by then is no part of the conversation.
  await expect(choice('Apa jawabannya?')).toBeVisible();
  await page.reload();
  await choice('Apa jawabannya?').click();

  await expect(choice('Lagi')).toBeVisible();
  await choice('Lagi').click();
  await expect(choice('Petunjuk')).toBeVisible();
  const box = await choice('Petunjuk').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(64);
});
