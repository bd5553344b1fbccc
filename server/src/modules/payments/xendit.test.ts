import { payments } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  callbackToken,
  retryHours,
  secretKey,
  startXenditRig,
  type XenditRig,
} from '../../adapters/payment/xendit-rig.testing.ts';
import { comeAgain } from '../../testing/come-again.ts';
import { hurryLimits, sumOf } from '../../testing/limits.ts';
import { newFamily, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let rig: XenditRig;
let product: Product;
const { canPlay, lettersTo, orderOf, status } = paymentSteps(() => product);
const params = { gateway: 'xendit' };

beforeAll(async () => {
  rig = await startXenditRig();
  product = await startProduct({
    XENDIT_SECRET_KEY: secretKey,
    XENDIT_CALLBACK_TOKEN: callbackToken,
    XENDIT_URL: rig.url,
  });
  rig.notifyAt(`${product.url}${payments.notify.path.replace('{gateway}', 'xendit')}`);
});
afterEach(() => rig.setFaults({}));
afterAll(async () => {
  await product.stop();
  await rig.close();
});

const openOrder = async (plan: 'regular' | 'premium' = 'regular') => {
  const family = await newFamily(product);
  return { ...family, ...(await startPayment(product, family.token, plan)) };
};
const bodyOf = (orderId: string, word: string) =>
  JSON.stringify({ external_id: orderId, status: word, amount: 15_000, paid_amount: 15_000 });
const tell = (orderId: string, word: string, token = callbackToken) =>
  product.send(payments.notify, {
    params,
    headers: { 'x-callback-token': token },
    body: bodyOf(orderId, word),
  });
const periodsOf = (orderId: string) =>
  product.db.query('select 1 from period where order_id = $1', [orderId]);

test('a payment opens the games by its notification alone, with one receipt', async () => {
  const order = await openOrder();

  await rig.pay(order.pageUrl);

  expect(await canPlay(order.token)).toBe(true);
  expect(await orderOf(order.orderId)).toEqual({ state: 'paid', flag: null });
  expect(await lettersTo(order.email)).toHaveLength(1);
});

test.each([
  ['of somebody else', `${callbackToken}x`],
  ['in capitals', callbackToken.toUpperCase()],
  ['empty', ''],
])('a notification with a token %s changes nothing, and is kept as forged', async (_how, token) => {
  const order = await openOrder();
  rig.setFaults({ drop: true });
  await rig.pay(order.pageUrl);

  const reply = await tell(order.orderId, 'PAID', token);

  const events = await product.db.query(
    `select 1 from payment_event where kind = 'forged' and body like '%' || $1 || '%'`,
    [order.orderId],
  );
  expect(reply.status).toBe(403);
  expect(events).toHaveLength(1);
  expect((await orderOf(order.orderId))?.state).toBe('pending');
});

test('a notification with the true token opens nothing while the gateway says pending', async () => {
  const order = await openOrder();

  const reply = await tell(order.orderId, 'PAID');

  expect(reply.status).toBe(200);
  expect((await orderOf(order.orderId))?.state).toBe('pending');
  expect(await canPlay(order.token)).toBe(false);
});

test('fifty copies at once, and the settlement a day later, are one period and one receipt', async () => {
  const order = await openOrder();
  rig.setFaults({ drop: true });
  await rig.pay(order.pageUrl);

  const replies = await Promise.all(
    Array.from({ length: 50 }, () => comeAgain(() => tell(order.orderId, 'PAID'))),
  );
  rig.setFaults({});
  await rig.settle(order.pageUrl);

  expect(new Set(replies.map(({ status: code }) => code))).toEqual(new Set([200]));
  expect(await periodsOf(order.orderId)).toHaveLength(1);
  expect(await lettersTo(order.email)).toHaveLength(1);
});

test('late and mixed up notifications never take a payment back', async () => {
  const order = await openOrder();
  await rig.pay(order.pageUrl);

  for (const word of ['SETTLED', 'PENDING', 'EXPIRED', 'PAID', 'PENDING'])
    await tell(order.orderId, word);

  expect((await orderOf(order.orderId))?.state).toBe('paid');
  expect(await canPlay(order.token)).toBe(true);
});

test('an answer of the gateway that was overtaken by a payment does not undo it', async () => {
  const order = await openOrder();
  const arrival = Promise.withResolvers<void>();
  rig.setFaults({ until: arrival.promise });
  const slow = tell(order.orderId, 'PENDING');
  const calls = rig.calls.length;
  await expect.poll(() => rig.calls.length).toBeGreaterThan(calls);
  rig.setFaults({});
  await rig.pay(order.pageUrl);

  arrival.resolve();

  expect((await slow).status).toBe(200);
  expect((await orderOf(order.orderId))?.state).toBe('paid');
  expect(await periodsOf(order.orderId)).toHaveLength(1);
});

test('an invoice that ends closes its order, and the next try opens another', async () => {
  const order = await openOrder();

  await rig.letExpire(order.pageUrl);
  const next = await startPayment(product, order.token, 'regular');

  expect((await orderOf(order.orderId))?.state).toBe('expired');
  expect(next.orderId).not.toBe(order.orderId);
  await rig.pay(next.pageUrl);
  expect(await canPlay(order.token)).toBe(true);
});

test('a gateway that cannot be asked has its notification come back, up to six times', async () => {
  const order = await openOrder();
  rig.setFaults({ drop: true });
  await rig.pay(order.pageUrl);
  const answers: number[] = [];

  rig.setFaults({ status: 500 });
  for (const _hours of retryHours.slice(1)) answers.push(...(await rig.retry()));
  rig.setFaults({});
  answers.push(...(await rig.retry()));

  expect(answers.filter((code) => code === 503).length).toBeGreaterThanOrEqual(5);
  expect(answers.at(-1)).toBe(200);
  expect(await canPlay(order.token)).toBe(true);
});

test('the success page finds a payment whose notification never came', async () => {
  const order = await openOrder('premium');
  rig.setFaults({ drop: true });
  await rig.pay(order.pageUrl);

  const reply = await status(order.orderId);

  expect(reply.body).toMatchObject({ is_paid: true, subscription_type: 'premium', state: 'paid' });
});

test('too small an amount waits for staff', async () => {
  rig.setFaults({ wrongAmount: 1_000 });
  const order = await openOrder();

  await rig.pay(order.pageUrl);

  expect(await orderOf(order.orderId)).toEqual({ state: 'review', flag: 'amount' });
  expect(await canPlay(order.token)).toBe(false);
});

/** Another page of the same order, as one that we gave up may stay open at the gateway. */
const secondPage = async (orderId: string) => {
  const response = await fetch(`${rig.url}/v2/invoices`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ external_id: orderId, amount: 15_000 }),
  });
  return z.object({ invoice_url: z.string() }).parse(await response.json()).invoice_url;
};

