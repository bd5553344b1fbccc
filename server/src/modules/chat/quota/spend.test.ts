import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Product, startProduct } from '../../../testing/product.ts';
import { type Hold, spendStore } from './spend.store.ts';

const cap = 1000;
let product: Product;
let spend: ReturnType<typeof spendStore>;
beforeAll(async () => {
  product = await startProduct();
  spend = spendStore(product.db);
});
afterAll(() => product.stop());
beforeEach(() => product.db.query('truncate chat_spend, chat_hold'));

const holdOf = (microRupiah: number): Hold => ({ id: randomUUID(), provider: 'p', microRupiah });
const cost = (microRupiah: number) => ({ input: 3, output: 4, microRupiah });
const today = async () => {
  const [row] = await product.db.query<{ spent: string; held: string }>(
    'select micro_rupiah as spent, held_micro_rupiah as held from chat_spend',
  );
  return { spent: Number(row?.spent), held: Number(row?.held) };
};

test('forty answers at once never hold more than the cap of the day', async () => {
  const holds = await Promise.all(Array.from({ length: 40 }, () => spend.hold(holdOf(300), cap)));

  expect(holds.filter(Boolean)).toHaveLength(3);
  expect(await today()).toEqual({ spent: 0, held: 900 });
});

test('an answer that cost less makes room for another', async () => {
  const first = holdOf(900);
  await spend.hold(first, cap);
  const before = await spend.hold(holdOf(900), cap);

  await spend.settle(first, cost(50));

  expect([before, await spend.hold(holdOf(900), cap)]).toEqual([false, true]);
  expect(await today()).toEqual({ spent: 50, held: 900 });
});

test('settling twice, or what nobody held, frees nothing of others', async () => {
  const [first, other] = [holdOf(300), holdOf(300)];
  for (const each of [first, other]) await spend.hold(each, cap);

  await spend.settle(first, cost(10));
  await spend.settle(first, cost(10));

  expect(await today()).toEqual({ spent: 20, held: 300 });
});

test('what a process held that has ended is free again when it is needed', async () => {
  await spend.hold(holdOf(900), cap);
  await product.db.query(`update chat_hold set until = now() - interval '1 second'`);

  expect(await spend.hold(holdOf(900), cap)).toBe(true);
  expect(await today()).toEqual({ spent: 0, held: 900 });
});

test('an answer over midnight is counted on the day on which it was held', async () => {
  const late = holdOf(300);
  await spend.hold(late, cap);
  for (const table of ['chat_spend', 'chat_hold'])
    await product.db.query(`update ${table} set day = day - 1`);

  await spend.settle(late, cost(200));

  expect(await today()).toEqual({ spent: 200, held: 0 });
});
