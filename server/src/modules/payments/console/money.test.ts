import { randomUUID } from 'node:crypto';
import { type CallShape, payments, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startConsole } from '../../../testing/console.ts';
import { noticesDelivered, refundAtGateway, setFaults } from '../../../testing/gateway.ts';
import { newFamily, newSubscriber, press, startPayment } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';
import { wibDayLater, wibDayOf } from '../../../time/wib-day.rules.ts';
import { readCsv } from './exports.testing.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.db.query(
    'truncate money_move, money_day, subscriber_day, period, granted_days cascade',
  );
});

const today = wibDayOf(new Date());
const earlier = wibDayLater(today, -3);
const send = (shape: CallShape, more = {}) => product.send(shape, { token, ...more });
const count = () => product.runJob('money days');
const money = async (days = '30') => Object((await send(staff.money, { query: { days } })).body);
const dayOf = async (day: string) =>
  (await money()).days.find((one: { day: string }) => one.day === day);
const orderOf = async (email: string) => {
  const [row] = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [email],
  );
  return String(row?.id);
};
const check = (id: string) => send(staff.checkOrder, { params: { id } });

/** Money that the gateway took three days ago and told nobody of. */
const paidUnheard = async () => {
  const { token: theirs } = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, theirs, 'regular');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');
  await setFaults(product, {});
  await product.db.query(
    `update sandbox_transaction set settled_at = now() - interval '3 days' where order_id = $1`,
    [orderId],
  );
  return { orderId, theirs };
};

test('what was paid and given back stands on its day, and counting twice changes nothing', async () => {
  await newSubscriber(product, 'regular');
  const premium = await orderOf((await newSubscriber(product, 'premium')).email);
  const body = { amount: 20_000, reason: 'Salah paket', key: randomUUID() };
  await send(staff.refundOrder, { params: { id: premium }, body });

  await count();
  const once = await money();
  await count();

  expect(await money()).toEqual(once);
  expect(once.days).toHaveLength(30);
  expect(once.now).toEqual({
    orders: 2,
    new_orders: 2,
    renewed: 0,
    gross: 135_000,
    refunds: 20_000,
    regular: 1,
    premium: 1,
    given: 0,
    not_renewed: 0,
  });
  expect(once.before.gross).toBe(0);
  expect(
    once.parts.map(({ plan, gross, refunds }: Record<string, unknown>) => [plan, gross, refunds]),
  ).toEqual([
    ['premium', 120_000, 20_000],
    ['regular', 15_000, 0],
  ]);
});

test('money that is heard of late corrects the day on which it was paid', async () => {
  await newSubscriber(product, 'premium');
  const { orderId, theirs } = await paidUnheard();
  await count();
  expect(await dayOf(earlier)).toMatchObject({ orders: 0, gross: 0 });

  await product.send(payments.successStatus, { token: theirs, query: { order_id: orderId } });
  await count();

  expect(await dayOf(earlier)).toMatchObject({ orders: 1, gross: 15_000, new_orders: 1 });
  expect(await dayOf(today)).toMatchObject({ orders: 1, gross: 120_000 });
});

test('a refund in the gateway’s own dashboard counts on its day, once, however often it is seen', async () => {
  const id = await orderOf((await newSubscriber(product, 'premium')).email);
  // A notice, of the payment as well, would make the refund known before it has its day.
  await noticesDelivered(product);
  await setFaults(product, { drop: true });
  await refundAtGateway(product, id, 30_000);
  await setFaults(product, {});
  await product.db.query(
    `update sandbox_transaction
     set refunds = jsonb_set(refunds, '{0,createdAt}', to_jsonb($2::text)) where order_id = $1`,
    [id, `${earlier} 08:00:00`],
  );

  await check(id);
  await check(id);
  await count();

  expect(await dayOf(earlier)).toMatchObject({ orders: 0, refunds: 30_000 });
  expect(await dayOf(today)).toMatchObject({ gross: 120_000, refunds: 0 });
});

test('a second part that goes back is counted although the order stands as before', async () => {
  const id = await orderOf((await newSubscriber(product, 'premium')).email);
  const part = (amount: number) =>
    send(staff.refundOrder, {
      params: { id },
      body: { amount, reason: 'Salah', key: randomUUID() },
    });

  await part(10_000);
  await part(15_000);
  await part(95_000);
  await count();

  expect(await dayOf(today)).toMatchObject({ gross: 120_000, refunds: 120_000, premium: 0 });
});

test('a family that pays again is renewed, not new', async () => {
  const family = await newSubscriber(product, 'regular');
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl, 'pay');
  await product.send(payments.successStatus, { token: family.token, query: { order_id: orderId } });

  await count();

  expect(await dayOf(today)).toMatchObject({ orders: 2, new_orders: 1, renewed: 1, regular: 1 });
});

test('given days are told apart from paid time, and who does not renew is counted once', async () => {
  const gifted = await newFamily(product);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    gifted.email,
  ]);
  await send(staff.grantDays, {
    params: { family: String(row?.id) },
    body: { plan: 'premium', days: 7, reason: 'Gangguan' },
  });
  const lapsed = await newSubscriber(product, 'regular');
  await newSubscriber(product, 'regular');
  await product.db.query(
    `update period set starts_at = now() - interval '31 days', ends_at = now()
     where account_id = (select id from account where email = $1)`,
    [lapsed.email],
  );

  await count();
  await count();

  expect(await dayOf(today)).toMatchObject({ regular: 1, premium: 0, given: 1, not_renewed: 1 });
});

test('money by day opens in a spreadsheet, and the log tells of it', async () => {
  await newSubscriber(product, 'regular');
  await count();

  const reply = await send(staff.exportMoney, { query: { from: earlier, to: today } });

  expect(readCsv(String(reply.body), ',')).toEqual([
    ['day (WIB)', 'plan', 'gateway', 'orders', 'new', 'renewed', 'gross', 'refunds', 'net'],
    [today, 'regular', 'midtrans-sandbox', '1', '1', '0', '15000', '0', '15000'],
  ]);
  const log = await product.db.query(`select after from staff_audit where did = 'exportMoney'`);
  expect(log).toEqual([{ after: { from: earlier, to: today } }]);
});
