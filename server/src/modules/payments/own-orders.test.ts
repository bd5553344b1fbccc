import { ownOrders } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newAdult, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const listed = z.object({
  orders: z.array(z.object({ plan: z.string(), amount: z.number(), invoice: z.string() })),
});
const ordersOf = async (token: string) =>
  listed.parse((await product.send(ownOrders.orders, { token })).body).orders;

test('the adult finds what was paid, each with a receipt that opens', async () => {
  const { token, email } = await newSubscribedAdult(product, 'regular');
  const other = await newAdult(product);

  const [order] = await ordersOf(token);
  const receipt = await (await fetch(order?.invoice ?? '')).text();

  expect(order).toMatchObject({ plan: 'regular', amount: 15_000 });
  expect(receipt).toContain(email);
  expect(await ordersOf(other.token)).toEqual([]);
});
