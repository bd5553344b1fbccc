import { payments } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  callbackToken,
  secretKey,
  startXenditRig,
  type XenditRig,
} from '../../adapters/payment/xendit-rig.testing.ts';
import { setFaults } from '../../testing/gateway.ts';
import { newFamily, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let midtrans: Product;
let xendit: XenditRig;
/** The shop as it was, and as it is after its operator chose the other gateway. */
let before: Product;
let after: Product;
const { canPlay, orderOf, status } = paymentSteps(() => after);

beforeAll(async () => {
  // Another installation's demo gateway stands in for Midtrans.
  midtrans = await startProduct();
  xendit = await startXenditRig();
  const keys = { MIDTRANS_SERVER_KEY: midtrans.serverKey, MIDTRANS_URL: midtrans.url };
  before = await startProduct(keys);
  const both = {
    ...keys,
    XENDIT_SECRET_KEY: secretKey,
    XENDIT_CALLBACK_TOKEN: callbackToken,
    XENDIT_URL: xendit.url,
    PAYMENT_GATEWAY: 'xendit',
  };
  after = await startProduct(both, before);
  xendit.notifyAt(`${after.url}${payments.notify.path.replace('{gateway}', 'xendit')}`);
});
afterAll(async () => {
  await after.stop();
  await before.stop();
  await xendit.close();
  await midtrans.stop();
});

const gatewayOf = async (orderId: string) => {
  const [row] = await after.db.query<{ gateway: string }>(
    'select gateway from orders where id = $1',
    [orderId],
  );
  return row?.gateway;
};

test('an order from before the change is asked about where it was opened', async () => {
  const byPage = await newFamily(before);
  const bySweep = await newFamily(before);
  const first = await startPayment(before, byPage.token, 'regular');
  const second = await startPayment(before, bySweep.token, 'regular');
  // A notice on its way would hold the order just when the sweep wants it.
  await setFaults(midtrans, { drop: true });
  await press(first.pageUrl, 'pay');
  await press(second.pageUrl, 'pay');
  await setFaults(midtrans, {});

  const reply = await status(first.orderId);
  await after.db.query('update orders set next_check_at = now() where id = $1', [second.orderId]);
  await after.sweep();

  expect(reply.body).toMatchObject({ is_paid: true, state: 'paid' });
  expect(await gatewayOf(first.orderId)).toBe('midtrans');
  expect(await canPlay(bySweep.token)).toBe(true);
});

test('a new order after the change goes to the new gateway, and the old page is closed', async () => {
  const family = await newFamily(before);
  const old = await startPayment(before, family.token, 'regular');

  const page = await startPayment(after, family.token, 'regular');
  const tooLate = await press(old.pageUrl, 'pay');
  await xendit.pay(page.pageUrl);

  expect(new URL(page.pageUrl).host).toBe(xendit.host);
  expect(await gatewayOf(page.orderId)).toBe('xendit');
  expect((await orderOf(old.orderId))?.state).toBe('cancelled');
  expect(tooLate.location).toBe('');
  expect((await orderOf(page.orderId))?.state).toBe('paid');
});

test('whoever paid at the old gateway is not asked to pay again at the new one', async () => {
  const family = await newFamily(before);
  const old = await startPayment(before, family.token, 'regular');
  // Had the notice come first, this would be a family that has paid and renews.
  await setFaults(midtrans, { drop: true });
  await press(old.pageUrl, 'pay');
  await setFaults(midtrans, {});

  const reply = await after.send(payments.start, {
    token: family.token,
    body: { plan: 'regular' },
  });

  expect(reply.body).toEqual({ message: expect.any(String) });
  expect((await orderOf(old.orderId))?.state).toBe('paid');
  expect(await canPlay(family.token)).toBe(true);
});

test('a notification of one gateway says nothing about an order of the other', async () => {
  const family = await newFamily(before);
  const old = await startPayment(before, family.token, 'regular');

  const reply = await after.send(payments.notify, {
    params: { gateway: 'xendit' },
    headers: { 'x-callback-token': callbackToken },
    body: JSON.stringify({ external_id: old.orderId, status: 'PAID' }),
  });

  expect(reply.status).toBe(404);
});

test('an old gateway that is down does not keep anybody from paying at the new one', async () => {
  const restarted = await startProduct(
    {
      MIDTRANS_SERVER_KEY: midtrans.serverKey,
      MIDTRANS_URL: 'http://127.0.0.1:9',
      XENDIT_SECRET_KEY: secretKey,
      XENDIT_CALLBACK_TOKEN: callbackToken,
      XENDIT_URL: xendit.url,
      PAYMENT_GATEWAY: 'xendit',
    },
    before,
  );
  const family = await newFamily(before);
  await startPayment(before, family.token, 'regular');

  const page = await startPayment(restarted, family.token, 'regular').finally(() =>
    restarted.stop(),
  );

  expect(await gatewayOf(page.orderId)).toBe('xendit');
});

test('a wrong real key is a refusal, never a demo payment', async () => {
  const wrong = await startProduct({
    MIDTRANS_SERVER_KEY: 'a-wrong-server-key',
    MIDTRANS_URL: midtrans.url,
  });
  const family = await newFamily(wrong);

  const reply = await wrong.send(payments.start, {
    token: family.token,
    body: { plan: 'regular' },
  });
  const demo = await fetch(`${wrong.url}/sandbox-gateway/snap/v1/transactions`, { method: 'POST' });
  await wrong.stop();

  expect(reply.status).toBe(502);
  expect([404, 405]).toContain(demo.status);
});
