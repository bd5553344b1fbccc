import type { Page } from '@playwright/test';
import { enterAs, paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { guestGame } from '../steps/archive.ts';
import { appCode, consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { askQuestion } from '../steps/desk.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { openWaiting } from '../steps/waiting.ts';
import type { Words } from '../steps/words.ts';

/** A colleague of long standing invites somebody. */
const invite = async (page: Page, words: Words, person: { email: string }) => {
  const t = words.staff.colleagues;
  await page.getByRole('menuitem', { name: words.staff.places.colleagues }).click();
  await page.getByRole('button', { name: t.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.staff.families.email).fill(person.email);
  await dialog.getByRole('checkbox', { name: t.roleNames.content }).check();
  await dialog.getByLabel(words.staff.family.reason).fill('Rekan baru mulai hari ini');
  await dialog.getByRole('button', { name: t.invite }).click();
  await expect(dialog).toHaveCount(0);
};

/** Somebody else says yes to it; whoever did counts for a week with neither. */
const confirm = async (page: Page, words: Words, email: string) => {
  const card = page.getByRole('listitem').filter({ hasText: email }).last();
  await card.getByRole('button', { name: words.staff.proposals.confirm.appointment }).click();
  await expect(page.getByText(words.staff.family.done, { exact: true })).toBeVisible();
};

/** Another hands in a game: whom one has just invited is no second person beside oneself. */
const handIn = async (page: Page, words: Words, parts: { game: Buffer }) => {
  await page.getByRole('menuitem', { name: words.staff.places.packages }).click();
  const archive = { name: 'balon.zip', mimeType: 'application/zip', buffer: parts.game };
  await page.getByLabel(words.staff.packages.choose).setInputFiles(archive);
  await expect(page.getByText(words.staff.packages.own)).toBeVisible();
};

// Within five minutes, says the requirement of people; a browser has a fifth of that.
test('a new colleague’s first day: from the letter to an answered question and a published game @desk @slow', async ({
  browser,
  page,
  product,
  words,
  errorText,
  watch,
}) => {
  const t = words.staff;
  const subject = `Hari pertama ${Date.now()}`;
  const newcomer = { email: `rekan-${Date.now()}@nobi.example`, password: 'hujan-di-atap-seng' };
  await askQuestion(product, await signedIn(product), subject);
  const boss = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(boss, await consoleToken(product, await staffPerson(product)));
  await invite(boss, words, newcomer);
  await boss.close();
  const second = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(second, await consoleToken(product, await staffPerson(product)));
  await confirm(second, words, newcomer.email);
  await second.close();
  const author = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(author, await consoleToken(product, await staffPerson(product)));
  await handIn(author, words, { game: guestGame(product.url) });
  await author.close();

  await test.step('the letter leads to a name, a password and an app', async () => {
    const { rows } = await product.db.query(
      `select text_body from letter where recipient = $1 order by id desc limit 1`,
      [newcomer.email],
    );
    await page.goto(/https?:\/\/\S+/.exec(String(rows[0]?.text_body))?.[0] ?? '');
    await expect(page.getByRole('img', { name: t.signIn.enrolTitle })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByLabel(t.signIn.name).fill('Rani');
    await page.getByLabel(t.signIn.newPassword).fill(newcomer.password);
    await page.getByLabel(t.signIn.code).fill('12345');
    await page.getByRole('button', { name: t.signIn.join }).click();
    await expect(page.getByText(errorText('staff_code_wrong'))).toBeVisible();
    const secret = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel(t.signIn.code).fill(appCode(secret));
    await page.getByRole('button', { name: t.signIn.join }).click();
    await page.getByRole('button', { name: t.signIn.kept }).click();
  });

  await test.step('the console shows what their roles open, and says calmly what they do not', async () => {
    await expect(page.getByRole('menuitem', { name: t.places.tickets })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t.places.colleagues })).toHaveCount(0);
    await page.goto('/staff/colleagues');
    await expect(page.getByText(t.lost.notYoursLead)).toBeVisible();
    await page.getByRole('link', { name: t.lost.home }).click();
  });

  await test.step('a question is answered with ready words', async () => {
    await openWaiting(page, words, 'tickets');
    await page.getByText(subject).click();
    await page.getByLabel(t.tickets.template).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: t.tickets.send, exact: true }).click();
    await expect(page.getByText(t.tickets.sent)).toBeVisible();
  });

  await test.step('a game that somebody else handed in is looked at and published', async () => {
    await page.getByRole('menuitem', { name: t.places.home }).click();
    await openWaiting(page, words, 'packages');
    await page.getByText('Balon Ceria').first().click();
    await page.getByRole('button', { name: t.items.preview }).click();
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await page.getByRole('button', { name: t.packages.publish }).click();
    await expect(page.getByText(t.packages.done)).toBeVisible();
  });

  await test.step('the family has its answer, and a child finds the game', async () => {
    const { rows } = await product.db.query('select state from ticket where subject = $1', [
      subject,
    ]);
    expect(rows).toEqual([{ state: 'answered' }]);
    await enterAs(page, await paid(product), true);
    await page.goto('/dashboard/games');
    await expect(page.getByRole('article').filter({ hasText: 'Balon Ceria' })).toBeVisible();
  });

  // The game tries a door that stays shut, and the browser tells of it.
  expect(watch.errors.join('\n')).toContain('Content Security Policy');
  watch.errors.length = 0;
});
