import { expect, test } from 'vitest';
import { startLevel } from './start-level.rules.ts';

const now = new Date('2026-11-23T03:00:00Z');

test.each([
  [{ birthMonth: null, grade: null }, 0],
  [{ birthMonth: null, grade: 0 }, -0.5],
  [{ birthMonth: '2020-11-01', grade: null }, 0],
  [{ birthMonth: null, grade: 3 }, 1.5],
  [{ birthMonth: '2020-11-01', grade: 3 }, 1.5],
  [{ birthMonth: '2010-01-01', grade: null }, 3],
  [{ birthMonth: '2026-01-01', grade: null }, -1],
])('an item for five and older begins with %o at %d', (child, level) => {
  expect(startLevel(5, child, now)).toBe(level);
});

test('tells no months apart', () => {
  const months = ['2017-08-01', '2017-11-01', '2018-02-01', '2018-05-01'];
  const levels = months.map((birthMonth) => startLevel(5, { birthMonth, grade: null }, now));

  expect(new Set(levels).size).toBe(1);
});
