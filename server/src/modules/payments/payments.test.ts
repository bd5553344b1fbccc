import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { befall, notification, notify, refundAtGateway, setFaults } from '../../testing/gateway.ts';
import { newFamily, newSubscriber, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
type Notification = ReturnType<typeof notification>;
const { canPlay, lettersTo, orderOf, status, tell } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

test('a payment opens the games, once, with one receipt', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');

  const pressed = await press(pageUrl, 'pay');
  const reply = await status(orderId, family.token);

  expect(pressed.location).toContain(`/payment/success?order_id=${orderId}`);
  expect(reply.body).toMatchObject({
    order_id: orderId,
    is_paid: true,
    subscription_type: 'regular',
    state: 'paid',
  });
  expect(await canPlay(family.token)).toBe(true);
  expect(await lettersTo(family.email)).toHaveLength(1);
});

const otherShop = { serverKey: 'SB-key-of-another-shop' };

test.each([
  [
    'is in upper case',
    (true_: Notification) => ({ signature_key: true_.signature_key.toUpperCase() }),
  ],
  ['is cut short', (true_: Notification) => ({ signature_key: true_.signature_key.slice(0, -2) })],
  ['is made up', () => ({ signature_key: 'a'.repeat(128) })],
  ['is missing', () => ({ signature_key: undefined })],
  ['is a number', () => ({ signature_key: 7 })],
  ['is of another amount', () => ({ gross_amount: '15001.00' })],
  [
    'is of another shop',
    (true_: Notification) => notification(otherShop, { order_id: true_.order_id }),
  ],
])('a notification whose signature %s is kept as forged and moves nothing', async (_how, forge) => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');
  const body = notification(product, { order_id: orderId });

  const reply = await notify(product, { ...body, ...forge(body) });

  const events = await product.db.query(
    `select 1 from payment_event where kind = 'forged' and body like '%' || $1 || '%'`,
    [orderId],
  );
  expect(reply.status).toBe(403);
  expect(events).toHaveLength(1);
  // The money is there, and only a true notification, a page or the sweeper may find it.
  expect((await orderOf(orderId))?.state).toBe('pending');
});

test('a pending notification edited to settlement fails its signature', async () => {
  const family = await newFamily(product);
  const { orderId } = await startPayment(product, family.token, 'regular');
  const pending = notification(product, { order_id: orderId, status_code: '201' });

  const reply = await notify(product, {
    ...pending,
    status_code: '200',
    transaction_status: 'settlement',
  });

  expect(reply.status).toBe(403);
  expect(await canPlay(family.token)).toBe(false);
});

test('a refund notification edited to settlement, rightly signed, stays refunded', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl, 'pay');
  await tell(orderId);
  await refundAtGateway(product, orderId, 15_000);
  await tell(orderId, { transaction_status: 'refund' });

  const reply = await tell(orderId, { transaction_status: 'settlement' });

  expect(reply.status).toBe(200);
  expect((await orderOf(orderId))?.state).toBe('refunded');
  expect(await canPlay(family.token)).toBe(false);
});

test('a true settlement notification opens nothing while the gateway says pending', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl, 'later');

  const reply = await tell(orderId);

  expect(reply.status).toBe(200);
  expect((await orderOf(orderId))?.state).toBe('pending');
  expect(await canPlay(family.token)).toBe(false);
});

test('fifty settlements at once give one period and one receipt', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'premium');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');

  // A gateway tells again what a busy machine refused.
  const tellUntilTaken = () =>
    vi.waitUntil(
      async () => (await tell(orderId, { gross_amount: '120000.00' })).status === 200,
      30_000,
    );
  await Promise.all(Array.from({ length: 50 }, tellUntilTaken));

  const periods = await product.db.query('select 1 from period where order_id = $1', [orderId]);
  expect(periods).toHaveLength(1);
  expect(await lettersTo(family.email)).toHaveLength(1);
});

test('a payment that arrives after we closed the order counts from its arrival', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await product.db.query(`update orders set state = 'expired' where id = $1`, [orderId]);
  await press(pageUrl, 'pay');

  await tell(orderId);

  const [period] = await product.db.query<{ late: boolean }>(
    `select starts_at > now() - interval '1 minute' as late from period where order_id = $1`,
    [orderId],
  );
  expect(await orderOf(orderId)).toEqual({ state: 'paid', flag: 'late_payment' });
  expect(period?.late).toBe(true);
});

test('a settled transfer that the bank takes back closes the games on the next call', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl, 'pay');
  await tell(orderId);
  const before = await canPlay(family.token);

  await befall(product, 'reversal', orderId);
  await tell(orderId, { transaction_status: 'deny', status_code: '202' });

  expect(before).toBe(true);
  expect((await orderOf(orderId))?.state).toBe('reversed');
  expect(await canPlay(family.token)).toBe(false);
});

