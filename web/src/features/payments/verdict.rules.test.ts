import { expect, test } from 'vitest';
import { pauseAfter, verdictOf } from './verdict.rules.ts';

for (const state of ['created', 'pending', 'review'] as const)
  test(`waits while an order is ${state}`, () => {
    expect(verdictOf({ is_paid: false, state })).toBe('waiting');
  });

const ended = ['denied', 'expired', 'cancelled', 'refunded', 'charged_back', 'reversed'] as const;
for (const state of ended)
  test(`gives up an order that is ${state}`, () => {
    expect(verdictOf({ is_paid: false, state })).toBe('failed');
  });

test('believes is_paid alone', () => {
  expect(verdictOf({ is_paid: true, state: 'paid' })).toBe('paid');
  expect(verdictOf({ is_paid: true, state: 'partly_refunded' })).toBe('paid');
});

test('looks again with growing pauses, then asks the person', () => {
  const looks = [1, 2, 3, 4, 5, 6, 7].map(pauseAfter);

  expect(looks).toEqual([2, 3, 5, 8, 13, null, null]);
});
