import { expect, test } from 'vitest';
import { addWibMonths } from './wib-months.rules.ts';

const wib = (text: string) => new Date(`${text}+07:00`);

test.each([
  ['2026-01-31T10:00:00', 1, '2026-02-28T10:00:00'],
  ['2026-01-31T10:00:00', 2, '2026-03-31T10:00:00'],
  ['2028-02-29T10:00:00', 12, '2029-02-28T10:00:00'],
  ['2026-12-15T23:30:00', 1, '2027-01-15T23:30:00'],
  // 03:00 WIB on the 31st is still the 30th in UTC: the day people see counts.
  ['2026-03-31T03:00:00', 1, '2026-04-30T03:00:00'],
])('%s plus %i months is %s in Jakarta', (from, months, expected) => {
  expect(addWibMonths(wib(from), months).toISOString()).toBe(wib(expected).toISOString());
});
