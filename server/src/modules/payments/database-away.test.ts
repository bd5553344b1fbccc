import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeAway } from '../../database/testing.ts';
import { notification, notify, setFaults } from '../../testing/gateway.ts';
import { newFamily, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
const { canPlay, lettersTo } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test('a notification that meets no database is answered 503, and counts when it comes again', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');
  const paid = notification(product, { order_id: orderId, gross_amount: '20000.00' });

  const comeBack = await takeAway(product.databaseUrl);
  const refused = await notify(product, paid);
  await comeBack();

  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({ code: 'unavailable' });
  await expect.poll(async () => (await notify(product, paid)).status).toBe(200);
  expect(await canPlay(family.token)).toBe(true);
  expect(await lettersTo(family.email)).toHaveLength(1);
});
