import { expect, test } from 'vitest';
import { newlyBack } from './back.rules.ts';

const monday = new Date('2026-11-16T03:00:00Z');
const friday = new Date('2026-11-20T03:00:00Z');
const known = { arrived: 120_000, back: 0, byHand: 0 };

test('parts are noted each at its own time, and hearing them again adds nothing', () => {
  const told = [
    { amount: 20_000, at: monday },
    { amount: 30_000, at: friday },
  ];

  expect(newlyBack(known, told, false)).toEqual(told);
  expect(newlyBack({ ...known, back: 20_000 }, told, false)).toEqual([told[1]]);
  expect(newlyBack({ ...known, back: 50_000 }, told, false)).toEqual([]);
  expect(newlyBack({ ...known, back: 50_000 }, told.slice(0, 1), false)).toEqual([]);
});

test('an order that is refunded whole lacks only what is not noted yet', () => {
  const told = [{ amount: 20_000, at: monday }];

  expect(newlyBack(known, told, true)).toEqual([...told, { amount: 100_000, at: undefined }]);
  expect(newlyBack({ ...known, back: 120_000 }, told, true)).toEqual([]);
  expect(newlyBack({ ...known, byHand: 100_000 }, told, true)).toEqual(told);
});

test('never more goes back than arrived', () => {
  const told = [{ amount: 200_000, at: monday }];

  expect(newlyBack(known, told, true)).toEqual([{ amount: 120_000, at: monday }]);
  expect(newlyBack({ ...known, byHand: 70_000 }, told, false)).toEqual([
    { amount: 50_000, at: monday },
  ]);
  expect(newlyBack({ ...known, arrived: 0 }, told, true)).toEqual([]);
});
