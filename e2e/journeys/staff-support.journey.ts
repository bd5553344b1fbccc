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

test('who answers after a colleague is told, and keeps what was typed @desk', async ({
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
