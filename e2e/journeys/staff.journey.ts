import type { Page } from '@playwright/test';
import { enterAs, paid, type SignedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { appCode, consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { logIn } from '../steps/forms.ts';
import type { Words } from '../steps/words.ts';

const prove = async (page: Page, words: Words, person: SignedIn) => {
  await page.getByLabel(words.staff.signIn.email).fill(person.email);
  await page.getByLabel(words.staff.signIn.password).fill(person.password);
  await page.getByRole('button', { name: words.staff.signIn.next }).click();
};

const enterCode = async (page: Page, words: Words, code: string) => {
  await page.getByLabel(words.staff.signIn.code).fill(code);
  await page.getByRole('button', { name: words.staff.signIn.enter }).click();
};

test('enrols an app at the first sign-in; later a wrong code is refused and a recovery code opens @desk', async ({
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.signIn;
  const person = await staffPerson(product);
  await page.goto('/staff/');
  await prove(page, words, person);
  await expect(page.getByRole('img', { name: t.enrolTitle })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await enterCode(page, words, appCode(secret));
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: t.kept }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    person.name,
  );

  await page.context().clearCookies();
  await page.goto('/staff/');
  await prove(page, words, person);
  await enterCode(page, words, '12345');
  await expect(page.getByText(errorText('staff_code_wrong'))).toBeVisible();
  await enterCode(page, words, recovery);

  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    person.name,
  );
});

/** Opens the dialog behind a button, types, and sends it. */
const inDialog = async (
  page: Page,
  name: string,
  fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

test('finds a family, gives it days, and closes its account with words until all is clear @desk', async ({
  page,
  browser,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.family;
  const family = await paid(product);
  await openConsole(
    page,
    await consoleToken(product, await staffPerson(product)),
    '/staff/families',
  );
  await page.getByPlaceholder(words.staff.families.search).fill(family.email);
  // A row that is clicked while the list is still being narrowed opens nothing.
  await page.waitForURL(/filter=/);
  await page.getByRole('cell', { name: family.email }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(family.name);

  await inDialog(page, t.changeDays, async (dialog) => {
    await expect(dialog.getByLabel(t.plan)).toHaveValue('regular');
    await dialog.getByLabel(t.plan).selectOption('premium');
    await dialog.getByLabel(t.days).fill('5');
    const outcome = new RegExp(t.daysEnd.replace('{plan}', 'Premium').replace('{after}', '\\d.+'));
    await expect(dialog.getByRole('status')).toHaveText(outcome);
    await dialog.getByLabel(t.reason).fill('Gangguan kemarin');
  });
  const plan = page.getByRole('region', { name: t.plan, exact: true });
  await expect(plan.getByText(words.staff.families.premium)).toBeVisible();
  await expect(page.getByText(/Gangguan kemarin/).first()).toBeVisible();

  const visit = await browser.newContext({ locale: 'id-ID', baseURL: product.url });
  const theirs = await visit.newPage();
  await enterAs(theirs, family, true);
  await theirs.goto('/dashboard/profile');
  await expect(theirs.getByRole('main')).toBeVisible();
  await inDialog(page, t.suspend, async (dialog) => {
    await dialog.getByLabel(t.cause).selectOption('sharing');
    await dialog.getByLabel(t.own).fill('Tulis ke kami, ya.');
    await dialog.getByLabel(t.reason).fill('Sembilan perangkat');
  });
  await expect(page.getByText(t.sessionsNone)).toBeVisible();
  const message = theirs.getByText(`${errorText('suspended_sharing')} Tulis ke kami, ya.`);

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/login/);
  await expect(message).toBeVisible();
  await theirs.goto('/login');
  await expect(message).toHaveCount(0);
  await logIn(theirs, words, family);
  await expect(message).toBeVisible();
  await expect(theirs.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/);

  await inDialog(page, t.lift, (dialog) => dialog.getByLabel(t.reason).fill('Sudah jelas'));
  await logIn(theirs, words, family);
  await expect(theirs).not.toHaveURL(/\/login/);
  await visit.close();
});

test('erases a family for who types its e-mail and a colleague who confirms, and exports it before @desk', async ({
  browser,
  page,
  product,
  words,
  errorText,
}) => {
  const t = words.staff.family;
  const family = await paid(product);
  const { rows } = await product.db.query('select id from account where email = $1', [
    family.email,
  ]);
  const path = `/staff/families/${rows[0].id}/show`;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await inDialog(page, t.export, (dialog) => dialog.getByLabel(t.reason).fill('Diminta'));
  await expect.poll(() => downloads.length).toBe(2);

  await page.getByRole('button', { name: t.erase, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(t.typeEmail.replace('{email}', family.email));
  await field.fill('lain@contoh.id');
  await dialog.getByLabel(t.reason).fill('Diminta');
  await dialog.getByRole('button', { name: t.erase, exact: true }).click();
  await expect(page.getByText(errorText('staff_email_differs'))).toBeVisible();
  await field.fill(family.email);
  await dialog.getByRole('button', { name: t.erase, exact: true }).click();

  const p = words.staff.proposals;
  await expect(page.getByText(p.waits)).toBeVisible();
  await expect(page.getByRole('button', { name: p.confirm.erasure })).toHaveCount(0);
  const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
  const other = await context.newPage();
  await openConsole(other, await consoleToken(product, await staffPerson(product)), path);
  await other.getByRole('button', { name: p.confirm.erasure }).click();
  await other.getByRole('dialog').getByRole('button', { name: p.confirm.erasure }).click();
  await expect(other.getByText(t.erased)).toBeVisible();
  await context.close();

  await page.goto(path);
  await expect(page.getByText(t.notFound)).toBeVisible();
});

test('shows a family on a phone without anything to the side @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  const { rows } = await product.db.query('select id from account where email = $1', [
    family.email,
  ]);
  const path = `/staff/families/${rows[0].id}/show`;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);

  await expect(page.getByRole('heading', { name: words.staff.family.leaving })).toBeVisible();

  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
});
