import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { logOut } from '../../steps/forms.ts';
import { hearNobi } from '../../steps/nobi.ts';

test('who signs out leaves no word of a talk behind in the tab', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  await page.getByRole('textbox').fill('rahasiaku');
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await stored()).toContain('7 × 8');
  expect(await stored()).toContain('rahasiaku');

  await logOut(page, words);
  await expect(page).toHaveURL(/\/login/);

  expect(await stored()).not.toContain('7 × 8');
  expect(await stored()).not.toContain('rahasiaku');
});
