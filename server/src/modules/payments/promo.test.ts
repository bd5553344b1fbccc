import { offers, type Plan, payments } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeAway } from '../../database/testing.ts';
import { notification, notify, refundAtGateway, setFaults } from '../../testing/gateway.ts';
import { newFamily, press } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { withoutTriggers } from '../../testing/without-triggers.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
const { canPlay, lettersTo, status, tell } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

const redirect = z.object({ redirect_url: z.string() });

/** Opens an order with or without the promo that was claimed in the browser. */
const start = async (token: string, plan: Plan, promo?: boolean) => {
  const body = { plan, ...(promo !== undefined && { promo }) };
  const reply = await product.send(payments.start, { token, body });
  const { redirect_url: pageUrl } = redirect.parse(reply.body);
  const [row] = await product.db.query<{ id: string }>(
    'select id from orders where redirect_url = $1',
    [pageUrl],
  );
  return { pageUrl, orderId: row?.id ?? '' };
};
const pay = async (token: string, plan: Plan, promo?: boolean) => {
  const order = await start(token, plan, promo);
  await press(order.pageUrl, 'pay');
  await tell(order.orderId);
  await status(order.orderId, token);
  return order;
};

/** Days of each period beyond its whole months, as the calendar of Jakarta counts them. */
const extraDays = async (orderId: string, months: number) => {
  const rows = await product.db.query<{ days: number }>(
    `select extract(epoch from (ends_at at time zone 'Asia/Jakarta')
       - ((starts_at at time zone 'Asia/Jakarta') + make_interval(months => $2)))::int / 86400 as days
     from period where order_id = $1`,
    [orderId, months],
  );
  return rows.map(({ days }) => days);
};
const offer = async (token?: string) => (await product.send(offers.show, { token })).body;

test.each([
  ['regular', 1],
  ['premium', 12],
] as const)(
  'a claimed promo adds seven days to a first %s period, and the receipt says so',
  async (plan, months) => {
    const { token, email } = await newFamily(product);

    const { orderId } = await pay(token, plan, true);

    expect(await extraDays(orderId, months)).toEqual([7]);
    expect((await status(orderId, token)).body).toMatchObject({ bonus_days: 7 });
    const [letter] = await product.db.query<{ text: string }>(
      `select text_body as text from letter
     where recipient = $1 and subject in ('Your Nobi receipt', 'Bukti pembayaran Nobi')`,
      [email],
    );
    expect(letter?.text).toMatch(/7 (extra days|hari)/);
    expect(await offer(token)).toMatchObject({ promo_days: 0 });
  },
);

test('without a claim a first payment brings its period alone, and a later claim brings nothing', async () => {
  const { token } = await newFamily(product);

  const first = await pay(token, 'regular');
  const second = await pay(token, 'regular', true);

  expect(await extraDays(first.orderId, 1)).toEqual([0]);
  expect(await extraDays(second.orderId, 1)).toEqual([0]);
});

test('twice: a family has it once, however often it claims and pays', async () => {
  const { token } = await newFamily(product);

  const first = await pay(token, 'regular', true);
  const second = await pay(token, 'regular', true);

  expect(await extraDays(first.orderId, 1)).toEqual([7]);
  const rewarded = await product.db.query(
    'select 1 from orders where id = any($1) and bonus_days > 0',
    [[first.orderId, second.orderId]],
  );
  expect(rewarded).toHaveLength(1);
});

test('at once: claims from five tabs and twenty settlements give seven days', async () => {
  const { token } = await newFamily(product);
  const [order] = await Promise.all(Array.from({ length: 5 }, () => start(token, 'regular', true)));
  await setFaults(product, { drop: true });
  await press(order?.pageUrl ?? '', 'pay');

  const orderId = order?.orderId ?? '';
  await Promise.all(
    Array.from({ length: 20 }, () =>
      vi.waitUntil(async () => (await tell(orderId)).status === 200, { timeout: 20_000 }),
    ),
  );

  expect(await extraDays(orderId, 1)).toEqual([7]);
});

