import { expect, test } from 'vitest';
import { atAge, shareOf } from './cohort.rules.ts';

const cohorts = [
  { month: '2026-03', families: 10, stayed: [] },
  { month: '2026-02', families: 30, stayed: [{ age: 1, families: 15 }] },
  {
    month: '2026-01',
    families: 70,
    stayed: [
      { age: 1, families: 55 },
      { age: 2, families: 7 },
    ],
  },
];

test('an age is said of those families alone for whom it is decided', () => {
  expect(atAge(cohorts, 1)).toEqual({ families: 100, stayed: 70 });
  expect(atAge(cohorts, 2)).toEqual({ families: 70, stayed: 7 });
  expect(atAge(cohorts, 3)).toEqual({ families: 0, stayed: 0 });
});

test('of nobody there is no share', () => {
  expect([shareOf(7, 70), shareOf(0, 3), shareOf(0, 0)]).toEqual([10, 0, null]);
});
