import { expect, test } from 'vitest';
import { isLate } from './age.ts';

const now = new Date('2026-11-26T12:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

test('a day without our answer is late; waiting for the family is not', () => {
  const late = { state: 'open', waiting_since: before(25) } as const;

  expect(isLate(late, now)).toBe(true);
  expect(isLate({ ...late, waiting_since: before(23) }, now)).toBe(false);
  expect(isLate({ ...late, state: 'waiting' }, now)).toBe(false);
});
