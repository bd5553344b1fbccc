import { expect, test } from 'vitest';
import { receiptMoment } from './receipt-moment.ts';

test('shows a moment in Jakarta, where the day may already be the next', () => {
  const shown = receiptMoment('2026-11-20T18:05:00.000Z', 'en');

  expect(shown).toMatch(/^21 November 2026\D+01:05 WIB$/);
});

test('shows an Indonesian month in Indonesian', () => {
  expect(receiptMoment('2026-08-17T03:00:00Z', 'id')).toMatch(/^17 Agustus 2026 .*10\.00 WIB$/);
});

test('shows what it was given when that is no moment', () => {
  expect(receiptMoment('soon', 'en')).toBe('soon');
});
