import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freshOrder, press, type Rig, startRig } from './sandbox-rig.testing.ts';
import { signatureOf } from './signature.rules.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await startRig({ timeoutMs: 400 });
});
afterEach(() => rig.fault({}));
afterAll(() => rig.close());

const order = () => freshOrder('regular', rig.clock.now);
const paid = async () => {
  const checkout = order();
  const { redirectUrl } = await rig.gateway.createCheckout(checkout);
  await press(redirectUrl, { method: 'qris', pay: '1' });
  return checkout.orderId;
};
const statusOf = (orderId: string) => rig.gateway.fetchStatus(orderId);

test.each(['down', 'answer500', 'hang'])(
  'fails as unavailable when the gateway is %s',
  async (fault) => {
    await rig.fault({ [fault]: true });

    const attempt = rig.gateway.createCheckout(order());

    await expect(attempt).rejects.toMatchObject({ reason: 'unavailable' });
  },
);

test('opens the same order after the gateway has come back', async () => {
  const checkout = order();
  await rig.fault({ hang: true });
  await rig.gateway.createCheckout(checkout).catch(() => undefined);
  await rig.fault({});

  expect(await rig.gateway.createCheckout(checkout)).toHaveProperty('redirectUrl');
});

test('refuses the address of a foreign page', async () => {
  await rig.fault({ foreignRedirectUrl: 'https://evil.example/pay' });

  await expect(rig.gateway.createCheckout(order())).rejects.toMatchObject({ reason: 'rejected' });
});

test('shows an amount below the price as what it is, and a fee apart from the price', async () => {
  await rig.fault({ wrongAmount: 1_000 });
  const cheap = await paid();
  const cheapState = await statusOf(cheap);
  await rig.fault({ addedFee: 700 });
  const dear = await paid();

  expect(cheapState).toMatchObject({ status: 'paid', paidAmount: 1_000, priceAmount: 1_000 });
  expect(await statusOf(dear)).toMatchObject({ paidAmount: 15_700, priceAmount: 15_000 });
});

test('reads a status in capitals', async () => {
  await rig.fault({ upperCase: true });
  const checkout = order();
  const { redirectUrl } = await rig.gateway.createCheckout(checkout);
  await press(redirectUrl, { later: '1' });

  expect(await statusOf(checkout.orderId)).toMatchObject({ status: 'pending' });
});

test('shows what was taken back after it had been paid', async () => {
  const [reversed, charged, partly] = [await paid(), await paid(), await paid()];

  await rig.mishap({ order_id: reversed, what: 'reversal' });
  await rig.mishap({ order_id: charged, what: 'chargeback' });
  await rig.mishap({ order_id: partly, what: 'partial_refund', amount: 5_000 });

  expect(await statusOf(reversed)).toMatchObject({ status: 'denied' });
  expect(await statusOf(charged)).toMatchObject({ status: 'charged_back' });
  expect(await statusOf(partly)).toMatchObject({ status: 'partly_refunded' });
});

test('sees through a refund edited to a settlement only by asking', async () => {
  const orderId = await paid();
  await rig.gateway.refund({ orderId, refundKey: 'r', amount: 15_000, reason: 'asked' });
  await rig.settle();
  const body = rig.notices.findLast((notice) => notice.includes(orderId)) ?? Buffer.of();
  const edited = { ...JSON.parse(body.toString()), transaction_status: 'settlement' };

  const read = rig.gateway.parseNotification(Buffer.from(JSON.stringify(edited)), {});

  expect(read).toEqual({ orderId, claimed: 'settlement' });
  expect(await statusOf(orderId)).toMatchObject({ status: 'refunded' });
});

test('refuses a genuine waiting notification edited to a settlement', async () => {
  const orderId = await paid();
  await rig.settle();
  const bodies = rig.notices.map((notice) => JSON.parse(notice.toString()));
  const waiting = bodies.find(
    (body) => body.order_id === orderId && body.transaction_status === 'pending',
  );
  const edited = { ...waiting, transaction_status: 'settlement', status_code: '200' };

  expect(rig.gateway.parseNotification(Buffer.from(JSON.stringify(edited)), {})).toBe('forged');
  expect(waiting.signature_key).toBe(
    signatureOf(
      { orderId, statusCode: '201', grossAmount: '15000.00' },
      'SB-a-server-key-for-tests',
    ),
  );
});

test('refunds a card that is charged and not yet settled', async () => {
  const checkout = freshOrder('premium', rig.clock.now);
  const { redirectUrl } = await rig.gateway.createCheckout(checkout);
  await press(redirectUrl, { method: 'credit_card', pay: '1' });
  const { orderId, amount } = checkout;

  await rig.gateway.refund({ orderId, refundKey: 'r', amount, reason: 'asked' });

  expect(await statusOf(orderId)).toMatchObject({ status: 'cancelled' });
});

test('never voids a card that was just charged in order to close its page', async () => {
  const checkout = freshOrder('premium', rig.clock.now);
  const { token, redirectUrl } = await rig.gateway.createCheckout(checkout);
  await press(redirectUrl, { method: 'credit_card', pay: '1' });
  const { orderId } = checkout;

  expect(await rig.gateway.closeCheckout({ orderId, token })).toBe('already_paid');
  expect(await rig.gateway.closeCheckout({ orderId, token: undefined })).toBe('already_paid');
  expect(await statusOf(orderId)).toMatchObject({ status: 'paid' });
});

test('keeps the switches behind the server key', async () => {
  const response = await fetch(`${rig.base}/sandbox-gateway/faults`, { method: 'POST' });

  expect(response.status).toBe(401);
});

test('has no switches unless it was started with them', async () => {
  const plain = await startRig({ faults: false });

  await expect(plain.fault({ drop: true })).rejects.toThrow('404');

  await plain.close();
});
