import { readFile } from 'node:fs/promises';
import { paid, payFor, signedIn } from '../product/family.ts';
import { setFaults } from '../product/gateway.ts';
import { expect, test } from '../product/journey.ts';
import { consoleToken, openConsole, staffPerson } from '../steps/console.ts';
import { axeViolations } from '../steps/screens/axe-violations.ts';

test('money that does not fit waits, is given back by hand, and leaves the queue @both', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.mismatches;
  const family = await signedIn(product);
  await setFaults(product, { wrongAmount: 10_000 });
  await payFor(product, family);
  await setFaults(product, {});
  const { rows } = await product.db.query<{ id: string }>(
    `select m.id from mismatch m join orders o on o.id = m.order_id
     join account a on a.id = o.account_id where a.email = $1`,
    [family.email],
  );
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, '/staff/mismatches');
  await page.getByText(t.kinds.amount.title).last().click();
  await expect(page).toHaveURL(`/staff/mismatches/${rows[0]?.id}/show`);
  await expect(page.getByText(t.kinds.amount.advice)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: t.ends.by_hand }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t.amount)).toHaveValue('10000');
  await dialog.getByLabel(t.reference).fill('BCA 22 Nov 4711');
  await dialog.getByLabel(words.staff.family.reason).fill('Jumlahnya kurang');
  await dialog.getByRole('button', { name: t.ends.by_hand }).dblclick();

  await expect(page.getByText('· BCA 22 Nov 4711')).toBeVisible();
  await expect(page.getByText(words.staff.orders.states.refunded).first()).toBeVisible();
  await page.getByRole('link', { name: t.back }).click();
  await expect(page.getByText(t.kinds.amount.title)).toHaveCount(0);
  await page.getByRole('button', { name: t.states.done }).click();
  await expect(page.getByText(t.kinds.amount.title).first()).toBeVisible();
});

test('before money goes back it says to whom and what ends; a double press gives it back once @both', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.refunds;
  const family = await paid(product);
  const { rows } = await product.db.query<{ id: string; amount: number }>(
    'select o.id, o.amount from orders o join account a on a.id = o.account_id where a.email = $1',
    [family.email],
  );
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, `/staff/orders/${rows[0]?.id}/show`);
  await page.getByLabel(words.staff.orders.reason).fill('Salah paket');
  await page.getByRole('button', { name: words.staff.orders.refund }).dblclick();
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog).toContainText(family.name);
  await expect(dialog).toContainText(t.endsNow.split('{before}')[0]?.replace('{plan}', '') ?? '');
  await expect(dialog).toContainText(t.alone);
  expect(await axeViolations(page)).toEqual([]);
  await expect(page.getByText(words.staff.orders.states.refunded, { exact: true })).toHaveCount(0);

  await test.step('thinking better of it leaves everything as it was', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel(words.staff.orders.reason)).toHaveValue('Salah paket');
    await page.getByRole('button', { name: words.staff.orders.refund }).click();
  });
  await dialog.getByRole('button', { name: String(t.give.split('{')[0]) }).dblclick();

  await expect(
    page.getByText(words.staff.orders.states.refunded, { exact: true }).first(),
  ).toBeVisible();
  const refunds = await product.db.query('select amount::int from refund where order_id = $1', [
    rows[0]?.id,
  ]);
  expect(refunds.rows).toEqual([{ amount: rows[0]?.amount }]);
});

test('orders are narrowed in the address and downloaded as a harmless table @desk @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.orders;
  const family = await signedIn(product);
  await payFor(product, family);
  const attack = '=HYPERLINK("https://jahat.example","Ibu")';
  await product.db.query('update account set display_name = $2 where email = $1', [
    family.email,
    attack,
  ]);
  const token = await consoleToken(product, await staffPerson(product));
  await openConsole(page, token, '/staff/orders');
  await page.getByPlaceholder(t.search).fill(family.email);
  await expect(page.getByText(attack)).toHaveCount(1);
  await expect(page).toHaveURL(/filter=/);
  await page.reload();
  await expect(page.getByPlaceholder(t.search)).toHaveValue(family.email);

  await page.getByRole('button', { name: t.file }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: t.file }).click();
  const file = await coming;

  expect(file.suggestedFilename()).toMatch(/^nobi-orders-.+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^\uFEFF"pesanan";/);
  expect(lines[1]).toMatch(/;"'=HYPERLINK\(""https:[^;]+"$/);
});

test('revenue keeps its range in the address, and says so when there is none yet @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.money;
  const token = await consoleToken(product, await staffPerson(product));
  // Payments of other journeys may have been counted meanwhile.
  await product.db.query('truncate money_day, subscriber_day');
  await openConsole(page, token, '/staff/money');
  await expect(page.getByText(t.empty)).toBeVisible();
  await product.db.query(
    `insert into money_day (day, plan, gateway, orders, new_orders, renewed, gross, refunds)
     values ((now() at time zone 'Asia/Jakarta')::date - 60, 'premium', 'midtrans', 2, 1, 1, 240000, 0)`,
  );

  await page.getByRole('button', { name: t.ranges['90'] }).click();

  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByText('Rp 240.000').first()).toBeVisible();
  await expect(page.getByRole('img', { name: t.chart })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: t.ranges['90'], pressed: true })).toBeVisible();
  await product.db.query('delete from money_day');
});

test('a month of the books is downloaded with every movement of it @both @slow', async ({
  page,
  product,
  words,
}) => {
  const t = words.staff.money;
  const token = await consoleToken(product, await staffPerson(product));
  await product.db.query(
    `insert into money_move (plan, gateway, kind, amount, at) values
       ('premium', 'midtrans', 'paid', 120000, '2025-02-03 10:00+07'),
       ('premium', 'midtrans', 'back', 20000, '2025-02-28 23:59+07')`,
  );
  await product.db.query(
    `insert into money_day (day, plan, gateway, orders, new_orders, renewed, gross, refunds)
     values ('2025-02-03', 'premium', 'midtrans', 1, 1, 0, 120000, 0),
       ('2025-02-28', 'premium', 'midtrans', 0, 0, 0, 0, 20000)`,
  );
  await openConsole(page, token, '/staff/money');
  const books = page.getByRole('region', { name: t.books });
  const month = books.getByRole('listitem').filter({ hasText: /Februari 2025|February 2025/ });
  await expect(month).toContainText('100.000');
  expect(await axeViolations(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await month.getByRole('button').click();
  const file = await coming;

  expect(file.suggestedFilename()).toBe('nobi-accounting-2025-02.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(';').slice(-2))).toEqual([
    ['"masuk (IDR)"', '"keluar (IDR)"'],
    ['120000', '0'],
    ['0', '20000'],
  ]);
  await product.db.query(`delete from money_day where day < '2025-03-01'`);
});
