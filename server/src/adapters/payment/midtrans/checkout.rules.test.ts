import { expect, test } from 'vitest';
import type { Checkout } from '../../../ports/payment.ts';
import { isOrderId, snapBody } from './checkout.rules.ts';

const now = new Date('2026-11-21T17:30:00Z');
const order: Checkout = {
  orderId: 'NB-1',
  amount: 15_000,
  item: { id: 'regular', name: 'Nobi Regular' },
  customer: { name: 'Ibu Sari', email: 'sari@example.com' },
  finishUrl: 'https://nobi.example/payment/success',
  expiresAt: new Date('2026-11-21T18:30:00Z'),
};

test('sends items that add up to the amount, in whole rupiah', () => {
  const body = snapBody(order, now);

  const sum = body.item_details.reduce((total, item) => total + item.price * item.quantity, 0);
  expect(sum).toBe(body.transaction_details.gross_amount);
  expect(Number.isInteger(sum)).toBe(true);
});

test('tells the gateway the payer’s name and e-mail and nothing more', () => {
  expect(snapBody(order, now).customer_details).toEqual({
    first_name: 'Ibu Sari',
    email: 'sari@example.com',
  });
});

test('bounds the page and the payment from now, in Western Indonesian time', () => {
  const body = snapBody(order, now);

  expect(body.expiry).toEqual({
    start_time: '2026-11-22 00:30:00 +0700',
    duration: 60,
    unit: 'minute',
  });
  expect(body.page_expiry).toEqual({ duration: 60, unit: 'minute' });
});

test('keeps the time to pay within what the gateway takes', () => {
  const soon = snapBody({ ...order, expiresAt: now }, now);
  const late = snapBody({ ...order, expiresAt: new Date('2027-11-21T00:00:00Z') }, now);

  expect([soon.expiry.duration, late.expiry.duration]).toEqual([15, 10_080]);
});

test('offers virtual accounts and cards for the yearly plan only', () => {
  const monthly = snapBody(order, now).enabled_payments;
  const yearly = snapBody({ ...order, item: { id: 'premium', name: 'Premium' } }, now);

  expect(monthly).toContain('other_qris');
  expect(monthly).not.toContain('bca_va');
  expect(yearly.enabled_payments).toEqual(
    expect.arrayContaining(['other_qris', 'gopay', 'bca_va', 'credit_card']),
  );
});

test('cleans names of what payment methods cannot print', () => {
  const body = snapBody(
    {
      ...order,
      item: { id: 'regular', name: `Nobi|Regular ${'x'.repeat(80)}` },
      customer: { name: 'Sari\u0000\n\ud800', email: 'sari@example.com' },
    },
    now,
  );

  expect(body.item_details[0]?.name).toMatch(/^Nobi Regular x+$/);
  expect(body.item_details[0]?.name).toHaveLength(50);
  expect(body.customer_details?.first_name?.isWellFormed()).toBe(true);
  expect(body.customer_details?.first_name).not.toContain('\u0000');
});

test('tells nothing of whoever pays without an address', () => {
  const body = snapBody({ ...order, customer: undefined }, now);

  expect(body).not.toHaveProperty('customer_details');
});

test('turns on the card’s second factor', () => {
  expect(snapBody(order, now).credit_card.secure).toBe(true);
});

test('refuses order ids that would change the address called', () => {
  expect(['.', '..', 'a/b', 'a?b', '', 'x'.repeat(51)].filter(isOrderId)).toEqual([]);
  expect(isOrderId('NB-a_b~c.1')).toBe(true);
});