test('two orders that are paid at once share one promo', async () => {
  const { token } = await newFamily(product);
  const late = await start(token, 'regular', true);
  await press(late.pageUrl, 'later');
  // Another plan closes the first order; its money arrives all the same.
  const other = await start(token, 'premium', true);
  await setFaults(product, { drop: true });
  await Promise.all([press(late.pageUrl, 'pay'), press(other.pageUrl, 'pay')]);

  await Promise.all([tell(late.orderId), tell(other.orderId, { gross_amount: '120000.00' })]);

  const rows = await product.db.query<{ bonus_days: number }>(
    'select bonus_days from orders where id = any($1) and bonus_days > 0',
    [[late.orderId, other.orderId]],
  );
  expect(rows.map(({ bonus_days }) => bonus_days)).toEqual([7]);
});

test('expired: an order that nobody paid takes nothing from the next', async () => {
  const { token } = await newFamily(product);
  const gone = await start(token, 'regular', true);
  await press(gone.pageUrl, 'expire');
  await tell(gone.orderId, { transaction_status: 'expire' });

  const next = await pay(token, 'regular');

  expect(next.orderId).not.toBe(gone.orderId);
  expect(await extraDays(next.orderId, 1)).toEqual([7]);
});

test('a refund takes the seven days along, and they do not come again', async () => {
  const { token } = await newFamily(product);
  const first = await pay(token, 'regular', true);
  await refundAtGateway(product, first.orderId, 15_000);
  await tell(first.orderId, { transaction_status: 'refund' });

  expect(await canPlay(token)).toBe(false);
  const second = await pay(token, 'regular', true);

  expect(await extraDays(second.orderId, 1)).toEqual([0]);
});

test('forged: a promo of any other length or form is refused', async () => {
  const { token } = await newFamily(product);

  for (const promo of [7, 'true', 365, { days: 365 }]) {
    const body = { plan: 'regular' as const, promo };
    const reply = await product.send(payments.start, { token, body });
    expect(reply.status).toBe(400);
  }
});

test('another’s: a claim counts for who made it, and offers show nobody else’s order', async () => {
  const mine = await newFamily(product);
  const theirs = await newFamily(product);
  const open = await start(mine.token, 'premium', true);

  const paid = await pay(theirs.token, 'regular');

  expect(await extraDays(paid.orderId, 1)).toEqual([0]);
  expect(await offer(theirs.token)).toMatchObject({ open_order: null });
  expect(await offer()).toMatchObject({ open_order: null, promo_days: 7 });
  expect(await offer(mine.token)).toMatchObject({
    promo_days: 7,
    open_order: { order_id: open.orderId, plan: 'premium', amount: 120_000 },
  });
  expect((await status(open.orderId)).body).not.toHaveProperty('redirect_url');
  expect((await status(open.orderId, mine.token)).body).toMatchObject({
    redirect_url: open.pageUrl,
    amount: 120_000,
  });
});

test('while the database dies: the claim and its days are neither lost nor given twice', async () => {
  const { token } = await newFamily(product);
  const body = { plan: 'regular' as const, promo: true };
  const away = await takeAway(product.databaseUrl);
  const refused = await product.send(payments.start, { token, body });
  await away();
  const { pageUrl, orderId } = await start(token, 'regular', true);
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');
  const paid = notification(product, { order_id: orderId });

  const awayAgain = await takeAway(product.databaseUrl);
  const unheard = await notify(product, paid);
  await awayAgain();
  await Promise.all(Array.from({ length: 5 }, () => notify(product, paid)));
  const next = await pay(token, 'regular', true);

  expect([refused.status, unheard.status]).toEqual([503, 503]);
  expect(await extraDays(orderId, 1)).toEqual([7]);
  expect(await extraDays(next.orderId, 1)).toEqual([0]);
});

test.skipIf(withoutTriggers)(
  'a commit that dies as it gives the days gives them with the next notice, once',
  async () => {
    const { token, email } = await newFamily(product);
    const { pageUrl, orderId } = await start(token, 'regular', true);
    await setFaults(product, { drop: true });
    await press(pageUrl, 'pay');
    await product.db.query(`
    create function lose_commit() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
    await product.db.query(`
    create constraint trigger lose_commit after insert on period
      deferrable initially deferred for each row execute function lose_commit()`);

    const lost = await tell(orderId);
    const before = [await extraDays(orderId, 1), await lettersTo(email)];
    await product.db.query('drop trigger lose_commit on period');
    await Promise.all([tell(orderId), tell(orderId)]);

    expect(lost.status).toBe(503);
    expect(before).toEqual([[], []]);
    expect(await extraDays(orderId, 1)).toEqual([7]);
    expect(await lettersTo(email)).toHaveLength(1);
  },
);
