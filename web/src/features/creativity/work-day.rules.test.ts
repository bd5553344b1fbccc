import { expect, test } from 'vitest';
import { nearDay } from './work-day.rules.ts';

const now = new Date('2026-11-21T20:00:00Z');

test.each([
  ['2026-11-21T17:00:00Z', 'today'],
  ['2026-11-21T16:59:00Z', 'yesterday'],
  ['2026-11-20T17:00:00Z', 'yesterday'],
  ['2026-11-20T16:59:00Z', undefined],
])('at 03:00 in Jakarta, %s was %s', (instant, near) => {
  expect(nearDay(new Date(instant), now)).toBe(near);
});
