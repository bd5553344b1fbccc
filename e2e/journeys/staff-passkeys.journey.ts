import type { Page } from '@playwright/test';
import type { SignedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { deviceWithPasskeys, withoutPasskeys } from '../steps/authenticator.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { invitationFor } from '../steps/invitation.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import type { Words } from '../steps/words.ts';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Adds a passkey on the page of one's own sign-in. */
const addPasskey = async (page: Page, words: Words, name: string) => {
  const t = words.staff.security;
  await page.getByRole('button', { name: t.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.name).fill(name);
  await dialog.getByRole('button', { name: t.add }).click();
  return dialog;
};

const signOut = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/staff/');
};

const provePassword = async (page: Page, words: Words, person: SignedIn) => {
  await page.getByLabel(words.staff.signIn.email).fill(person.email);
  await page.getByLabel(words.staff.signIn.password).fill(person.password);
  await page.getByRole('button', { name: words.staff.signIn.next, exact: true }).click();
};

const expectConsole = (page: Page, person: SignedIn) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(person.name);

test('adds a passkey, signs in with it alone and after the password, and removes it @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  const token = await consoleToken(product, person);
  const device = await deviceWithPasskeys(page);
  await openConsole(page, token, '/staff/security');

  await test.step('a passkey is added under a name', async () => {
    await expect(page.getByText(t.security.noPasskeys)).toBeVisible();
    await expect(await addPasskey(page, words, 'Ponsel biru')).toHaveCount(0);
    await expect(card(page, t.security.passkeys).getByText('Ponsel biru')).toBeVisible();
    expect(await device.passkeys()).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  await test.step('alone it opens the console', async () => {
    await signOut(page);
    await page.getByRole('button', { name: t.signIn.withPasskey }).click();
    await expectConsole(page, person);
  });

  await test.step('after the password it stands for the code', async () => {
    await signOut(page);
    await provePassword(page, words, person);
    await expect(page.getByLabel(t.signIn.code)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: t.signIn.usePasskey }).click();
    await expectConsole(page, person);
  });

  await test.step('its last use is told, and it is removed', async () => {
    await page.goto('/staff/security');
    const row = card(page, t.security.passkeys).getByRole('listitem');
    await expect(row).not.toContainText(t.security.addedNeverUsed.split('{added}')[1] ?? '');
    await row.getByRole('button', { name: t.security.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.security.remove }).click();
    await expect(page.getByText(t.security.noPasskeys)).toBeVisible();
  });
});

test('a change of mind breaks nothing, neither adding nor signing in @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  const device = await deviceWithPasskeys(page);
  await openConsole(page, await consoleToken(product, person), '/staff/security');
  await expect(await addPasskey(page, words, 'Laptop')).toHaveCount(0);
  await signOut(page);

  await device.agree(false);
  const passkey = page.getByRole('button', { name: t.signIn.withPasskey });
  await passkey.click();
  await expect(passkey).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await device.agree(true);
  await passkey.click();

  await expectConsole(page, person);
});

test('the last second factor that works stays @slow', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.security;
  const person = await staffPerson(product);
  await deviceWithPasskeys(page);
  await openConsole(page, await consoleToken(product, person), '/staff/security');
  await expect(await addPasskey(page, words, 'Laptop')).toHaveCount(0);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: t.appRemove }).click();
  await dialog.getByRole('button', { name: t.appRemove }).click();
  await expect(page.getByText(t.appHasNot)).toBeVisible();
  await page.getByRole('button', { name: t.remove, exact: true }).click();
  await dialog.getByRole('button', { name: t.remove, exact: true }).click();

  await expect(dialog.getByText(errorText('staff_last_factor'))).toBeVisible();
});

test('in a browser without passkeys the app signs in as ever, and the pages say so @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  const token = await consoleToken(product, person);
  const device = await page.context().newPage();
  await deviceWithPasskeys(device);
  await openConsole(device, token, '/staff/security');
  await expect(await addPasskey(device, words, 'Laptop')).toHaveCount(0);
  await device.close();
  await withoutPasskeys(page);

  await page.goto('/staff/security');
  await expect(page.getByText(t.security.unknown)).toBeVisible();
  await expect(page.getByRole('button', { name: t.security.add })).toHaveCount(0);
  await signOut(page);
  await expect(page.getByRole('button', { name: t.signIn.withPasskey })).toHaveCount(0);
  await provePassword(page, words, person);

  await expect(page.getByText(t.signIn.noPasskeysHere)).toBeVisible();
  await expect(page.getByLabel(t.signIn.code)).toBeVisible();
});

test('under a new address the sign-in says why no passkey is asked for @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  await deviceWithPasskeys(page);
  await openConsole(page, await consoleToken(product, person), '/staff/security');
  await expect(await addPasskey(page, words, 'Laptop')).toHaveCount(0);
  // As if it had been made before the product moved.
  await product.db.query(
    `update staff_passkey set rp_id = 'lama.nobi.example'
     where staff_id = (select id from staff where email = $1)`,
    [person.email],
  );

  await page.reload();
  await expect(card(page, t.security.passkeys).getByText(/lama\.nobi\.example/)).toBeVisible();
  await signOut(page);
  await provePassword(page, words, person);

  const note = t.signIn.passkeysElsewhere.replace('{hosts}', 'lama.nobi.example');
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole('button', { name: t.signIn.usePasskey })).toHaveCount(0);
});

test('an invited colleague takes a passkey in the app’s place @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.signIn;
  const person = await staffPerson(product);
  const device = await deviceWithPasskeys(page);
  await page.goto(await invitationFor(product, person.email));
  await page.getByLabel(t.name).fill('Rani');
  await page.getByLabel(t.newPassword).fill('hujan-di-atap-seng');
  await page.getByRole('button', { name: t.joinPasskey }).click();
  await expect(page.getByRole('img', { name: t.enrolTitle })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  const join = page.getByRole('button', { name: t.join, exact: true });
  await device.agree(false);
  await join.click();
  await expect(join).toBeEnabled();
  await expect(page.getByLabel(t.newPassword)).toHaveValue('hujan-di-atap-seng');
  await device.agree(true);
  await join.click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: t.kept }).click();
  await expectConsole(page, { ...person, name: 'Rani' });

  await signOut(page);
  await page.getByRole('button', { name: t.withPasskey }).click();
  await expectConsole(page, { ...person, name: 'Rani' });
});

test('a passkey proves again who asks for what weighs most @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const person = await staffPerson(product);
  await deviceWithPasskeys(page);
  await openConsole(page, await consoleToken(product, person), '/staff/security');
  await expect(await addPasskey(page, words, 'Laptop')).toHaveCount(0);
  await product.db.query(
    `update staff_session set proven_at = now() - interval '6 minutes'
     where staff_id = (select id from staff where email = $1)`,
    [person.email],
  );

  await page.getByRole('button', { name: t.security.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.security.renew }).click();
  const proof = page.getByRole('dialog', { name: t.proof.title });
  await proof.getByRole('button', { name: t.signIn.usePasskey }).click();

  await expect(page.getByText(t.security.renewed)).toBeVisible();
});
