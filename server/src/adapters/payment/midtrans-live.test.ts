import { randomBytes } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import type { Checkout } from '../../ports/payment.ts';
import { gatewayClient } from './gateway-client.ts';
import { midtransGateway } from './midtrans/midtrans.ts';
import { sandboxUrls } from './sandbox/sandbox.ts';
import { isSignedBy } from './signature.rules.ts';

declare module 'vitest' {
  interface ProvidedContext {
    midtransLive: {
      serverKey: string;
      signatureKey: string | undefined;
      environment: string;
      standIn: string | undefined;
    };
  }
}

// Talks to the true gateway's sandbox. Without a key nothing here runs and nothing leaves.
const { serverKey, signatureKey, environment, standIn } = inject('midtransLive');
const isAllowed = environment === 'sandbox' && serverKey.startsWith('SB-');
const page = standIn ?? 'https://app.sandbox.midtrans.com';
const { snapUrl, coreUrl } = standIn
  ? sandboxUrls(standIn)
  : { snapUrl: `${page}/snap/v1`, coreUrl: 'https://api.sandbox.midtrans.com' };
const limit = 60_000;

const gateway = midtransGateway({
  snapUrl,
  coreUrl,
  serverKey,
  signatureKey,
  allowedRedirectHosts: [new URL(page).host],
  now: () => new Date(),
});
const ask = gatewayClient(serverKey);
const core = (method: 'GET' | 'POST', path: string, body?: object) =>
  ask({ method, url: `${coreUrl}/v2${path}`, body, signal: AbortSignal.timeout(20_000) });
const coded = z.object({
  status_code: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
});
const codeOf = (reply: Awaited<ReturnType<typeof core>>) =>
  coded.parse(reply === 'no_reply' ? {} : reply.body).status_code;

const freshOrder = (): Checkout => ({
  orderId: `NB-live-${randomBytes(12).toString('hex')}`,
  amount: 15_000,
  item: { id: 'regular', name: 'Nobi Regular' },
  customer: { name: 'Ibu Sari', email: 'sari@example.com' },
  finishUrl: 'https://nobi.example/payment/success',
  expiresAt: new Date(Date.now() + 3_600_000),
});

/** An order that waits for a transfer, as if the customer had chosen a bank on the page. */
const waiting = async (skip: (why: string) => never) => {
  const { orderId } = freshOrder();
  const reply = await core('POST', '/charge', {
    payment_type: 'bank_transfer',
    bank_transfer: { bank: 'bca' },
    transaction_details: { order_id: orderId, gross_amount: 15_000 },
  });
  if (reply === 'no_reply' || reply.status === 404) return skip('No transfers at this gateway.');
  expect(codeOf(reply)).toBe('201');
  return orderId;
};

test.runIf(serverKey)('the key is one of the sandbox, and the settings say so', () => {
  expect(environment, 'MIDTRANS_ENVIRONMENT').toBe('sandbox');
  expect(serverKey.slice(0, 3), 'the beginning of MIDTRANS_SERVER_KEY').toBe('SB-');
});

describe.runIf(isAllowed)('the true sandbox', { timeout: limit }, () => {
  test('opens a page that nobody has touched, and replaces it when asked again', async () => {
    const order = freshOrder();

    const first = await gateway.createCheckout(order);
    const second = await gateway.createCheckout(order);

    expect(new URL(first.redirectUrl).host).toBe(new URL(page).host);
    expect(second.token).not.toBe(first.token);
    expect(await gateway.fetchStatus(order.orderId)).toBe('unknown');
  });

  test('closes an untouched page, and says so again', async () => {
    const order = freshOrder();
    const { token } = await gateway.createCheckout(order);

    const closed = await gateway.closeCheckout({ orderId: order.orderId, token });
    const again = await gateway.closeCheckout({ orderId: order.orderId, token });

    expect([closed, again]).toEqual(['closed', 'closed']);
  });

  test('refuses a wrong key for good', async () => {
    const stranger = midtransGateway({
      snapUrl,
      coreUrl,
      serverKey: 'SB-Mid-server-nobody',
      allowedRedirectHosts: [],
      now: () => new Date(),
    });

    await expect(stranger.createCheckout(freshOrder())).rejects.toMatchObject({
      reason: 'rejected',
    });
    await expect(stranger.fetchStatus('NB-live')).rejects.toMatchObject({ reason: 'rejected' });
  });

  test('an order that waits is pending, and closing it ends it', async ({ skip }) => {
    const orderId = await waiting(skip);

    const before = await gateway.fetchStatus(orderId);
    const closed = await gateway.closeCheckout({ orderId, token: undefined });
    const after = await gateway.fetchStatus(orderId);

    expect(before).toMatchObject({ status: 'pending', priceAmount: 15_000, currency: 'IDR' });
    expect(closed).toBe('closed');
    expect(after).toMatchObject({ status: 'expired' });
  });

  test('open point: the code of an expired order is 407 or 202', async ({ skip }) => {
    const orderId = await waiting(skip);

    const expiring = codeOf(await core('POST', `/${orderId}/expire`, {}));
    const expired = codeOf(await core('GET', `/${orderId}/status`));

    expect(['407', '202', '200']).toContain(expiring);
    expect(['407', '202', '200']).toContain(expired);
  });

  test('open point: replies are signed with the key that checks notifications', async ({
    skip,
  }) => {
    const orderId = await waiting(skip);

    const reply = await core('GET', `/${orderId}/status`);

    const signed = z
      .object({ status_code: z.string(), gross_amount: z.string(), signature_key: z.string() })
      .parse(reply === 'no_reply' ? {} : reply.body);
    const { status_code: statusCode, gross_amount: grossAmount } = signed;
    expect(
      isSignedBy(
        signatureKey ?? serverKey,
        { orderId, statusCode, grossAmount },
        signed.signature_key,
      ),
      'MIDTRANS_SIGNATURE_KEY may have to be set',
    ).toBe(true);
  });

  test('open point: a page on which a bank was chosen is closed all the same', async ({ skip }) => {
    const order = freshOrder();
    const { token } = await gateway.createCheckout({
      ...order,
      item: { id: 'premium', name: 'Nobi' },
    });
    // What the page itself sends when a bank is chosen; not documented, so it may be refused.
    const chosen = await ask({
      method: 'POST',
      url: `${page}/snap/v2/transactions/${token}/charge`,
      body: { payment_type: 'bca_va' },
      signal: AbortSignal.timeout(20_000),
    });
    if (chosen === 'no_reply' || chosen.status >= 300) skip('Choose a bank on the page by hand.');

    const closed = await gateway.closeCheckout({ orderId: order.orderId, token });

    expect(closed).toBe('closed');
    expect(await gateway.fetchStatus(order.orderId)).not.toMatchObject({ status: 'pending' });
  });

  test('an order that was not paid cannot be refunded', async ({ skip }) => {
    const orderId = await waiting(skip);
    const refund = { orderId, refundKey: `${orderId}-1`, amount: 15_000, reason: 'asked' };

    await expect(gateway.refund(refund)).rejects.toMatchObject({ reason: 'rejected' });
  });
});
