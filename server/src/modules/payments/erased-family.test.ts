import { ownData } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nobody } from '../../database/placement/nobody.ts';
import { enterAdult, idTokenFor, newFamily, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { checkoutStore } from './checkout.store.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
const { lettersTo, orderOf, tell } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A family with an open order, erased as its adult does it. */
const erasedWithOrder = async () => {
  const family = await enterAdult(product, await newFamily(product));
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  const [order] = await product.db.query<{ id: string; account_id: string }>(
    'select id, account_id from orders where id = $1',
    [orderId],
  );
  const id_token = await idTokenFor(product, family.email, family.password);
  const { token } = family;
  const { status } = await product.send(ownData.eraseAccount, { token, body: { id_token } });
  if (status !== 200 || !order) throw new Error(`The erasure was answered ${status}`);
  return { email: family.email, pageUrl, orderId, order };
};

test('what arrives for a family that was erased meanwhile is in the books, once, and nobody’s', async () => {
  const { email, pageUrl, orderId } = await erasedWithOrder();

  await press(pageUrl, 'pay');
  await tell(orderId);

  expect(await orderOf(orderId)).toEqual({ state: 'paid', flag: 'late_payment' });
  const booked = await product.db.query(
    `select nullif(o.account_id, '${nobody}') as account_id, o.method is not null as has_method, o.paid_at is not null as has_time,
       m.kind, m.amount::int, m.is_renewal, m.at = o.paid_at as is_same_moment
     from orders o join money_move m on m.order_id = o.id where o.id = $1`,
    [orderId],
  );
  expect(booked).toEqual([
    {
      account_id: null,
      has_method: true,
      has_time: true,
      kind: 'paid',
      amount: 15_000,
      is_renewal: false,
      is_same_moment: true,
    },
  ]);
  expect(await lettersTo(email)).toEqual([]);
});

test('a page that comes when its family has been erased leads nobody there from the order', async () => {
  const { orderId, order } = await erasedWithOrder();

  await checkoutStore(product.db).keepPage(order, { token: 'page', redirectUrl: 'https://page' });

  const left = await product.db.query(
    `select nullif(account_id, '${nobody}') as account_id, checkout_token, redirect_url, state
     from orders where id = $1`,
    [orderId],
  );
  expect(left).toEqual([
    { account_id: null, checkout_token: null, redirect_url: null, state: 'cancelled' },
  ]);
});
