import { enterAs, justPaid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { picker } from '../../steps/children.ts';

test('the first paid time asks for name, animal and age, once @both', async ({
  page,
  product,
  words,
}) => {
  const family = await justPaid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const screen = picker(page, words.whoPlays.hello);

  await screen.getByRole('button', { name: words.whoPlays.begin }).click();
  await expect(screen.getByText(words.whoPlays.nicknameMissing)).toBeVisible();
  await screen.getByRole('radio', { name: words.whoPlays.animals.cat }).check();
  await screen.getByLabel(words.whoPlays.nickname).fill('Budi');
  await screen.getByLabel(words.whoPlays.month, { exact: true }).selectOption('05');
  await screen.getByRole('button', { name: words.whoPlays.begin }).click();
  await expect(screen.getByText(words.whoPlays.bornWhole)).toBeVisible();
  await screen.getByLabel(words.whoPlays.year, { exact: true }).selectOption({ index: 3 });
  await screen.getByRole('button', { name: words.whoPlays.begin }).click();

  await expect(screen).toBeHidden();
  await expect(page, 'into what suits the child').toHaveURL(/\/play\/|\/player\/|\/creativity\//);
  await expect(page.locator('iframe')).toBeVisible();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.nobi-hand')).toBeVisible();
  await frame.locator('main').dispatchEvent('pointerdown');
  await expect(frame.locator('.nobi-hand'), 'gone on the first touch').toHaveCount(0);
  await page.reload();
  await expect(frame.locator('main button').first()).toBeVisible();
  await expect(frame.locator('.nobi-hand'), 'and once alone').toHaveCount(0);
  await page.goto('/dashboard/games');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(screen).toHaveCount(0);
  const { rows } = await product.db.query(
    `select c.nickname, c.animal, to_char(birth_month, 'MM') as month
     from child c join account a on a.id = c.account_id where a.email = $1`,
    [family.email],
  );
  expect(rows).toEqual([{ nickname: 'Budi', animal: 'cat', month: '05' }]);
});

test('who wants to play at once says later, and no device of the family asks again', async ({
  page,
  browser,
  product,
  words,
}) => {
  const family = await justPaid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const screen = picker(page, words.whoPlays.hello);

  const saved = page.waitForResponse('**/api/children/first/later/');
  await screen.getByRole('button', { name: words.whoPlays.later }).click();
  await expect(screen).toBeHidden();
  await saved;

  const device = await browser.newContext({ baseURL: product.url });
  const other = await device.newPage();
  await enterAs(other, family, true);
  const facesRead = other.waitForResponse('**/api/children/faces/');
  await other.goto('/dashboard/games');
  await facesRead;
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(picker(other, words.whoPlays.hello)).toHaveCount(0);
  await device.close();
});

test('who has named the child elsewhere meanwhile is told so, and nothing typed is lost', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const family = await justPaid(product);
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  const screen = picker(page, words.whoPlays.hello);
  await screen.getByLabel(words.whoPlays.nickname).fill('Budi');
  await product.db.query('update child set changed_at = now()');

  await screen.getByRole('button', { name: words.whoPlays.begin }).click();

  await expect(screen.getByText(errorText('child_known'))).toBeVisible();
  await expect(screen.getByLabel(words.whoPlays.nickname)).toHaveValue('Budi');
});
