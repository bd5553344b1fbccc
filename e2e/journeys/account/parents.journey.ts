import { enterAs, paid, signedIn, tokenOf } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom, passPin } from '../../steps/adult.ts';
import { saveLimit } from '../../steps/play/playtime.ts';

test('the room asks for a first PIN with the password, closes at a press, and opens by PIN @both', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: words.profile.parentsOpen }).click();
  await expect(page.getByLabel(words.pin.newPin, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.adult.data })).toHaveCount(0);

  await passPin(page, words);
  await expect(page.getByRole('heading', { name: words.adult.data })).toBeVisible();
  await page.getByRole('button', { name: words.adult.closeNow }).click();
  await expect(page.getByRole('heading', { name: words.adult.data })).toBeHidden();
  await passPin(page, words);

  await expect(page.getByRole('heading', { name: words.adult.data })).toBeVisible();
  await expect(page.getByRole('link', { name: words.adult.receipt })).toHaveCount(1);
});

test('a call that comes after the ten minutes asks for the PIN and is then done as it was wished', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  // All of the room has arrived: nothing of it is asked for after its time.
  await expect(page.getByText(words.care.noFlags)).toBeVisible();
  await expect(page.getByText(words.adult.noOtherDevice)).toBeVisible();
  await expect(page.getByText(words.adult.playtimeNow(null, 0))).toBeVisible();
  await expect(page.getByRole('link', { name: words.adult.receipt })).toBeVisible();
  await expect(page.getByRole('button', { name: words.adult.consentWithdraw })).toBeVisible();
  await product.db.query('update session set adult_until = now()');

  await saveLimit(page, words, 30);
  const sheet = page.getByRole('dialog', { name: words.pin.title });
  await passPin(sheet, words);

  await expect(page.getByText(words.adult.playtimeSaved)).toBeVisible();
  await expect(page.getByText(words.adult.playtimeNow(30, 0))).toBeVisible();
  await product.db.query('update session set adult_until = now()');
  await saveLimit(page, words, 60);
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await passPin(page, words);
  await expect(page.getByText(words.adult.playtimeNow(30, 0))).toBeVisible();
});

test('a lost phone is signed out from the list of devices', async ({ page, product, words }) => {
  const family = await signedIn(product);
  const lost = await tokenOf(product.url, family);
  await enterAs(page, family, false);
  await openRoom(page, words);
  await expect(page.getByText(words.adult.thisDevice, { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: words.adult.endDevice, exact: true }).click();

  await expect(page.getByText(words.adult.noOtherDevice)).toBeVisible();
  const mine = await fetch(`${product.url}/api/dashboard/profile/`, {
    headers: { authorization: `Token ${lost}` },
  });
  expect(mine.status).toBe(401);
});

test('the family’s data is downloaded, and the account erased against the password', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  await enterAs(page, family, false);
  await openRoom(page, words);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.adult.exportNow, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^nobi-keluarga-.*\.json$/);

  await page.getByRole('button', { name: words.adult.eraseOpen }).click();
  await page.getByLabel(words.pin.password, { exact: true }).fill(family.password);
  await page.getByRole('button', { name: words.adult.eraseYes }).click();

  await expect(page).toHaveURL('/login');
  const { rows } = await product.db.query('select 1 from account where email = $1', [family.email]);
  expect(rows).toEqual([]);
});
