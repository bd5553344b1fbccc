import { staff } from '@nobi/contract';
import type { Browser, Page } from '@playwright/test';
import { paid } from '../product/family.ts';
import { expect, test } from '../product/journey.ts';
import type { Product } from '../product/product.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';
import { send } from '../steps/stored/send.ts';

/** Another colleague, in a browser of their own. */
const colleague = async (browser: Browser, product: Product, path?: string) => {
  const context = await browser.newContext({ baseURL: product.url, locale: 'id-ID' });
  const page = await context.newPage();
  await openConsole(page, await consoleToken(product, await staffPerson(product)), path);
  return page;
};

const cardOf = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text }).last();

test('a refund above the limit waits, is declined, asked for again and approved by a colleague @both @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.orders;
  const { email } = await paid(product);
  const { rows } = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [email],
  );
  const order = String(rows[0]?.id);
  await product.db.query('update refund_rule set alone_up_to = 1000');
  const path = `/staff/orders/${order}/show`;
  const boss = await consoleToken(product, await staffPerson(product));
  const other = await colleague(browser, product);
  const ask = async (reason: string) => {
    await openConsole(page, boss, path);
    await page.getByLabel(t.reason).fill(reason);
    await page.getByRole('button', { name: t.refund }).click();
    const dialog = page.getByRole('dialog', { name: words.staff.refunds.title });
    await expect(dialog).toContainText(String(words.staff.refunds.needsSecond.split('{')[0]));
    await dialog
      .getByRole('button', { name: String(words.staff.refunds.askFor.split('{')[0]) })
      .click();
    await expect(page.getByText(t.waitsForColleague)).toBeVisible();
    await expect(page.getByRole('button', { name: t.approve })).toHaveCount(0);
  };
  const openCard = async (reason: string) => {
    await other.reload();
    await expect(cardOf(other, reason)).toContainText(t.secondYes);
    return cardOf(other, reason);
  };

  await ask('Salah paket');
  await (await openCard('Salah paket')).getByRole('button', { name: t.refuse }).click();
  await expect(cardOf(other, 'Salah paket')).toHaveCount(0);
  await ask('Benar-benar salah paket');
  const card = await openCard('Benar-benar salah paket');
  expect(await axeViolations(other)).toEqual([]);
  await card.getByRole('button', { name: t.approve }).click();
  await expect(cardOf(other, 'Benar-benar salah paket')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(t.states.refunded).first()).toBeVisible();
  await other.context().close();
  await product.db.query('update refund_rule set alone_up_to = 250000');
});

test('a colleague is invited by one and confirmed by another before the letter goes @both @slow', async ({
  browser,
  page,
  product,
  words,
}) => {
  const t = words.staff.colleagues;
  const invited = `rekan-${Date.now()}@nobi.example`;
  const letters = async () =>
    (await product.db.query('select 1 from letter where recipient = $1', [invited])).rows.length;
  await openConsole(
    page,
    await consoleToken(product, await staffPerson(product)),
    '/staff/colleagues',
  );
  await page.getByRole('button', { name: t.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.staff.families.email).fill(invited);
  await dialog.getByLabel(words.staff.family.reason).fill('Rekan baru');
  await dialog.getByRole('button', { name: t.invite }).click();
  await expect(page.getByText(words.staff.proposals.waits)).toBeVisible();
  await expect(cardOf(page, invited)).toContainText(
    words.staff.proposals.willBe.split('{')[0] ?? '',
  );
  expect(await letters()).toBe(0);

  const other = await colleague(browser, product);
  const card = cardOf(other, invited);
  await expect(card).toContainText(words.staff.proposals.yours);
  await card.getByRole('button', { name: words.staff.proposals.confirm.appointment }).click();
  await expect(cardOf(other, invited)).toHaveCount(0);

  expect(await letters()).toBe(1);
  await page.reload();
  await expect(page.getByText(invited)).toBeVisible();
  await expect(page.getByRole('button', { name: t.resend }).first()).toBeVisible();
  await other.context().close();
});

test('what one has proposed one withdraws, and nothing happens @slow', async ({
  page,
  product,
  words,
}) => {
  const invited = `tarik-${Date.now()}@nobi.example`;
  const token = await consoleToken(product, await staffPerson(product));
  const body = { email: invited, language: 'id', roles: ['support'], reason: 'Coba' };
  await send(product, staff.invite, { token, body });
  await openConsole(page, token);

  const withdraw = cardOf(page, invited).getByRole('button', {
    name: words.staff.proposals.withdraw,
  });
  await withdraw.click();

  await expect(page.getByText(words.staff.proposals.dropped)).toBeVisible();
  await expect(cardOf(page, invited)).toHaveCount(0);
});
