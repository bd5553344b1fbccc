import { expect, test } from 'vitest';
import { newlyBack } from './money-back.rules.ts';

const monday = new Date('2026-11-16T03:00:00Z');
const friday = new Date('2026-11-20T03:00:00Z');
const recorded = { arrived: 120_000, back: 0, manuallyRefunded: 0 };

test('parts are noted each at its own time, and hearing them again adds nothing', () => {
  const reported = [
    { amount: 20_000, at: monday },
    { amount: 30_000, at: friday },
  ];

  expect(newlyBack(recorded, reported, false)).toEqual(reported);
  expect(newlyBack({ ...recorded, back: 20_000 }, reported, false)).toEqual([reported[1]]);
  expect(newlyBack({ ...recorded, back: 50_000 }, reported, false)).toEqual([]);
  expect(newlyBack({ ...recorded, back: 50_000 }, reported.slice(0, 1), false)).toEqual([]);
});

test('an order that is refunded whole lacks only what is not noted yet', () => {
  const reported = [{ amount: 20_000, at: monday }];

  expect(newlyBack(recorded, reported, true)).toEqual([
    ...reported,
    { amount: 100_000, at: undefined },
  ]);
  expect(newlyBack({ ...recorded, back: 120_000 }, reported, true)).toEqual([]);
  expect(newlyBack({ ...recorded, manuallyRefunded: 100_000 }, reported, true)).toEqual(reported);
});

test('never more goes back than arrived', () => {
  const reported = [{ amount: 200_000, at: monday }];

  expect(newlyBack(recorded, reported, true)).toEqual([{ amount: 120_000, at: monday }]);
  expect(newlyBack({ ...recorded, manuallyRefunded: 70_000 }, reported, false)).toEqual([
    { amount: 50_000, at: monday },
  ]);
  expect(newlyBack({ ...recorded, arrived: 0 }, reported, true)).toEqual([]);
});
