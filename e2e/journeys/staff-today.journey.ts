import { budgets } from '../budgets.ts';
import { signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { askQuestion } from '../steps/desk.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { countShifts, shiftOf } from '../steps/screens/layout-shift.ts';
import { menuItem } from '../steps/waiting.ts';

test('the first place names what waits longest, and the keyboard alone leads to it @both', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.today;
  const subject = `Antrean ${Date.now()}`;
  const ticket = await askQuestion(product, await signedIn(product), subject);
  await product.db.query(
    `update ticket set waiting_since = now() - interval '90 days' where id = $1`,
    [ticket],
  );
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  const queue = page.getByRole('region', { name: t.queue });
  const kind = queue.getByRole('button', { name: new RegExp(`^${t.kinds.tickets} \\d`) });
  await kind.focus();
  await page.keyboard.press('Enter');
  await expect(kind).toHaveAttribute('aria-pressed', 'true');
  const line = queue.getByRole('listitem').first();
  await expect(line).toContainText(subject);
  await expect(line).toContainText(t.late);
  await expect(page.getByRole('img').first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await line.getByRole('link').focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/staff/tickets/${ticket}/show`));
  await expect(page.getByText(subject).first()).toBeVisible();
});

test('the menu says at each place how much waits there, and less once it is done @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const subjects = ['Satu', 'Dua'].map((name) => `${name} ${Date.now()}`);
  for (const subject of subjects) await askQuestion(product, await signedIn(product), subject);
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  const place = menuItem(page, words, 'tickets');
  const waiting = async () => Number((await place.textContent())?.match(/\d+/)?.[0]);
  await expect.poll(waiting).toBeGreaterThan(1);
  const before = await waiting();
  await place.click();
  await page.getByText(subjects[0] ?? '').click();
  await page.getByLabel(words.staff.tickets.yourAnswer).fill('Sudah kami bereskan.');
  await page.getByRole('button', { name: words.staff.tickets.send, exact: true }).click();
  await expect(page.getByText(words.staff.tickets.sent)).toBeVisible();

  await expect.poll(waiting).toBe(before - 1);
});

test('a long queue that comes late moves nothing that is read already', async ({
  page,
  product,
  words,
}) => {
  const family = await signedIn(product);
  for (let count = 0; count < 8; count += 1)
    await askQuestion(product, family, `Antrean panjang ${count} ${Date.now()}`);
  await countShifts(page, 0);
  const numbers = page.waitForResponse('**/api/staff/today/numbers/');
  await page.route('**/api/staff/today/', async (route) => {
    await (await numbers).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });

  await openConsole(page, await consoleToken(product, await staffPerson(product)));

  await expect(page.getByRole('region', { name: words.staff.today.numbers })).toBeVisible();
  const queue = page.getByRole('region', { name: words.staff.today.queue });
  await expect(queue.getByRole('listitem')).not.toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThan(budgets.layoutShift);
});
