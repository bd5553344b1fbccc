import { describe, expect, test } from 'vitest';
import { signatureOf } from '../signature.rules.ts';
import { readNotification } from './notification.rules.ts';

const key = 'a-key-for-tests';
const signature_key = signatureOf(
  { orderId: 'NB-1', statusCode: '200', grossAmount: '15000.00' },
  key,
);
const genuine = {
  order_id: 'NB-1',
  status_code: '200',
  gross_amount: '15000.00',
  transaction_status: 'settlement',
  signature_key,
};
const read = (body: unknown) => readNotification(Buffer.from(JSON.stringify(body)), key);

test('reads a genuine notification as a hint', () => {
  expect(read(genuine)).toEqual({ orderId: 'NB-1', claimed: 'settlement' });
});

describe('holds for forged', () => {
  const pendingSignature = signatureOf(
    { orderId: 'NB-1', statusCode: '201', grossAmount: '15000.00' },
    key,
  );
  test.each([
    ['an upper-case signature', { signature_key: signature_key.toUpperCase() }],
    ['a truncated signature', { signature_key: signature_key.slice(0, 64) }],
    ['a missing signature', { signature_key: undefined }],
    ['a signature that is a list', { signature_key: [signature_key] }],
    ['a signature that is a number', { signature_key: 5 }],
    ['a pending notification edited to a settlement', { signature_key: pendingSignature }],
    ['another order', { order_id: 'NB-2' }],
    ['an amount that is a list of the signed amount', { gross_amount: ['15000.00'] }],
    ['an amount that is a number', { gross_amount: 15_000 }],
    ['a missing code', { status_code: undefined }],
  ])('%s', (_what, change) => {
    expect(read({ ...genuine, ...change })).toBe('forged');
  });
});

test('cannot tell a refund edited to a settlement: only the status call can', () => {
  const refund = { ...genuine, transaction_status: 'refund' };

  expect(read({ ...refund, transaction_status: 'settlement' })).toMatchObject({ orderId: 'NB-1' });
});

test('holds for malformed what is no object with an order', () => {
  const bodies = ['', '{', '[]', 'null', '"NB-1"', '{}', '{"order_id":7}', '{"order_id":""}'];

  const answers = bodies.map((body) => readNotification(Buffer.from(body), key));

  expect(new Set(answers)).toEqual(new Set(['malformed']));
  expect(readNotification(Uint8Array.of(0xff, 0xfe), key)).toBe('malformed');
});
