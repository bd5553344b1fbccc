import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { hurryLimits, sumOf } from '../../../testing/limits.ts';
import { midtransGateway } from './midtrans.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const textOf = async (request: IncomingMessage) => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/** A gateway that answers whatever a test wants, however rude, and keeps what it was asked. */
const gatewayAnswering = async (answer: RequestListener, timeoutMs = 10_000) => {
  const requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((request, response) => {
    void textOf(request).then((body) => {
      requests.push({ url: `${request.method} ${request.url}`, headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const gateway = midtransGateway({
    snapUrl: `http://${host}/snap/v1`,
    coreUrl: `http://${host}`,
    serverKey: 'a-server-key',
    allowedRedirectHosts: [host],
    notificationUrl: 'https://nobi.example/notify',
    now: () => new Date('2026-11-21T00:00:00Z'),
    timeoutMs,
  });
  return { gateway, requests, host };
};

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const order = {
  orderId: 'NB-1',
  amount: 15_000,
  item: { id: 'regular', name: 'Nobi Regular' },
  customer: { name: 'Ibu Sari', email: 'sari@example.com' },
  finishUrl: 'https://nobi.example/payment/success',
  expiresAt: new Date('2026-11-21T01:00:00Z'),
} as const;

const settled = {
  status_code: '200',
  transaction_status: 'settlement',
  order_id: 'NB-1',
  transaction_id: 't-1',
  gross_amount: '15000.00',
  payment_type: 'qris',
  settlement_time: '2026-11-21 08:00:05',
};

describe('opening a page', () => {
  test('signs in with the server key and asks for notifications at our address', async () => {
    const { gateway, requests, host } = await gatewayAnswering((request, response) =>
      json(201, { token: 't', redirect_url: `http://${request.headers.host}/page` })(
        request,
        response,
      ),
    );

    const page = await gateway.createCheckout(order);

    expect(page).toEqual({ token: 't', redirectUrl: `http://${host}/page` });
    expect(requests[0]?.url).toBe('POST /snap/v1/transactions');
    expect(requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('a-server-key:').toString('base64')}`,
    );
    expect(requests[0]?.headers['x-override-notification']).toBe('https://nobi.example/notify');
  });

  test('refuses a page on a foreign host', async () => {
    const { gateway } = await gatewayAnswering(
      json(201, { token: 't', redirect_url: 'https://evil.example/pay' }),
    );

    await expect(gateway.createCheckout(order)).rejects.toMatchObject({ reason: 'rejected' });
  });

  test('asks a silent gateway once more with the same order, then gives up in time', async () => {
    const { gateway, requests } = await gatewayAnswering(() => undefined, 10_000);
    const limits = hurryLimits(10);

    await expect(gateway.createCheckout(order)).rejects.toMatchObject({ reason: 'unavailable' });

    expect(limits).toHaveLength(2);
    expect(sumOf(limits)).toBeLessThanOrEqual(12_000);
    expect(requests.map(({ body }) => JSON.parse(body).transaction_details.order_id)).toEqual([
      'NB-1',
      'NB-1',
    ]);
  });

  test('succeeds when only the first try was lost', async () => {
    let tries = 0;
    const { gateway } = await gatewayAnswering((request, response) => {
      tries += 1;
      if (tries === 1) request.socket.destroy();
      else
        json(201, { token: 't2', redirect_url: `http://${request.headers.host}/page` })(
          request,
          response,
        );
    });

    expect((await gateway.createCheckout(order)).token).toBe('t2');
  });

  test.each([
    [400, { error_messages: ['transaction_details.order_id has already been taken'] }, 'rejected'],
    [401, { error_messages: ['Access denied'] }, 'rejected'],
    [429, { error_messages: ['Slow down'] }, 'unavailable'],
    [500, { error_messages: ['Sorry'] }, 'unavailable'],
    [503, '<html>', 'unavailable'],
    [302, {}, 'unavailable'],
    [201, { token: 5 }, 'unavailable'],
    [200, { token: 't', redirect_url: 'x'.repeat(300_000) }, 'unavailable'],
  ])('takes an answer of %i once and sorts it', async (status, body, reason) => {
    const { gateway, requests } = await gatewayAnswering(json(status, body));

    await expect(gateway.createCheckout(order)).rejects.toMatchObject({ reason });

    expect(requests).toHaveLength(1);
  });

  test('never follows a redirect with the server key', async () => {
    const { gateway, requests } = await gatewayAnswering((_request, response) => {
      response.writeHead(307, { location: '/elsewhere' });
      response.end();
    });

    await expect(gateway.createCheckout(order)).rejects.toMatchObject({ reason: 'unavailable' });

    expect(requests.map(({ url }) => url)).toEqual(['POST /snap/v1/transactions']);
  });
});

describe('reading a status', () => {
  test('answers what was paid, by which method and when', async () => {
    const { gateway } = await gatewayAnswering(json(200, { ...settled, a_new_field: [1] }));

    expect(await gateway.fetchStatus('NB-1')).toEqual({
      status: 'paid',
      orderId: 'NB-1',
      transactionId: 't-1',
      currency: 'IDR',
      paidAmount: 15_000,
      priceAmount: 15_000,
      paidAt: new Date('2026-11-21T01:00:05Z'),
      method: 'qris',
    });
  });

  test.each([
    ['an HTTP 404', 404],
    ['an HTTP 200 that says 404 inside', 200],
  ])('holds %s for not begun, never for failed', async (_what, status) => {
    const { gateway } = await gatewayAnswering(
      json(status, { status_code: '404', status_message: "Transaction doesn't exist." }),
    );

    expect(await gateway.fetchStatus('NB-1')).toBe('unknown');
  });

  test('does not take a proxy’s 404 page for the gateway’s word', async () => {
    const { gateway } = await gatewayAnswering((_request, response) => {
      response.writeHead(404);
      response.end('<h1>Not found</h1>');
    });

    await expect(gateway.fetchStatus('NB-1')).rejects.toThrow('404');
  });

  test('reads upper-case words', async () => {
    const { gateway } = await gatewayAnswering(
      json(200, { ...settled, transaction_status: 'PENDING' }),
    );

    expect(await gateway.fetchStatus('NB-1')).toMatchObject({ status: 'pending' });
  });

  test('reads an expired order although its code looks like an error', async () => {
    const { gateway } = await gatewayAnswering(
      json(200, { ...settled, status_code: '407', transaction_status: 'expire' }),
    );

    expect(await gateway.fetchStatus('NB-1')).toMatchObject({ status: 'expired' });
  });

  test('tells a payment below the price from one with a fee on top', async () => {
    const replies = [
      { ...settled, gross_amount: '1000.00' },
      {
        ...settled,
        gross_amount: '15700.00',
        metadata: { extra_info: { gross_amount_info: { original_amount: '15000.00' } } },
      },
    ];
    const { gateway } = await gatewayAnswering((request, response) =>
      json(200, replies.shift())(request, response),
    );

    expect(await gateway.fetchStatus('NB-1')).toMatchObject({ priceAmount: 1_000 });
    expect(await gateway.fetchStatus('NB-1')).toMatchObject({
      priceAmount: 15_000,
      paidAmount: 15_700,
    });
  });

  test.each([
    ['a server fault inside a 200', 200, { status_code: '500' }],
    ['a word it does not know', 200, { ...settled, transaction_status: 'odd' }],
    ['an amount with sen', 200, { ...settled, gross_amount: '1.50' }],
    ['nothing', 200, null],
  ])('asks again later after %s', async (_what, status, body) => {
    const { gateway } = await gatewayAnswering(json(status, body));

    await expect(gateway.fetchStatus('NB-1')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test.each([401, 200])('does not repeat with a wrong key (HTTP %i)', async (status) => {
    const { gateway } = await gatewayAnswering(json(status, { status_code: '401' }));

    await expect(gateway.fetchStatus('NB-1')).rejects.toMatchObject({ reason: 'rejected' });
  });

  test('gives up on a silent gateway', async () => {
    const { gateway } = await gatewayAnswering(() => undefined, 1_000);

    await expect(gateway.fetchStatus('NB-1')).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('calls nothing for an id that would change the address', async () => {
    const { gateway, requests } = await gatewayAnswering(json(200, settled));

    await expect(gateway.fetchStatus('..')).rejects.toMatchObject({ reason: 'rejected' });
    expect(requests).toEqual([]);
  });
});

test('counts a refund the gateway already knows by its key as done', async () => {
  const { gateway } = await gatewayAnswering((request, response) =>
    json(
      200,
      request.method === 'POST'
        ? { status_code: '406', status_message: 'Duplicate refund ID' }
        : { ...settled, transaction_status: 'refund', refunds: [{ refund_key: 'r-1' }] },
    )(request, response),
  );
  const again = { orderId: 'NB-1', amount: 15_000, reason: 'asked' };

  await expect(gateway.refund({ ...again, refundKey: 'r-1' })).resolves.toBeUndefined();
  await expect(gateway.refund({ ...again, refundKey: 'r-2' })).rejects.toMatchObject({
    reason: 'rejected',
  });
});

test('leaves an order alone that the fraud check is looking at', async () => {
  const { gateway, requests } = await gatewayAnswering(
    json(200, { ...settled, transaction_status: 'capture', fraud_status: 'challenge' }),
  );

  expect(await gateway.closeCheckout({ orderId: 'NB-1', token: undefined })).toBe('in_progress');
  expect(requests.map(({ url }) => url)).toEqual(['GET /v2/NB-1/status']);
});

test('spares a card that was charged while its order was being closed', async () => {
  let isCharged = false;
  const { gateway, requests } = await gatewayAnswering((request, response) => {
    const transaction_status = isCharged ? 'capture' : 'pending';
    isCharged = true;
    const refusal = { status_code: '412', status_message: 'Merchant cannot modify the status' };
    json(200, request.method === 'POST' ? refusal : { ...settled, transaction_status })(
      request,
      response,
    );
  });

  expect(await gateway.closeCheckout({ orderId: 'NB-1', token: undefined })).toBe('already_paid');
  expect(requests.map(({ url }) => url)).not.toContain('POST /v2/NB-1/cancel');
});
