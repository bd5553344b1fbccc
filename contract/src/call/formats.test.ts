import { expect, test } from 'vitest';
import { plans } from '../payments/payments.ts';
import { inWib, rupiah } from './formats.ts';

test('writes both prices as each language does', () => {
  expect(rupiah(plans.regular.rupiah, 'id')).toBe('Rp 15.000');
  expect(rupiah(plans.regular.rupiah, 'en')).toBe('Rp 15,000');
  expect(rupiah(plans.premium.rupiah, 'id')).toBe('Rp 120.000');
  expect(rupiah(1_234_567, 'en')).toBe('Rp 1,234,567');
  expect(rupiah(500, 'id')).toBe('Rp 500');
});

test('shows a moment in Jakarta, where the day may already be the next', () => {
  const late = new Date('2026-11-20T18:05:00.000Z');

  expect(inWib(late, 'en', { dateStyle: 'long' })).toBe('21 November 2026');
  expect(inWib(late, 'id', { timeStyle: 'short' })).toBe('01.05');
});
