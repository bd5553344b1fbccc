import { createHash } from 'node:crypto';
import { payments } from '@nobi/contract';
import { vi } from 'vitest';
import type { Product } from './product.ts';

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

const post = (product: Product, path: string, body: unknown) =>
  fetch(`${product.url}/sandbox-gateway${path}`, {
    method: 'POST',
    headers: { authorization: basic(product.serverKey), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Replaces the whole set of fault switches of the demo gateway; `{}` heals it. */
export const setFaults = (product: Product, faults: object) => post(product, '/faults', faults);

/** Opens a page at the gateway itself, as if our own call had been cut off; answers its address. */
export const openAtGateway = async (product: Product, orderId: string, amount: number) => {
  const reply = await post(product, '/snap/v1/transactions', {
    transaction_details: { order_id: orderId, gross_amount: amount },
    item_details: [{ id: 'regular', name: 'Nobi', price: amount, quantity: 1 }],
    callbacks: { finish: `${product.url}/payment/success` },
  });
  const page: { redirect_url?: string } = Object(await reply.json());
  return page.redirect_url ?? '';
};

/** Something happens at the bank after the payment. */
export const befall = (product: Product, what: string, orderId: string) =>
  post(product, '/faults/mishap', { order_id: orderId, what });

/** A refund started by staff at the gateway, behind the product's back. */
export const refundAtGateway = (product: Product, orderId: string, amount: number) =>
  post(product, `/v2/${orderId}/refund`, { refund_key: `r-${orderId}`, amount, reason: 'test' });

/** The bytes of a notification as the gateway would sign them (SHA-512 over the raw strings). */
export const notification = (
  shop: Pick<Product, 'serverKey'>,
  fields: Record<string, string> & { order_id: string },
) => {
  const body = {
    transaction_status: 'settlement',
    status_code: '200',
    gross_amount: '15000.00',
    currency: 'IDR',
    payment_type: 'qris',
    transaction_id: 'tx-1',
    ...fields,
  };
  const signed = `${fields.order_id}${body.status_code}${body.gross_amount}${shop.serverKey}`;
  return { ...body, signature_key: createHash('sha512').update(signed).digest('hex') };
};

export const notify = (product: Product, body: unknown, gateway = 'midtrans-sandbox') =>
  product.send(payments.notify, { params: { gateway }, body });

/** The gateway's notices of a payment arrive for a moment after it; resolves when none is due. */
export const noticesDelivered = (product: Product) =>
  vi.waitFor(async () => {
    const due = await product.db.query('select id from sandbox_notification where due_at <= now()');
    if (due.length > 0) throw new Error(`${due.length} notices are still to be delivered`);
  }, 30_000);
