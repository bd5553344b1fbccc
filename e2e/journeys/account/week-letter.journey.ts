import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';

test('a grown-up asks for the letter of Sundays, and ends it @both', async ({
  page,
  product,
  words,
}) => {
  const { adult } = words;
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const part = page.getByRole('region', { name: adult.weekLetter });
  const turned = (checked: boolean) =>
    part.getByRole('switch', { name: adult.weekLetterOn, checked });
  await expect(turned(false)).toBeVisible();

  await turned(false).click();
  await expect(turned(true)).toBeVisible();
  await page.reload();
  await expect(turned(true)).toBeVisible();

  await turned(true).click();
  await expect(turned(false)).toBeVisible();
});
