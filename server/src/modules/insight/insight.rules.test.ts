import { expect, test } from 'vitest';
import { mondayOf } from '../../time/weeks.rules.ts';
import { bandsOf, spanOf } from './insight.rules.ts';
import { nextStep } from './insight-rollup.rules.ts';

test('a span has today in it, and as many days before', () => {
  expect(spanOf(new Date('2026-03-01T03:00:00Z'), 7)).toEqual({
    from: '2026-02-23',
    to: '2026-03-01',
    before: { from: '2026-02-16', to: '2026-02-22' },
  });
});

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

test('a step is halved until it is little enough, and never ends before a second', async () => {
  const past = new Date('2026-11-22T00:00:00Z');
  const input = { past, latest: new Date('2026-11-23T00:00:00Z'), stepMs: 8_000 };
  const lasting = async (isTooMuch: (ms: number) => boolean) =>
    (await nextStep(input, async (upto) => isTooMuch(upto.getTime() - past.getTime()))).getTime() -
    past.getTime();

  expect(await lasting(() => false)).toBe(8_000);
  expect(await lasting((ms) => ms > 3_000)).toBe(2_000);
  expect(await lasting(() => true)).toBe(1_000);
});

test('ages that are the same are one band, and those unknown come last', () => {
  const counted = { finished: 1, solved: 2, first_try: 1 };
  const bands = bandsOf([
    { age_min: null, age_max: null, begun: 1, ...counted },
    { age_min: 7, age_max: 10, begun: 2, ...counted },
    { age_min: 5, age_max: 7, begun: 3, ...counted },
    { age_min: 7, age_max: 10, begun: 4, ...counted },
  ]);

  expect(bands.map(({ age_min, begun, solved }) => [age_min, begun, solved])).toEqual([
    [5, 3, 2],
    [7, 6, 4],
    [null, 1, 2],
  ]);
});
