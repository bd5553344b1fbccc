import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { fillLists } from '../steps/list-rows.ts';

let clear = async () => {};
test.beforeEach(async ({ product }) => {
  clear = await fillLists(product);
});
test.afterEach(() => clear());

test('a list is kept as a colleague likes it, opens with it, and is found by another @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff;
  const first = await consoleToken(product, await staffPerson(product));
  const second = await consoleToken(product, await staffPerson(product));
  await openConsole(page, first, '/staff/orders');
  const head = page.getByRole('columnheader', { name: t.orders.gateway });
  await expect(head).toBeVisible();

  await page.getByRole('button', { name: t.lists.columns }).click();
  await page.getByRole('menuitemcheckbox', { name: t.orders.gateway }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: t.orders.state }).click();
  await page.getByRole('option', { name: t.orders.states.paid, exact: true }).click();
  await page.getByRole('button', { name: t.lists.saveView }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t.lists.viewName).fill('Lunas');
  await dialog.getByLabel(t.lists.asDefault).check();
  await dialog.getByLabel(t.lists.share).check();
  await dialog.getByRole('button', { name: t.lists.saveView }).click();
  await expect(page.getByRole('button', { name: 'Lunas' })).toBeVisible();

  await page.goto('/staff/orders');
  await expect(page).toHaveURL(/%22state%22%3A%22paid%22/);
  await expect(page.getByRole('columnheader', { name: t.orders.amount })).toBeVisible();
  await expect(head).toBeHidden();

  await openConsole(page, second, '/staff/orders');
  await expect(head).toBeVisible();
  await page.getByRole('button', { name: t.lists.views }).click();
  await page.getByRole('menuitem', { name: 'Lunas' }).click();
  await expect(head).toBeHidden();
});
