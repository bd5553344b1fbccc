import { expect, test } from 'vitest';
import { isSignedBy } from '../../signature.rules.ts';
import { type Faults, noFaults } from '../faults.ts';
import type { Payment, Transaction } from '../transaction.ts';
import { noticesOf } from './notices.rules.ts';

const at = new Date('2026-11-21T03:00:00Z');
const serverKey = 'a-key';
const before: Transaction = {
  orderId: 'NB-1',
  token: 't',
  itemName: 'Nobi Regular',
  price: 15_000,
  gross: 15_000,
  payments: ['qris'],
  finishUrl: null,
  pageExpiresAt: at,
  payExpiresAt: at,
  closedAt: null,
  payment: null,
};
const begun = (change: Partial<Payment> = {}): Transaction => ({
  ...before,
  payment: {
    status: 'settlement',
    method: 'qris',
    transactionId: 'p-1',
    beganAt: at,
    settledAt: at,
    refunds: [],
    ...change,
  },
});
const noticesFor = (from: Transaction, to: Transaction, faults: Partial<Faults> = {}) =>
  noticesOf(from, to, { serverKey, faults: { ...noFaults, ...faults } }).map(({ body }) =>
    JSON.parse(body),
  );
const statuses = (bodies: { transaction_status: string }[]) =>
  bodies.map(({ transaction_status }) => transaction_status);

test('tells of the waiting before it tells of the payment', () => {
  expect(statuses(noticesFor(before, begun()))).toEqual(['pending', 'settlement']);
});

test('tells of a charged card once', () => {
  const card = begun({ method: 'credit_card', status: 'capture', settledAt: null });

  expect(statuses(noticesFor(before, card))).toEqual(['capture']);
});

test('tells of a refund twice, the second time as confirmed by the bank', () => {
  const refunds = [{ key: 'r', amount: 15_000, reason: '', createdAt: '2026-11-21 10:00:00' }];

  const bodies = noticesFor(begun(), begun({ status: 'refund', refunds }));

  expect(statuses(bodies)).toEqual(['refund', 'refund']);
  expect(bodies.map(({ refunds: [first] }) => 'bank_confirmed_at' in first)).toEqual([false, true]);
});

test('signs every notification over its own code and amount', () => {
  const bodies = [
    ...noticesFor(before, begun()),
    ...noticesFor(begun({ status: 'pending', settledAt: null }), begun({ status: 'expire' })),
  ];

  for (const { order_id, status_code, gross_amount, signature_key } of bodies) {
    const signed = { orderId: order_id, statusCode: status_code, grossAmount: gross_amount };
    expect(isSignedBy(serverKey, signed, signature_key)).toBe(true);
  }
  expect(bodies.at(-1).status_code).toBe('202');
});

test('tells nothing when nothing has changed', () => {
  expect(noticesFor(begun(), begun())).toEqual([]);
});

test('loses, doubles or turns notifications round when asked to', () => {
  expect(statuses(noticesFor(before, begun(), { drop: true }))).toEqual([]);
  expect(statuses(noticesFor(before, begun(), { reorder: true }))).toEqual([
    'settlement',
    'pending',
  ]);
  expect(statuses(noticesFor(before, begun(), { duplicate: true }))).toEqual([
    'pending',
    'pending',
    'settlement',
    'settlement',
  ]);
});