test('a wrong amount waits for staff; a fee on top of the price does not', async () => {
  const cheat = await newFamily(product);
  const payer = await newFamily(product);
  await setFaults(product, { wrongAmount: 1 });
  const low = await startPayment(product, cheat.token, 'regular');
  await press(low.pageUrl, 'pay');
  await tell(low.orderId, { gross_amount: '1.00' });
  await setFaults(product, { addedFee: 105 });
  const fee = await startPayment(product, payer.token, 'regular');
  await press(fee.pageUrl, 'pay');
  await tell(fee.orderId, { gross_amount: '15105.00' });

  expect((await orderOf(low.orderId))?.state).toBe('review');
  expect(await canPlay(cheat.token)).toBe(false);
  expect(await canPlay(payer.token)).toBe(true);
});

test('the success page finds the payment itself when the notification is lost', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');

  const reply = await status(orderId);
  await tell(orderId);

  const periods = await product.db.query('select 1 from period where order_id = $1', [orderId]);
  expect(reply.body).toMatchObject({ is_paid: true, state: 'paid' });
  expect(periods).toHaveLength(1);
  expect(await lettersTo(family.email)).toHaveLength(1);
});

test('an order whose method is not chosen, or told in capitals, goes on waiting', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');

  const untouched = await status(orderId);
  await setFaults(product, { upperCase: true });
  await press(pageUrl, 'later');
  await tell(orderId, { transaction_status: 'PENDING', status_code: '201' });
  const waiting = await orderOf(orderId);
  await press(pageUrl, 'pay');
  await tell(orderId);

  expect(untouched.body).toMatchObject({ is_paid: false, state: 'pending' });
  expect(waiting).toEqual({ state: 'pending', flag: null });
  expect((await orderOf(orderId))?.state).toBe('paid');
});

test('a notification for an order that nobody knows is kept and asked for again', async () => {
  const reply = await tell('NB-unknown');

  const events = await product.db.query(
    `select 1 from payment_event where order_id = 'NB-unknown' and kind = 'unknown_order'`,
  );
  expect(reply.status).toBe(404);
  expect(events).toHaveLength(1);
});

test('the sweeper credits what no notification and no page told us', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await setFaults(product, { drop: true });
  await press(pageUrl, 'pay');
  await product.db.query('update orders set next_check_at = now() where id = $1', [orderId]);

  await product.sweep();

  expect(await canPlay(family.token)).toBe(true);
});

test('the sweeper finds money on an order that we had closed, when nobody told us', async () => {
  const family = await newFamily(product);
  const regular = await startPayment(product, family.token, 'regular');
  await product.db.query(`update orders set state = 'cancelled' where id = $1`, [regular.orderId]);
  await startPayment(product, family.token, 'premium');
  await setFaults(product, { drop: true });
  await press(regular.pageUrl, 'pay');
  await product.db.query('update orders set next_check_at = now() where id = $1', [
    regular.orderId,
  ]);

  await product.sweep();

  expect(await orderOf(regular.orderId)).toEqual({
    state: 'paid',
    flag: 'late_payment',
  });
});

test('an order that was closed is looked at again within the hour, and not for ever', async () => {
  const family = await newFamily(product);
  const regular = await startPayment(product, family.token, 'regular');
  await startPayment(product, family.token, 'premium');
  const waits: (number | null)[] = [];

  for (const _look of [1, 2, 3]) {
    const [row] = await product.db.query<{ hours: number | null }>(
      `select round(extract(epoch from next_check_at - now()) / 3600)::int as hours
       from orders where id = $1`,
      [regular.orderId],
    );
    waits.push(row?.hours ?? null);
    await product.db.query(
      'update orders set next_check_at = now() where id = $1 and next_check_at is not null',
      [regular.orderId],
    );
    await product.sweep();
  }

  expect(waits).toEqual([1, 24, null]);
});

test('a period that ends closes the games without anybody doing anything', async () => {
  const family = await newSubscriber(product, 'regular');
  const before = await canPlay(family.token);
  await product.db.query(
    `update period set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
     where account_id = (select account_id from session where token_hash = sha256($1))`,
    [Buffer.from(family.token)],
  );
  await product.db.query(
    `select pg_notify('caller_changed', account_id::text)
    from session where token_hash = sha256($1)`,
    [Buffer.from(family.token)],
  );

  await expect.poll(() => canPlay(family.token)).toBe(false);
  expect(before).toBe(true);
});
