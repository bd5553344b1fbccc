import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { befall, setFaults } from '../../testing/gateway.ts';
import { newFamily, press, startPayment } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { paymentSteps } from './payments.testing.ts';

let gateway: Product;
let line: Awaited<ReturnType<typeof slowLineTo>>;
let product: Product;
const { canPlay, orderOf, tell } = paymentSteps(() => ({
  ...product,
  serverKey: gateway.serverKey,
}));

/** Stands between the product and its gateway, and can hold an answer that was already given. */
const slowLineTo = async (target: string) => {
  let arrival: Promise<void> | undefined;
  let waiting = 0;
  const server = createServer(async (request, response) => {
    const parts: Uint8Array[] = [];
    for await (const part of request) parts.push(part);
    const reply = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': 'application/json',
      },
      ...(request.method === 'POST' && { body: Buffer.concat(parts) }),
    });
    const text = await reply.text();
    if (arrival && request.method === 'GET') {
      waiting += 1;
      await arrival;
    }
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(text.replaceAll(target, `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    waiting: () => waiting,
    holdUntil: (moment: Promise<void> | undefined) => {
      arrival = moment;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

beforeAll(async () => {
  gateway = await startProduct();
  line = await slowLineTo(gateway.url);
  product = await startProduct({ MIDTRANS_SERVER_KEY: gateway.serverKey, MIDTRANS_URL: line.url });
  await setFaults(gateway, { drop: true });
});
afterAll(async () => {
  await product.stop();
  line.close();
  await gateway.stop();
});

const gatewayName = 'midtrans';

test('a denial that arrives after the payment which followed it does not take the payment back', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  const page = pageUrl.replace(line.url, gateway.url);
  await press(page, 'deny');
  const arrival = Promise.withResolvers<void>();
  line.holdUntil(arrival.promise);
  const slow = tell(orderId, { status_code: '202', transaction_status: 'deny' }, gatewayName);
  await expect.poll(line.waiting).toBe(1);
  line.holdUntil(undefined);
  await press(page, 'pay');
  const paid = await tell(orderId, {}, gatewayName);

  arrival.resolve();

  expect(paid.status).toBe(200);
  expect((await slow).status).toBe(200);
  expect((await orderOf(orderId))?.state).toBe('paid');
  expect(await canPlay(family.token)).toBe(true);
});

/** Notices come in their order: with this one, all before it have arrived. */
const catchUp = async () => {
  const arrived = Promise.withResolvers<void>();
  await product.db.listen('catch_up', () => arrived.resolve(), arrived.resolve);
  await product.db.query(`select pg_notify('catch_up', '')`);
  await arrived.promise;
};

test('what another look took back a moment ago is closed once the gateway’s notice is answered', async () => {
  const family = await newFamily(product);
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl.replace(line.url, gateway.url), 'pay');
  await tell(orderId, {}, gatewayName);
  await catchUp();
  const before = await canPlay(family.token);
  await befall(gateway, 'reversal', orderId);
  // As another process would, whose word to this one is still on its way.
  await product.db.query(
    `with taken as (update orders set state = 'reversed' where id = $1 returning id)
     delete from period where order_id in (select id from taken)`,
    [orderId],
  );

  const reply = await tell(
    orderId,
    { transaction_status: 'deny', status_code: '202' },
    gatewayName,
  );

  expect([before, reply.status]).toEqual([true, 200]);
  expect(await canPlay(family.token)).toBe(false);
});
