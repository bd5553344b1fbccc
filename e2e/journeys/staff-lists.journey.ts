import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { fillLists } from '../steps/list-rows.ts';
import { sweep, sweepAfterFirst } from '../steps/sweep.ts';
import { menuItem } from '../steps/waiting.ts';
import { words as allWords, type Words } from '../steps/words.ts';

/** Places of the menu that are no list. */
const notLists = [
  'home',
  'money',
  'lessons',
  'books',
  'insight',
  'ratings',
  'voice',
  'setup',
  'security',
];
/** Lists whose rows open nothing. */
const flat = ['flags', 'colleagues', 'audit', 'vouchers'];
/** Lists that need no second page: few, by their nature. */
const short = ['templates', 'items', 'colleagues'];

const isName = (name: string): name is keyof Words['staff']['places'] =>
  name in allWords.id.staff.places;
const lists = Object.keys(allWords.id.staff.places)
  .filter(isName)
  .filter((name) => !notLists.includes(name));

const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');

/** Presses Tab until a row is reached, as somebody without a mouse does. */
const tabToRow = async (page: Page) => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator('tbody tr:focus').count()) > 0) return;
  }
  throw new Error('No row is reached by keyboard');
};

/** Narrows a list with the first control that it has. */
const narrow = async (page: Page) => {
  const main = page.getByRole('main');
  const box = main.locator('form').getByRole('textbox').first();
  const choice = main.locator('form').getByRole('combobox').first();
  const tabs = main.locator('button[value]');
  if (await box.count()) return await box.fill('zz-tidak-ada');
  if (await choice.count()) {
    await choice.click();
    return await page.getByRole('option').last().click();
  }
  await tabs.last().click();
};

const hasControls = async (main: Locator) =>
  (await main.locator('form').getByRole('textbox').count()) +
    (await main.locator('form').getByRole('combobox').count()) +
    (await main.locator('button[value]').count()) >
  0;

let clear = async () => {};
test.beforeEach(async ({ product, page }) => {
  const token = await consoleToken(product, await staffPerson(product));
  clear = await fillLists(product);
  await openConsole(page, token);
});
test.afterEach(() => clear());

test('the menu names the lists that are looked at here @desk', async ({ page, words }) => {
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: words.staff.places.audit })).toBeVisible();

  const shown = await menu.getByRole('menuitem').allTextContents();

  // How much waits stands behind the name.
  expect(shown.map((place) => place.replace(/ (?:\d+\+? .+)?$/, '')).toSorted()).toEqual(
    Object.values(words.staff.places).toSorted(),
  );
});

for (const [index, name] of lists.entries())
  test(
    `${name}: page, row and filter are found again @desk`,
    sweepAfterFirst(index),
    async ({ page, words }) => {
      const t = words.staff.lists;
      await menuItem(page, words, name).click();
      await expect(rowsOf(page).first()).toBeVisible();

      if (!short.includes(name)) {
        await page.getByRole('button', { name: t.next }).click();
        await expect(page).toHaveURL(/[?&]page=2/);
        await expect(page.getByRole('navigation', { name: t.pages })).toContainText('26–');
      }
      if (!flat.includes(name)) {
        const list = page.url();
        await tabToRow(page);
        const chosenRow = await page.locator('tbody tr:focus').textContent();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/show|\/items\/|\/templates\//);
        await page.goBack();
        await expect(page).toHaveURL(list);
        await expect(page.locator('tbody tr:focus')).toHaveText(chosenRow ?? '');
      }
      if (!(await hasControls(page.getByRole('main')))) return;
      await narrow(page);

      await expect(page).toHaveURL(/filter=%7B%22/);
      const narrowed = page.url();
      await page.reload();
      await expect(page).toHaveURL(narrowed);
      await expect(rowsOf(page).or(page.getByText(t.noneHere)).first()).toBeVisible();
    },
  );

test('tells a filter that fits nothing from a list that has nothing @desk @slow', async ({
  page,
  words,
}) => {
  const t = words.staff;
  await page.getByRole('menuitem', { name: t.places.families }).click();
  await page.getByPlaceholder(t.families.search).fill('zz-tidak-ada');
  await expect(page.getByText(t.lists.noneHere)).toBeVisible();

  await page.getByRole('button', { name: t.lists.showAll }).click();

  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByPlaceholder(t.families.search)).toHaveValue('');
});

test('offers to try again where a list could not be loaded @desk @slow', async ({
  page,
  words,
}) => {
  const t = words.staff;
  await page.route('**/api/staff/orders/?*', (route) => route.abort());
  await page.getByRole('menuitem', { name: t.places.orders }).click();
  await expect(page.getByText(t.lists.trouble)).toBeVisible();
  await page.unroute('**/api/staff/orders/?*');

  await page.getByRole('button', { name: t.lists.again }).click();

  await expect(rowsOf(page).first()).toBeVisible();
});

test('no list is wider than a phone', sweep, async ({ page }) => {
  for (const name of lists) {
    await page.goto(`/staff/${name}`);
    await expect(rowsOf(page).first()).toBeVisible();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, Math.max(wider, 0)]).toEqual([name, 0]);
  }
});
