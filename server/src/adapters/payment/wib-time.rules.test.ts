import { expect, test } from 'vitest';
import { fromWib, wibText } from './wib-time.rules.ts';

test('writes a moment seven hours ahead of UTC, across the turn of a day', () => {
  expect(wibText(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00');
});

test('reads the gateway’s text back to the same moment', () => {
  expect(fromWib('2027-01-01 00:00:00')?.toISOString()).toBe('2026-12-31T17:00:00.000Z');
});

test('takes nothing but the exact form for a time', () => {
  const odd = ['', '2027-01-01', '2027-13-01 00:00:00', '2027-01-01T00:00:00Z', undefined];

  expect(odd.map(fromWib)).toEqual(odd.map(() => undefined));
});
