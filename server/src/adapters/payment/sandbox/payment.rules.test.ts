import { describe, expect, test } from 'vitest';
import { noFaults } from './faults.ts';
import { befall, choose, lapse, phaseOf } from './payment.rules.ts';
import type { Payment, Transaction } from './transaction.ts';

const now = new Date('2026-11-21T03:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const fresh: Transaction = {
  orderId: 'NB-1',
  token: 't',
  itemName: 'Nobi Regular',
  price: 15_000,
  gross: 15_000,
  payments: ['qris', 'gopay', 'bca_va', 'credit_card'],
  finishUrl: null,
  pageExpiresAt: later(60),
  payExpiresAt: later(60),
  closedAt: null,
  payment: null,
};
const withPayment = (change: Partial<Payment>): Transaction => ({
  ...fresh,
  payment: {
    status: 'settlement',
    method: 'qris',
    transactionId: 'p-1',
    beganAt: now,
    settledAt: now,
    refunds: [],
    ...change,
  },
});
const press = (
  transaction: Transaction,
  action: 'pay' | 'deny' | 'expire' | 'later',
  method: Payment['method'] = 'qris',
) => choose(transaction, { action, method, transactionId: 'p-2' }, { now, faults: noFaults });

describe('the page', () => {
  test.each([
    ['untouched', fresh, 'open'],
    ['denied once', withPayment({ status: 'deny' }), 'open'],
    ['waiting', withPayment({ status: 'pending' }), 'waiting'],
    ['paid', withPayment({}), 'over'],
    ['expired', withPayment({ status: 'expire' }), 'over'],
    ['closed', { ...fresh, closedAt: now }, 'over'],
    ['past its time', { ...fresh, pageExpiresAt: now }, 'over'],
  ] as const)('when %s is %s', (_what, transaction, phase) => {
    expect(phaseOf(transaction, now)).toBe(phase);
  });

  test('outlives its own end while a payment is waiting', () => {
    const waiting = { ...withPayment({ status: 'pending' }), pageExpiresAt: now };

    expect(phaseOf(waiting, now)).toBe('waiting');
  });
});

test('charges a card at once and settles it the next day', () => {
  const charged = press(fresh, 'pay', 'credit_card');

  expect(charged.payment).toMatchObject({ status: 'capture', settledAt: null });
  expect(lapse(charged, later(1439)).payment?.status).toBe('capture');
  expect(lapse(charged, later(1440)).payment).toMatchObject({
    status: 'settlement',
    settledAt: later(1440),
  });
});

test('lets a waiting payment expire when its time is up, and leaves others alone', () => {
  const waiting = withPayment({ status: 'pending', settledAt: null });

  expect(lapse(waiting, later(59))).toBe(waiting);
  expect(lapse(waiting, later(60)).payment?.status).toBe('expire');
  expect(lapse(fresh, later(600))).toBe(fresh);
});

test('keeps the method and the number of a waiting payment when it is paid', () => {
  const waiting = press(fresh, 'later', 'bca_va');

  const paid = press(waiting, 'pay', 'qris');

  expect(paid.payment).toMatchObject({ status: 'settlement', method: 'bca_va' });
  expect(paid.payment?.transactionId).toBe(waiting.payment?.transactionId);
});

test('begins a new payment after a denied one', () => {
  const denied = withPayment({ status: 'deny' });

  expect(press(denied, 'pay').payment?.transactionId).toBe('p-2');
});

test('changes nothing once the order is over', () => {
  const paid = withPayment({});

  expect(press(paid, 'expire')).toBe(paid);
  expect(press(paid, 'pay')).toBe(paid);
});

test('takes a settled payment back only from a paid order', () => {
  const event = { order_id: 'NB-1', what: 'reversal' } as const;

  expect(befall(withPayment({}), event, now)).toMatchObject({ payment: { status: 'deny' } });
  expect(befall(fresh, event, now)).toMatchObject({ code: '412' });
});
