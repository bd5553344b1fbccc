import { randomBytes } from 'node:crypto';
import { expect, test } from '../product/google.ts';
import { barriers } from '../steps/barriers.ts';
import { appCode } from '../steps/console.ts';
import { chooseAccount, logInWithGoogle, openGoogle } from '../steps/google.ts';

const newEmail = () => `rekan-${randomBytes(5).toString('hex')}@nobi.example`;

test('a colleague who signed up with Google comes in with Google and a code @both', async ({
  page,
  product,
  words,
  said,
}) => {
  const t = words.staff.signIn;
  const email = newEmail();
  await logInWithGoogle(page, email);
  await expect(page).toHaveURL('/payment');
  await page.goto('/staff/');
  await expect(page.getByText(t.noPassword.replaceAll('{provider}', 'Google'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await chooseAccount(await openGoogle(page), email);
  await expect(page.getByText(said('staff_not_of_us'))).toBeVisible();
  await product.db.query('update account set is_staff = true where email = $1', [email]);
  await chooseAccount(await openGoogle(page), email);
  await expect(page.getByRole('img', { name: t.enrolTitle })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(t.code).fill(appCode(secret));
  await page.getByRole('button', { name: t.enter }).click();
  await page.getByRole('button', { name: t.kept }).click();

  await expect(page.getByRole('link', { name: words.staff.home.tickets })).toBeVisible();
  await expect(page).toHaveURL('/staff/');
});

test('a window that is closed says nothing, and the way in stays open @desk', async ({
  page,
  words,
}) => {
  await page.goto('/staff/');
  const popup = await openGoogle(page);

  await popup.close();

  await expect(page.getByRole('button', { name: /Google/ })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel(words.staff.signIn.email).fill('tidak-ada@contoh.id');
  await page.getByLabel(words.staff.signIn.password).fill('salah-salah');
  await page.getByRole('button', { name: words.staff.signIn.next, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
