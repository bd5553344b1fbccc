import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Checkout } from '../../../ports/payment.ts';
import { hurryLimits, sumOf } from '../../../testing/limits.ts';
import { callbackToken, secretKey, startXenditRig, type XenditRig } from '../xendit-rig.testing.ts';
import { xenditGateway } from './xendit.ts';

let rig: XenditRig;
const gatewayWith = (change: object = {}) =>
  xenditGateway({
    apiUrl: rig.url,
    secretKey,
    callbackToken,
    allowedRedirectHosts: [rig.host],
    now: () => new Date(),
    timeoutMs: 5_000,
    ...change,
  });
beforeAll(async () => {
  rig = await startXenditRig();
});
afterEach(() => rig.setFaults({}));
afterAll(() => rig.close());

/** A silent gateway is waited for; one that answers has its time, however busy the machine is. */
const waits = (faults: object) => ('hang' in faults ? { timeoutMs: 400 } : {});

let orders = 0;
const freshOrder = (): Checkout => {
  orders += 1;
  return {
    orderId: `NB-x-${orders}`,
    amount: 15_000,
    item: { id: 'regular', name: 'Nobi|Regular' },
    customer: { name: 'Ibu Sari', email: 'sari@example.com' },
    finishUrl: 'https://nobi.example/payment/success',
    expiresAt: new Date(Date.now() + 3_600_000),
  };
};
const paid = async (method?: string) => {
  const order = freshOrder();
  const { redirectUrl } = await gatewayWith().createCheckout(order);
  await rig.pay(redirectUrl, method);
  return { ...order, redirectUrl };
};

describe('opening an invoice', () => {
  test('brings the browser back with the order in the address', async () => {
    const order = freshOrder();

    await gatewayWith().createCheckout(order);

    const [invoice] = rig.invoicesOf(order.orderId);
    expect(invoice?.success_redirect_url).toBe(
      `https://nobi.example/payment/success?order_id=${order.orderId}`,
    );
  });

  test('finds the invoice whose answer was lost instead of opening another', async () => {
    const order = freshOrder();
    rig.setFaults({ loseAnswer: true });

    const page = await gatewayWith().createCheckout(order);
    rig.setFaults({});
    const again = await gatewayWith().createCheckout(order);

    expect(again).toEqual(page);
    expect(rig.invoicesOf(order.orderId)).toHaveLength(1);
  });

  test('opens a new invoice after the first one ended', async () => {
    const order = freshOrder();
    const first = await gatewayWith().createCheckout(order);
    await rig.letExpire(first.redirectUrl);

    const second = await gatewayWith().createCheckout(order);

    expect(second.redirectUrl).not.toBe(first.redirectUrl);
  });

  test('refuses a page on a foreign host', async () => {
    rig.setFaults({ foreignUrl: 'https://checkout.xendit.co.evil.example/web/1' });

    await expect(gatewayWith().createCheckout(freshOrder())).rejects.toMatchObject({
      reason: 'rejected',
    });
  });

  test.each([
    [{ hang: true }, 'unavailable'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 429 }, 'unavailable'],
    [{ html: true }, 'unavailable'],
    [{ status: 400 }, 'rejected'],
  ])('sorts %o as %s', async (faults, reason) => {
    rig.setFaults(faults);

    const asking = gatewayWith(waits(faults)).createCheckout(freshOrder());

    await expect(asking).rejects.toMatchObject({ reason });
  });

  test('looks, asks and looks again in little more time than one call may take', async () => {
    rig.setFaults({ hangFromOpening: true });
    const limits = hurryLimits(5);

    const asking = gatewayWith({ timeoutMs: 10_000 }).createCheckout(freshOrder());

    await expect(asking).rejects.toMatchObject({ reason: 'unavailable' });
    // Each with the whole limit would be 30.
    expect(limits).toHaveLength(3);
    expect(sumOf(limits)).toBeLessThanOrEqual(12_000);
  });

  test('does not repeat with a wrong key', async () => {
    const asking = gatewayWith({ secretKey: 'xnd_other' }).createCheckout(freshOrder());

    await expect(asking).rejects.toMatchObject({ reason: 'rejected' });
  });
});

