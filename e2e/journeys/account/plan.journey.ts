import { rupiah } from '@nobi/contract';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { logIn } from '../../steps/forms.ts';
import { orderOf } from '../../steps/orders.ts';

const openOrders = `select o.plan from orders o join account a on a.id = o.account_id
  where a.email = $1 and o.state in ('created', 'pending')`;

test('has the money of the first week back in two taps, and the room says what is left', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await openRoom(page, words);
  const price = rupiah(15_000, 'id');
  await page.getByRole('button', { name: words.adult.backAsk }).click();
  await expect(page.getByText(words.adult.backAfter(0))).toBeVisible();

  await page.getByRole('button', { name: words.adult.backYes(price) }).click();

  await expect(page.getByText(words.adult.backState.returned(price))).toBeVisible();
  await expect(page.getByText(words.adult.notPaid)).toBeVisible();
  const { rows } = await product.db.query('select state from orders where id = $1', [
    await orderOf(product, family),
  ]);
  expect(rows).toEqual([{ state: 'refunded' }]);
});

test('pays again with one tap from the room, and coming back starts nothing', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await enterAs(page, family, true);
  await openRoom(page, words);
  const again = words.adult.payAgainFor(words.adult.plans.regular, rupiah(15_000, 'id'));

  await page.getByRole('link', { name: again }).click();
  await expect(page.locator('button[name=pay]')).toBeVisible();
  await page.goBack();

  await expect(page).toHaveURL('/payment');
  await expect(page.getByText(words.payments.openOrder('Regular'))).toBeVisible();
  const { rows } = await product.db.query(openOrders, [family.email]);
  expect(rows).toEqual([{ plan: 'regular' }]);
});

test('pays again from the letter: signed out it asks for the login, and then goes on', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product, 'premium');

  await page.goto('/payment?again=premium');
  await expect(page).toHaveURL(/\/login\?next=/);
  expect((await product.db.query(openOrders, [family.email])).rows).toEqual([]);
  await logIn(page, words, family);

  await expect(page.locator('button[name=pay]')).toBeVisible();
  const { rows } = await product.db.query(openOrders, [family.email]);
  expect(rows).toEqual([{ plan: 'premium' }]);
});
