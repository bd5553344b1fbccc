import midtrans from 'midtrans-client';
import apiConfig from 'midtrans-client/lib/apiConfig.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxUrls } from './sandbox/sandbox.ts';
import { press, type Rig, serverKey, startRig } from './sandbox-rig.testing.ts';
import { isSignedBy } from './signature.rules.ts';

// Midtrans' own library is the judge here: what it can drive has the true gateway's shape.
let rig: Rig;
let snap: InstanceType<typeof midtrans.Snap>;
const clientOf = (key: string) =>
  new midtrans.Snap({ isProduction: false, serverKey: key, clientKey: '' });

beforeAll(async () => {
  rig = await startRig();
  const { snapUrl, coreUrl } = sandboxUrls(rig.base);
  apiConfig.SNAP_SANDBOX_BASE_URL = snapUrl;
  apiConfig.CORE_SANDBOX_BASE_URL = coreUrl;
  snap = clientOf(serverKey);
});
afterAll(() => rig.close());

let orders = 0;
const bodyOf = (change: object = {}) => {
  orders += 1;
  const order_id = `NB-shape-${orders}`;
  return {
    order_id,
    body: { transaction_details: { order_id, gross_amount: 15_000 }, ...change },
  };
};
const urlOf = (reply: Record<string, unknown>) => String(reply.redirect_url);

const paid = async (method = 'qris') => {
  const { order_id, body } = bodyOf();
  await press(urlOf(await snap.createTransaction(body)), { method, pay: '1' });
  return order_id;
};

test('creates a page with a token and an address', async () => {
  const { body } = bodyOf();

  const reply = await snap.createTransaction(body);

  expect(Object.keys(reply).sort()).toEqual(['redirect_url', 'token']);
  expect(urlOf(reply)).toMatch(/\/snap\/v4\/redirection\/[0-9a-f-]{36}$/);
});

test('refuses a wrong key in the words of Snap and of the Core API', async () => {
  const stranger = clientOf('SB-another-key');

  await expect(stranger.createTransaction(bodyOf().body)).rejects.toMatchObject({
    httpStatusCode: 401,
    ApiResponse: { error_messages: [expect.stringContaining('Access denied')] },
  });
  await expect(stranger.transaction.status('NB-1')).rejects.toMatchObject({
    httpStatusCode: 401,
    ApiResponse: { status_code: '401' },
  });
});

test.each([
  ['no amount', { transaction_details: { order_id: 'NB-x' } }],
  ['a fraction of a rupiah', { transaction_details: { order_id: 'NB-x', gross_amount: 1.5 } }],
  ['an order id with a space', { transaction_details: { order_id: 'NB x', gross_amount: 1 } }],
  ['a long order id', { transaction_details: { order_id: 'x'.repeat(51), gross_amount: 1 } }],
  ['items of another sum', { item_details: [{ name: 'a', price: 14_999, quantity: 1 }] }],
  ['an expiry of one minute', { expiry: { duration: 1, unit: 'minute' } }],
  ['an expiry of eight days', { expiry: { duration: 8, unit: 'days' } }],
  ['a finish address that is none', { callbacks: { finish: 'javascript:alert(1)' } }],
])('refuses %s', async (_what, change) => {
  await expect(snap.createTransaction(bodyOf(change).body)).rejects.toMatchObject({
    httpStatusCode: 400,
    ApiResponse: { error_messages: [expect.any(String)] },
  });
});

test('takes discounts and fees as items', async () => {
  const item_details = [
    { name: 'Premium', price: 20_000, quantity: 1 },
    { name: 'Discount', price: -5_000, quantity: 1 },
  ];

  expect(await snap.createTransaction(bodyOf({ item_details }).body)).toHaveProperty('token');
});

test('kills the older page when asked again, and refuses once a method is chosen', async () => {
  const { body } = bodyOf();
  const older = urlOf(await snap.createTransaction(body));

  const newer = urlOf(await snap.createTransaction(body));
  const expired = await fetch(older);
  await press(newer, { method: 'qris', later: '1' });

  expect(expired.status).toBe(404);
  await expect(snap.createTransaction(body)).rejects.toMatchObject({
    httpStatusCode: 400,
    ApiResponse: { error_messages: [expect.stringContaining('has already been taken')] },
  });
});

test('does not know a transaction until a method is chosen', async () => {
  const { order_id, body } = bodyOf();
  await snap.createTransaction(body);

  await expect(snap.transaction.status(order_id)).rejects.toMatchObject({
    ApiResponse: { status_code: '404' },
  });
});