describe('reading a status', () => {
  test('holds paid and settled for the same, by any way to pay', async () => {
    const order = await paid('BANK_TRANSFER');
    const before = await gatewayWith().fetchStatus(order.orderId);
    await rig.settle(order.redirectUrl);

    const after = await gatewayWith().fetchStatus(order.orderId);

    expect(before).toMatchObject({ status: 'paid', method: 'bca', currency: 'IDR' });
    expect(after).toEqual(before);
  });

  test('shows an amount below the price as what it is', async () => {
    rig.setFaults({ wrongAmount: 1_000 });
    const order = await paid();

    expect(await gatewayWith().fetchStatus(order.orderId)).toMatchObject({
      priceAmount: 1_000,
      paidAmount: 1_000,
    });
  });

  test('counts the invoice that was paid among several of one order', async () => {
    const order = await paid();
    const [invoice] = rig.invoicesOf(order.orderId);
    await fetch(`${rig.url}/v2/invoices`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
      body: JSON.stringify({ external_id: order.orderId, amount: 15_000 }),
    });

    const state = await gatewayWith().fetchStatus(order.orderId);

    expect(rig.invoicesOf(order.orderId)).toHaveLength(2);
    expect(state).toMatchObject({ status: 'paid', transactionId: invoice?.id });
  });

  test.each([[{ hang: true }], [{ status: 500 }], [{ status: 404 }], [{ html: true }]])(
    'never takes %o for an order that does not exist',
    async (faults) => {
      const order = await paid();
      rig.setFaults(faults);

      await expect(gatewayWith(waits(faults)).fetchStatus(order.orderId)).rejects.toMatchObject({
        name: 'GatewayFailure',
      });
    },
  );
});

test('says of a transfer, which has no way back, that it cannot be refunded', async () => {
  const { orderId } = await paid('BANK_TRANSFER');
  const whole = { orderId, refundKey: `${orderId}-1`, amount: 15_000, reason: 'asked' };

  await expect(gatewayWith().refund(whole)).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringContaining('REFUND_NOT_SUPPORTED'),
  });
});

test('closes every open invoice of an order', async () => {
  const order = freshOrder();
  await gatewayWith().createCheckout(order);
  await fetch(`${rig.url}/v2/invoices`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
    body: JSON.stringify({ external_id: order.orderId, amount: 15_000 }),
  });

  const closed = await gatewayWith().closeCheckout({ orderId: order.orderId, token: undefined });

  expect(closed).toBe('closed');
  expect(rig.invoicesOf(order.orderId).map(({ status }) => status)).toEqual(['EXPIRED', 'EXPIRED']);
});

describe('hearing a notification', () => {
  const body = Buffer.from(JSON.stringify({ external_id: 'NB-1', status: 'PAID' }));
  const read = (headers: Record<string, string | undefined>, bytes: Uint8Array = body) =>
    gatewayWith().parseNotification(bytes, headers);

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['cut short', callbackToken.slice(0, -1)],
    ['longer', `${callbackToken}x`],
    ['upper case', callbackToken.toUpperCase()],
  ])('holds one for forged whose token is %s', (_how, token) => {
    expect(read({ 'x-callback-token': token })).toBe('forged');
  });

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"external_id":5,"status":"PAID"}',
    '{"external_id":""}',
    '\xff',
  ])('holds %j for malformed', (text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(read({ 'x-callback-token': callbackToken }, bytes)).toBe('malformed');
  });

  test('finds the order of a payment, and of a refund that we asked for', () => {
    const headers = { 'x-callback-token': callbackToken };
    const refunded = { event: 'refund.succeeded', data: { metadata: { order_id: 'NB-2' } } };

    expect(read(headers)).toEqual({ orderId: 'NB-1', claimed: 'paid' });
    expect(read(headers, Buffer.from(JSON.stringify(refunded)))).toEqual({
      orderId: 'NB-2',
      claimed: 'refund.succeeded',
    });
  });
});
