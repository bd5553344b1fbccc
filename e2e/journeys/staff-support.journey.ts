import { signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { answerQuestion, askQuestion } from '../steps/desk.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { openWaiting } from '../steps/waiting.ts';

test('a first-day staff member answers a ticket @both', async ({ page, product, words }) => {
  const t = words.staff.tickets;
  const subject = `Suara ${Date.now()}`;
  await askQuestion(product, await signedIn(product), subject);
  await openConsole(page, await consoleToken(product, await staffPerson(product)));

  await openWaiting(page, words, 'tickets');
  await page.getByText(subject).click();
  await page.getByLabel(t.template).click();
  await page.getByRole('option').first().click();
  await expect(page.getByLabel(t.yourAnswer)).toHaveValue(/^(Halo|Hello) /);
  // A menu that fades has pale letters.
  await expect(page.locator('li[data-value]')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: t.send, exact: true }).click();

  await expect(page.getByText(t.sent)).toBeVisible();
  await expect(page.getByText(subject)).toHaveCount(0);
  await page.getByRole('button', { name: t.states.answered }).click();
  await expect(page.getByText(subject)).toBeVisible();
});

test('who answers after a colleague is told, and keeps what was typed @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.tickets;
  const ticket = await askQuestion(product, await signedIn(product), `Akun ${Date.now()}`);
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, `/staff/tickets/${ticket}/show`);
  await page.getByLabel(t.yourAnswer).fill('Tulisan saya yang panjang');
  await answerQuestion(product, { ticket, response: 'Rekan lebih cepat' });

  await page.getByRole('button', { name: t.send, exact: true }).click();

  await expect(page.getByText(t.changed)).toBeVisible();
  await expect(page.getByText('Rekan lebih cepat')).toBeVisible();
  await expect(page.getByLabel(t.yourAnswer)).toHaveValue('Tulisan saya yang panjang');
});

test('a question is given to a colleague with a note, and news of it comes by itself @both @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.teamwork;
  const ticket = await askQuestion(product, await signedIn(product), `Rekan ${Date.now()}`);
  const path = `/staff/tickets/${ticket}/show`;
  const helper = await staffPerson(product, { name: `Kak Dewi ${Date.now() % 1000}` });
  await page.clock.install();
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);
  await page.getByLabel(t.owner).selectOption({ label: helper.name });
  await expect(page.getByText(t.given.replace('{name}', helper.name))).toBeVisible();
  await page.getByLabel(t.note, { exact: true }).fill('Sudah ditelepon');
  await page.getByRole('button', { name: t.add }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sudah ditelepon' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const other = await browser.newPage({ baseURL: product.url, locale: 'id-ID' });
  await openConsole(other, await consoleToken(product, helper), path);
  await expect(other.getByText('Sudah ditelepon')).toBeVisible();
  await other.getByLabel(t.note, { exact: true }).fill('Keluarga sudah tenang');
  await other.getByRole('button', { name: t.add }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Keluarga sudah' })).toBeVisible();
  await other.close();
  await page.getByLabel(words.staff.tickets.yourAnswer).fill('Jawaban yang sedang ditulis');
  await page.clock.runFor(16_000);

  await expect(page.getByText('Keluarga sudah tenang')).toBeVisible();
  await expect(page.getByLabel(words.staff.tickets.yourAnswer)).toHaveValue(
    'Jawaban yang sedang ditulis',
  );
});

test('several questions are closed at once, after saying what that means @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.teamwork;
  const mark = `Borongan ${Date.now()}`;
  const family = await signedIn(product);
  for (const number of [1, 2]) await askQuestion(product, family, `${mark} ${number}`);
  await openConsole(
    page,
    await consoleToken(product, await staffPerson(product)),
    '/staff/tickets',
  );
  const row = (number: number) => page.getByRole('row').filter({ hasText: `${mark} ${number}` });
  for (const number of [1, 2]) await row(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: t.closeMany, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.closeMany });
  await expect(dialog).toContainText(t.closeLead);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.closeMany }).dblclick();

  await expect(page.getByText(t.changed.replace('{count}', '2'))).toBeVisible();
  await expect(page.getByText(mark)).toHaveCount(0);
});
