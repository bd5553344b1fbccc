import { expect, test } from 'vitest';
import { dayInWib, nearDay } from './days.ts';

const now = new Date('2026-11-21T20:00:00Z');

test.each([
  ['2026-11-21T17:00:00Z', 'today'],
  ['2026-11-21T16:59:00Z', 'yesterday'],
  ['2026-11-20T17:00:00Z', 'yesterday'],
  ['2026-11-20T16:59:00Z', undefined],
])('at 03:00 in Jakarta, %s was %s', (instant, near) => {
  expect(nearDay(dayInWib(new Date(instant)), now)).toBe(near);
});

test('writes the day of Jakarta', () => {
  expect(dayInWib(now)).toBe('2026-11-22');
});
