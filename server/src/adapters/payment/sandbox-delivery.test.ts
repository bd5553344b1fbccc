import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sandboxGateway } from './sandbox/sandbox.ts';
import { freshOrder, press, type Rig, serverKey, startRig } from './sandbox-rig.testing.ts';

let rig: Rig;
beforeEach(async () => {
  rig = await startRig();
});
afterEach(() => rig.close());

const minutes = (count: number) => {
  rig.clock.now = new Date(rig.clock.now.getTime() + count * 60_000);
};
/** A charged card tells of itself exactly once. */
const payByCard = async () => {
  const order = freshOrder('premium', rig.clock.now);
  const { redirectUrl } = await rig.gateway.createCheckout(order);
  await press(redirectUrl, { method: 'credit_card', pay: '1' });
  await rig.settle();
  return order.orderId;
};

test('tells at once, and only once when it is heard', async () => {
  const orderId = await payByCard();
  minutes(600);
  await rig.settle();

  expect(rig.notices).toHaveLength(1);
  expect(rig.gateway.parseNotification(rig.notices[0] ?? Buffer.of(), {})).toEqual({
    orderId,
    claimed: 'capture',
  });
});

test('tries again at growing pauses while the shop is busy, until it is heard', async () => {
  rig.answers.push(503, 503);
  await payByCard();
  const counts = [rig.notices.length];

  for (const pause of [1.9, 0.5, 9, 2.5, 600]) {
    minutes(pause);
    await rig.settle();
    counts.push(rig.notices.length);
  }

  expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
});

test('gives up after one more try on a fault of the shop', async () => {
  rig.answers.push(500, 500, 500);
  await payByCard();
  for (const pause of [3, 12, 40]) {
    minutes(pause);
    await rig.settle();
  }

  expect(rig.notices).toHaveLength(2);
});

test('is lost on a redirect, but follows a temporary one with the same body', async () => {
  rig.answers.push(303, 307, 200);
  await payByCard();
  const afterSeeOther = rig.notices.length;
  await payByCard();

  expect(afterSeeOther).toBe(1);
  expect(rig.notices).toHaveLength(3);
  expect(rig.notices[1]).toEqual(rig.notices[2]);
});

test('tries again when nobody listens at all', async () => {
  const deaf = createServer((_request, response) => response.destroy());
  await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
  const address = deaf.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const lonely = sandboxGateway({
    db: rig.database.db,
    serverKey,
    publicUrl: rig.base,
    notificationUrl: `http://127.0.0.1:${port}/`,
    now: () => rig.clock.now,
    clockScale: 1,
  });
  await rig.fault({ delaySeconds: 60 });
  await payByCard();
  minutes(1);

  const tried = await lonely.deliverDue();
  deaf.close();
  minutes(3);
  await rig.settle();

  expect(tried).toBe(1);
  expect(rig.notices).toHaveLength(1);
});

test('is sent by one of several processes, never by two at once', async () => {
  await rig.fault({ delaySeconds: 60, duplicate: true });
  for (let count = 0; count < 5; count += 1) await payByCard();
  minutes(1);

  const deliveries = await Promise.all(Array.from({ length: 6 }, () => rig.sandbox.deliverDue()));
  await rig.settle();

  expect(deliveries.reduce((total, count) => total + count, 0)).toBe(10);
  expect(rig.notices).toHaveLength(10);
});

test('keeps the notification exactly when it keeps the change', async () => {
  const { db } = rig.database;
  await db.query('alter table sandbox_notification add constraint broken check (false) not valid');
  const order = freshOrder('premium', rig.clock.now);
  const { redirectUrl } = await rig.gateway.createCheckout(order);

  const { status } = await press(redirectUrl, { method: 'qris', pay: '1' });

  expect(status).toBe(500);
  expect(await rig.gateway.fetchStatus(order.orderId)).toBe('unknown');
});

test('goes to the address given with the order before the gateway’s own', async () => {
  const other: string[] = [];
  const server = createServer((request, response) => {
    other.push(request.headers['user-agent'] ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const order_id = 'NB-override';
  const reply = await fetch(`${rig.base}/sandbox-gateway/snap/v1/transactions`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`,
      'content-type': 'application/json',
      'x-override-notification': `http://127.0.0.1:${port}/here`,
    },
    body: JSON.stringify({ transaction_details: { order_id, gross_amount: 15_000 } }),
  });
  const { redirect_url } = z.object({ redirect_url: z.string() }).parse(await reply.json());

  await press(redirect_url, { method: 'credit_card', pay: '1' });
  await rig.settle();
  server.close();

  expect(other).toEqual(['Veritrans']);
  expect(rig.notices).toEqual([]);
});