test('an order that is paid on two of its pages waits for staff once, with both sums', async () => {
  const order = await openOrder();
  await rig.pay(order.pageUrl);
  await rig.pay(await secondPage(order.orderId));
  await tell(order.orderId, 'PAID');

  const waits = await product.db.query('select kind, facts from mismatch where order_id = $1', [
    order.orderId,
  ]);
  const movements = await product.db.query(
    'select kind, amount from money_move where order_id = $1 order by id',
    [order.orderId],
  );

  expect(waits).toEqual([{ kind: 'paid_twice', facts: { times: 2 } }]);
  expect(movements).toEqual([
    { kind: 'paid', amount: 15_000 },
    { kind: 'kept', amount: 15_000 },
  ]);
  expect(await canPlay(order.token)).toBe(true);
});

test.each([
  [{ hang: true }],
  [{ status: 500 }],
  [{ html: true }],
  [{ foreignUrl: 'https://evil.example/' }],
])(
  'a gateway that does %o is a clear answer within 12 seconds, and the next try works',
  async (faults) => {
    const family = await newFamily(product);
    const start = () =>
      product.send(payments.start, { token: family.token, body: { plan: 'regular' } });
    rig.setFaults(faults);
    const limits = hurryLimits(10);

    const failed = await start();
    const longest = sumOf(limits);
    rig.setFaults({});

    expect(failed).toMatchObject({
      status: 502,
      body: { error: 'Payment failed. Please try again.' },
    });
    expect(longest).toBeLessThanOrEqual(12_000);
    if ('foreignUrl' in faults) return;
    expect(z.object({ redirect_url: z.string() }).parse((await start()).body)).toBeTruthy();
  },
);

test('nobody is asked for an order of a gateway whose keys are not here', async () => {
  const order = await openOrder();
  await product.db.query(`update orders set gateway = 'midtrans' where id = $1`, [order.orderId]);
  await rig.pay(order.pageUrl);

  const page = await status(order.orderId);
  const reply = await tell(order.orderId, 'PAID');

  expect(page.body).toMatchObject({ is_paid: false, state: 'pending' });
  expect(reply.status).toBe(404);
});
