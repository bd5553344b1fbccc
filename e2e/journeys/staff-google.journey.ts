import { randomBytes } from 'node:crypto';
import { expect, test } from '../product/google.ts';
import { addStaff, appCode } from '../steps/console.ts';
import { chooseAccount, logInWithGoogle, openGoogle } from '../steps/google.ts';
import { invitationFor } from '../steps/invitation.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

const newEmail = () => `rekan-${randomBytes(5).toString('hex')}@nobi.example`;

test('a colleague who signed up with Google comes in with Google and a code @both', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.signIn;
  const email = newEmail();
  await logInWithGoogle(page, email);
  await expect(page).toHaveURL('/payment');
  await page.goto('/staff/');
  await expect(page.getByText(t.noPassword.replaceAll('{provider}', 'Google'))).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await chooseAccount(await openGoogle(page), email);
  await expect(page.getByText(errorText('staff_not_of_us'))).toBeVisible();
  await addStaff(
    product,
    `with added as (
       insert into staff (email, display_name, language, roles)
       select email, display_name, language, array['support'] from account where email = $1
       returning id)
     insert into staff_identity (issuer, subject, staff_id)
     select i.issuer, i.subject, added.id from added, identity i
     join account a on a.id = i.account_id where a.email = $1`,
    [email],
  );
  await chooseAccount(await openGoogle(page), email);
  await expect(page.getByRole('img', { name: t.enrolTitle })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(t.code).fill(appCode(secret));
  await page.getByRole('button', { name: t.enter }).click();
  await page.getByRole('button', { name: t.kept }).click();

  await expect(page.getByRole('heading', { name: words.staff.today.queue })).toBeVisible();
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

test('an invited colleague takes Google in the password’s place, with the invited address alone', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.signIn;
  const email = newEmail();
  await addStaff(
    product,
    `insert into staff (email, display_name, language, roles)
     values ($1, 'Rekan', 'id', array['support'])`,
    [email],
  );
  await page.goto(await invitationFor(product, email));
  const secret = (await page.locator('code').textContent()) ?? '';
  const joinWith = async (address: string) => {
    await chooseAccount(await openGoogle(page), address);
    await expect(page.getByText(t.joinedWith.replace('{provider}', 'Google'))).toBeVisible();
    await page.getByLabel(t.code).fill(appCode(secret));
    await page.getByRole('button', { name: t.join, exact: true }).click();
  };

  await joinWith(newEmail());
  await expect(page.getByText(errorText('staff_identity_differs'))).toBeVisible();
  await expect(page.getByLabel(t.newPassword)).toBeVisible();
  await joinWith(email);
  await page.getByRole('button', { name: t.kept }).click();

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Rekan');
});
