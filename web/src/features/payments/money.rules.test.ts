import { plans } from '@nobi/contract';
import { expect, test } from 'vitest';
import { dateInWib, rupiah } from './money.rules.ts';

test('writes both prices as each language does', () => {
  expect(rupiah(plans.regular.rupiah, 'id')).toBe('Rp 15.000');
  expect(rupiah(plans.regular.rupiah, 'en')).toBe('Rp 15,000');
  expect(rupiah(plans.premium.rupiah, 'id')).toBe('Rp 120.000');
  expect(rupiah(1_234_567, 'en')).toBe('Rp 1,234,567');
  expect(rupiah(500, 'id')).toBe('Rp 500');
});

test('shows a moment in Jakarta, where the day may already be the next', () => {
  const shown = dateInWib('2026-11-20T18:05:00.000Z', 'en');

  expect(shown).toMatch(/^21 November 2026\D+01:05 WIB$/);
});

test('shows an Indonesian month in Indonesian', () => {
  expect(dateInWib('2026-08-17T03:00:00Z', 'id')).toMatch(/^17 Agustus 2026 .*10\.00 WIB$/);
});

test('shows what it was given when that is no moment', () => {
  expect(dateInWib('soon', 'en')).toBe('soon');
});
