import { paid, signedIn } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { askQuestion } from '../steps/desk.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

test('Ctrl-K finds a family by a name with a typo, and Enter opens it @desk', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.find;
  const family = await signedIn(product, { name: `Bunda Cempaka${Date.now() % 1000}` });
  await openConsole(page, await consoleToken(product, await staffPerson(product)), '/staff/orders');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(
    words.staff.places.orders,
  );

  const field = page.getByRole('combobox', { name: t.title });
  await page.keyboard.press('Control+k');
  await field.fill('cem');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await field.fill('cemppaka');
  const option = page.getByRole('option', { name: family.name });
  await expect(option).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/staff\/families\/[\w-]+\/show/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(family.name);
});

test('the search finds an order by its last letters, a question by a part, and places @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.find;
  const family = await paid(product);
  const subject = `Layang-layang ${Date.now()}`;
  await askQuestion(product, await signedIn(product), subject);
  const { rows } = await product.db.query(
    `select o.id from orders o join account a on a.id = o.account_id where a.email = $1`,
    [family.email],
  );
  const order = String(rows[0]?.id);
  await openConsole(page, await consoleToken(product, await staffPerson(product)));
  await page.getByRole('button', { name: t.open }).click();
  const field = page.getByRole('combobox', { name: t.title });

  await field.fill(order.slice(-7).toLowerCase());
  await expect(page.getByRole('option', { name: order })).toBeVisible();
  await field.fill(subject.slice(3));
  await expect(page.getByRole('option', { name: subject })).toBeVisible();
  await field.fill('qqzzxxyy');
  await expect(page.getByRole('status').getByText(t.none)).toBeVisible();
  await field.fill(words.staff.places.colleagues);
  await page.getByRole('option', { name: words.staff.places.colleagues }).click();

  await expect(page).toHaveURL(/\/staff\/colleagues/);
  await expect(field).toHaveCount(0);
});

test('a search that did not arrive says so, and comes once the page is loaded again @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.find;
  await openConsole(page, await consoleToken(product, await staffPerson(product)), '/staff/orders');
  const piece = /find-dialog.*\.js/;
  await page.route(piece, (route) => route.abort());
  const field = page.getByRole('combobox', { name: t.title });
  await page.getByRole('button', { name: t.open }).click();
  const alert = page.getByRole('alert').filter({ hasText: t.notLoaded });
  await expect(alert).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.unroute(piece);
  await alert.getByRole('button', { name: words.staff.lost.again }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: t.open }).click();

  await expect(field).toBeFocused();
});
