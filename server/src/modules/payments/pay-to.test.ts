import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFamily, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
const { status, tell } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const pressed = (pageUrl: string, fields: Record<string, string>) =>
  fetch(pageUrl, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: product.url },
    redirect: 'manual',
  });
const waiting = async (method: string) => {
  const family = await newFamily(product);
  const order = await startPayment(product, family.token, 'premium');
  await pressed(order.pageUrl, { method, choose: '1' });
  await tell(order.orderId, { transaction_status: 'pending', gross_amount: '120000.00' });
  return { ...order, ...family };
};

test('a Mandiri bill is told with its two numbers, to nobody but its family', async () => {
  const { orderId, token } = await waiting('mandiri_bill');
  const other = await newFamily(product);

  const mine = await status(orderId, token);
  const anybody = await status(orderId);

  expect(mine.body).toMatchObject({
    pay_to: [
      { kind: 'company', value: '70012' },
      { kind: 'bill', value: expect.stringMatching(/^9\d{11}$/) },
    ],
  });
  expect(anybody.body).not.toHaveProperty('pay_to');
  expect((await status(orderId, other.token)).status).toBe(404);
});

test('an account of a bank is told by its number, and nothing once it is paid', async () => {
  const { orderId, token, pageUrl } = await waiting('bca_va');
  const first = Object((await status(orderId, token)).body).pay_to;

  await pressed(pageUrl, { pay: '1' });
  await tell(orderId, { gross_amount: '120000.00' });

  expect(first).toEqual([{ kind: 'account', value: expect.stringMatching(/^80777\d{11}$/) }]);
  expect((await status(orderId, token)).body).not.toHaveProperty('pay_to');
  const [row] = await product.db.query('select pay_to from orders where id = $1', [orderId]);
  expect(row).toEqual({ pay_to: null });
});