test('describes a settled payment, signed over its own strings', async () => {
  const order_id = await paid();

  const reply = await snap.transaction.status(order_id);

  expect(reply).toMatchObject({
    status_code: '200',
    transaction_status: 'settlement',
    gross_amount: '15000.00',
    currency: 'IDR',
    payment_type: 'qris',
    transaction_time: '2026-11-21 10:00:00',
    settlement_time: '2026-11-21 10:00:00',
  });
  const signed = { orderId: order_id, statusCode: '200', grossAmount: '15000.00' };
  expect(isSignedBy(serverKey, signed, String(reply.signature_key))).toBe(true);
});

test('finds the order of a notification by its transaction', async () => {
  const order_id = await paid('gopay');
  await rig.settle();
  const bodies = rig.notices.map((body) => JSON.parse(body.toString()));
  const notification = bodies.findLast((body) => body.order_id === order_id);

  const reply = await snap.transaction.notification(notification);

  expect(reply).toMatchObject({ order_id, transaction_status: 'settlement' });
});

test('cancels a charged card, and refuses to cancel what is settled', async () => {
  const card = await paid('credit_card');
  const wallet = await paid('gopay');

  expect(await snap.transaction.cancel(card)).toMatchObject({ transaction_status: 'cancel' });
  await expect(snap.transaction.cancel(wallet)).rejects.toMatchObject({
    ApiResponse: { status_code: '412' },
  });
});

test('expires a waiting payment with the odd code that means success', async () => {
  const { order_id, body } = bodyOf();
  await press(urlOf(await snap.createTransaction(body)), { later: '1' });

  const reply = await snap.transaction.expire(order_id);

  expect(reply).toMatchObject({ status_code: '407', transaction_status: 'expire' });
});

test('refunds in parts, refuses too much and a key used for another amount', async () => {
  const order_id = await paid();

  const part = await snap.transaction.refund(order_id, { refund_key: 'a', amount: 5_000 });
  const again = await snap.transaction.refund(order_id, { refund_key: 'a', amount: 5_000 });
  const status = await snap.transaction.status(order_id);

  expect(part).toMatchObject({ transaction_status: 'partial_refund', refund_amount: '5000.00' });
  expect(again).toMatchObject({ refund_amount: '5000.00' });
  expect(status).toMatchObject({ refund_amount: '5000.00', refunds: [{ refund_key: 'a' }] });
  await expect(
    snap.transaction.refund(order_id, { refund_key: 'a', amount: 6_000 }),
  ).rejects.toMatchObject({ ApiResponse: { status_code: '406' } });
  await expect(
    snap.transaction.refund(order_id, { refund_key: 'b', amount: 10_001 }),
  ).rejects.toMatchObject({ ApiResponse: { status_code: '414' } });
});

test('has no way back for a virtual account', async () => {
  const order_id = await paid('bca_va');

  await expect(
    snap.transaction.refund(order_id, { refund_key: 'a', amount: 15_000 }),
  ).rejects.toMatchObject({ ApiResponse: { status_code: '412' } });
});

const common = [
  ...['transaction_time', 'transaction_status', 'transaction_id', 'status_code', 'status_message'],
  ...['signature_key', 'payment_type', 'order_id', 'merchant_id', 'gross_amount', 'currency'],
  ...['fraud_status', 'expiry_time'],
];

test.each([
  ['qris', 'settlement', ['issuer', 'acquirer', 'transaction_type', 'settlement_time']],
  ['gopay', 'settlement', ['settlement_time']],
  ['bca_va', 'settlement', ['va_numbers', 'payment_amounts', 'settlement_time']],
  ['credit_card', 'capture', ['masked_card', 'bank', 'eci']],
])(
  'tells all documented fields of a payment by %s, to whoever asks and whoever is told',
  async (...row) => {
    const [method, transaction_status, own] = row;
    const order_id = await paid(method);
    await rig.settle();

    const status = await snap.transaction.status(order_id);
    const bodies = rig.notices.map((body) => JSON.parse(body.toString()));
    const notice = bodies.findLast((body) => body.order_id === order_id);

    for (const reply of [status, notice]) {
      expect(reply).toMatchObject({ transaction_status, gross_amount: '15000.00' });
      expect(Object.keys(reply)).toEqual(expect.arrayContaining([...common, ...own]));
    }
  },
);

test.each([
  ['cancel', () => snap.transaction.cancel('NB-nobody')],
  ['expire', () => snap.transaction.expire('NB-nobody')],
  ['refund', () => snap.transaction.refund('NB-nobody', { refund_key: 'a', amount: 1 })],
])('does not know an order it should %s when nobody began it', async (_verb, ask) => {
  await expect(ask()).rejects.toMatchObject({ ApiResponse: { status_code: '404' } });
});
