import { payments } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openAtGateway, setFaults } from '../../testing/gateway.ts';
import { hurryLimits, sumOf } from '../../testing/limits.ts';
import { logIn, newFamily, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let product: Product;
const { canPlay, orderOf, status, tell } = paymentSteps(() => product);
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product, {}));
afterAll(() => product.stop());

test.each([
  [{ plan: 'PREMIUM ' }],
  [{ plan: ['premium'] }],
  [{ plan: 'regular', amount: 1 }],
  [{ plan: 'toString' }],
  [{}],
])('refuses %j to start a payment', async (body) => {
  const { token } = await newFamily(product);

  const reply = await product.send(payments.start, { token, body });

  expect(reply.status).toBe(400);
});

test('somebody else’s paid order and an invented one look the same, and give nothing', async () => {
  const owner = await newFamily(product);
  const stranger = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, owner.token, 'regular');
  await press(pageUrl, 'pay');

  const foreign = await status(orderId, stranger.token);
  const invented = await status(`NB-${'x'.repeat(22)}`, stranger.token);

  expect([foreign.status, invented.status]).toEqual([404, 404]);
  expect(foreign.body).toEqual(invented.body);
  expect(await canPlay(stranger.token)).toBe(false);
  expect((await status(orderId, owner.token)).status).toBe(200);
});

test('twenty clicks in several tabs open one order with one page', async () => {
  const { token } = await newFamily(product);

  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      product.send(payments.start, { token, body: { plan: 'regular' } }),
    ),
  );

  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
});

test('two devices and two processes open one order with one page', async () => {
  const family = await newFamily(product);
  const other = await logIn(product, family.email);
  const second = await startProduct({}, product);

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_none, at) =>
      (at % 2 ? second : product).send(payments.start, {
        token: at % 4 < 2 ? family.token : other.token,
        body: { plan: 'premium' },
      }),
    ),
  ).finally(() => second.stop());

  const orders = await product.db.query(
    'select 1 from orders o join account a on a.id = o.account_id where a.email = $1',
    [family.email],
  );
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(orders).toHaveLength(1);
});

test('a gateway that is down is a clear answer, and the next try goes on with the same order', async () => {
  const { token } = await newFamily(product);
  await setFaults(product, { down: true });
  const failed = await product.send(payments.start, { token, body: { plan: 'regular' } });
  await setFaults(product, {});

  const again = await product.send(payments.start, { token, body: { plan: 'regular' } });

  const orders = await product.db.query(
    'select 1 from orders o join session s using (account_id) where s.token_hash = sha256($1)',
    [Buffer.from(token)],
  );
  expect(failed).toMatchObject({
    status: 502,
    body: { error: 'Payment failed. Please try again.' },
  });
  expect(again.status).toBe(200);
  expect(orders).toHaveLength(1);
});

test('a gateway that never answers is given up within 12 seconds', async () => {
  const { token } = await newFamily(product);
  await setFaults(product, { hang: true });
  const limits = hurryLimits(10);

  const reply = await product.send(payments.start, { token, body: { plan: 'regular' } });

  expect(reply.status).toBe(502);
  expect(sumOf(limits)).toBeLessThanOrEqual(12_000);
});

test('a page on a foreign host is refused', async () => {
  const { token } = await newFamily(product);
  await setFaults(product, { foreignRedirectUrl: 'https://evil.example/pay' });

  const reply = await product.send(payments.start, { token, body: { plan: 'regular' } });

  expect(reply.status).toBe(502);
  expect(JSON.stringify(reply.body)).not.toContain('evil');
});

test('choosing the other plan closes the first page', async () => {
  const family = await newFamily(product);
  const regular = await startPayment(product, family.token, 'regular');
  const premium = await startPayment(product, family.token, 'premium');

  const open = await product.db.query<{ id: string }>(
    `select id from orders where id in ($1, $2) and state = 'pending'`,
    [regular.orderId, premium.orderId],
  );

  expect(open).toEqual([{ id: premium.orderId }]);
  expect((await orderOf(regular.orderId))?.state).toBe('cancelled');
});

test('money for the first plan that arrives after the second was opened is credited to its order', async () => {
  const family = await newFamily(product);
  const regular = await startPayment(product, family.token, 'regular');
  // Closed on our side while the gateway's page stayed payable: an old virtual account.
  await product.db.query(`update orders set state = 'cancelled' where id = $1`, [regular.orderId]);
  const premium = await startPayment(product, family.token, 'premium');
  await press(regular.pageUrl, 'pay');

  await tell(regular.orderId);

  expect(await orderOf(regular.orderId)).toEqual({
    state: 'paid',
    flag: 'late_payment',
  });
  expect((await orderOf(premium.orderId))?.state).toBe('pending');
  expect(await canPlay(family.token)).toBe(true);
});

test('a payment that is known before its page was answered finds its order', async () => {
  const family = await newFamily(product);
  await setFaults(product, { down: true });
  await product.send(payments.start, { token: family.token, body: { plan: 'regular' } });
  await setFaults(product, {});
  const [order] = await product.db.query<{ id: string }>(
    `select o.id from orders o join session s using (account_id) where s.token_hash = sha256($1)`,
    [Buffer.from(family.token)],
  );
  const orderId = order?.id ?? '';
  await press(await openAtGateway(product, orderId, 15_000), 'pay');

  const reply = await tell(orderId);

  expect(reply.status).toBe(200);
  expect((await orderOf(orderId))?.state).toBe('paid');
});

test.each([
  ['one account', 'start-payment', 30],
  ['one address', 'start-payment-address', 600],
])('asks %s to wait after its share of started payments', async (_who, limit, share) => {
  const { token } = await newFamily(product);
  const start = () => product.send(payments.start, { token, body: { plan: 'regular' } });
  await start();
  await product.db.query(`update throttle set count = $2 where key like $1 || ':%'`, [
    limit,
    share,
  ]);

  const reply = await start();
  await product.db.query('truncate throttle');

  expect(reply.status).toBe(429);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the gateway names the plan in the language of whoever pays', async () => {
  const { token } = await newFamily(product);
  const headers = { 'accept-language': 'en' };

  const reply = await product.send(payments.start, { token, headers, body: { plan: 'premium' } });

  const { redirect_url }: { redirect_url?: string } = Object(reply.body);
  const page = await fetch(String(redirect_url), { headers });
  expect(await page.text()).toContain('Nobi Premium, 1 year');
});
