import { expect, test } from 'vitest';
import { rupiahOf } from '../rupiah.rules.ts';
import { transactionReply } from './replies.ts';
import { stateOf, statusOf } from './status.rules.ts';

const stateFrom = (change: Record<string, unknown>) =>
  stateOf(
    transactionReply.parse({
      transaction_status: 'settlement',
      order_id: 'NB-1',
      transaction_id: 't-1',
      gross_amount: '15000.00',
      currency: 'IDR',
      payment_type: 'qris',
      transaction_time: '2026-11-21 08:00:00',
      settlement_time: '2026-11-21 08:00:05',
      ...change,
    }),
  );

test.each([
  ['settlement', undefined, 'paid'],
  ['settlement', 'accept', 'paid'],
  ['capture', 'accept', 'paid'],
  ['capture', undefined, 'paid'],
  ['capture', 'challenge', 'review'],
  ['capture', 'deny', 'denied'],
  ['settlement', 'challenge', 'review'],
  ['pending', undefined, 'pending'],
  ['PENDING', undefined, 'pending'],
  ['authorize', 'accept', 'pending'],
  ['deny', 'accept', 'denied'],
  ['failure', undefined, 'denied'],
  ['cancel', undefined, 'cancelled'],
  ['expire', undefined, 'expired'],
  ['refund', undefined, 'refunded'],
  ['partial_refund', undefined, 'partly_refunded'],
  ['chargeback', undefined, 'charged_back'],
  ['partial_chargeback', undefined, 'charged_back'],
  ['SETTLEMENT', 'ACCEPT', 'paid'],
])('reads %s with fraud status %s as %s', (transaction, fraud, ours) => {
  expect(statusOf(transaction, fraud)).toBe(ours);
});

test.each([
  [
    { va_numbers: [{ bank: 'bca', va_number: '80777123' }] },
    [{ kind: 'account', value: '80777123' }],
  ],
  [{ permata_va_number: '8562000' }, [{ kind: 'account', value: '8562000' }]],
  [
    { biller_code: '70012', bill_key: '990000000260' },
    [
      { kind: 'company', value: '70012' },
      { kind: 'bill', value: '990000000260' },
    ],
  ],
  [{ store: 'alfamart', payment_code: '4123' }, [{ kind: 'shop', value: '4123' }]],
])('tells what to type in of %j', (fields, payTo) => {
  const waiting = { transaction_status: 'pending', settlement_time: undefined, ...fields };

  expect(stateFrom(waiting)).toMatchObject({ status: 'pending', payTo });
  expect(stateFrom(fields)).not.toHaveProperty('payTo');
});

test.each([
  [{ payment_type: 'bank_transfer', va_numbers: [{ bank: 'bni', va_number: '8578' }] }, 'bni_va'],
  [{ payment_type: 'bank_transfer', permata_va_number: '8562000' }, 'permata_va'],
  [{ payment_type: 'bank_transfer', va_numbers: [{ va_number: '80777' }] }, 'bank_transfer'],
  [{ payment_type: 'cstore', store: 'indomaret', payment_code: '4123' }, 'indomaret'],
  [{ payment_type: 'cstore', store: '<b>' }, 'cstore'],
  [{ payment_type: 'echannel', bill_key: '9900' }, 'echannel'],
  [{}, 'qris'],
])('names the bank or the shop of %j', (fields, method) => {
  expect(stateFrom(fields)?.method).toBe(method);
});

test('tells no number that is none', () => {
  const odd = { transaction_status: 'pending', bill_key: '<b>1</b>', va_numbers: 'none' };

  expect(stateFrom(odd)).not.toHaveProperty('payTo');
});

test('opens nothing for a word it does not know', () => {
  expect(statusOf('paid', undefined)).toBeUndefined();
  expect(statusOf('constructor', undefined)).toBeUndefined();
  expect(statusOf('capture', 'odd')).toBeUndefined();
});

test('takes the time of payment as Western Indonesian time', () => {
  expect(stateFrom({})?.paidAt?.toISOString()).toBe('2026-11-21T01:00:05.000Z');
});

test('dates a captured card by its transaction, and a pending order not at all', () => {
  const captured = stateFrom({ transaction_status: 'capture', settlement_time: undefined });
  const waiting = stateFrom({ transaction_status: 'pending', settlement_time: undefined });

  expect(captured?.paidAt?.toISOString()).toBe('2026-11-21T01:00:00.000Z');
  expect(waiting?.paidAt).toBeUndefined();
});

test('tells our price from an imposed fee', () => {
  const metadata = { extra_info: { gross_amount_info: { original_amount: '15000.00' } } };

  const state = stateFrom({ gross_amount: '15700.00', metadata });

  expect(state).toMatchObject({ paidAmount: 15_700, priceAmount: 15_000 });
});

test('never takes a told price above what was paid', () => {
  const metadata = { extra_info: { gross_amount_info: { original_amount: 15_000 } } };

  expect(stateFrom({ gross_amount: '1.00', metadata })?.priceAmount).toBe(1);
});

test('passes over metadata of another shape', () => {
  expect(stateFrom({ metadata: ['anything'] })?.priceAmount).toBe(15_000);
});

test('reads whole rupiah only', () => {
  expect(['15000.00', '15000', 15_000, '15000.0'].map(rupiahOf)).toEqual(Array(4).fill(15_000));
  expect(['15000.50', '-1', '1e4', '', '15.000,00', ' 1'].map(rupiahOf)).toEqual(
    Array(6).fill(undefined),
  );
});
