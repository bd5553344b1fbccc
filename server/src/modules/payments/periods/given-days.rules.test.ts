import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Gift, type Period, periodsOf } from './periods.rules.ts';
import { anyGrants, grant, row, spans, wib } from './periods.testing.ts';

const gift = (id: string, plan: Gift['plan'], [days, moment]: [number, string]): Gift => ({
  id,
  plan,
  days,
  givenAt: wib(moment),
});

test('given days follow the plan they are of, and a renewal follows them', () => {
  const periods = periodsOf(
    [
      grant('a', 'regular', ['2026-01-01T00:00:00']),
      grant('b', 'regular', ['2026-01-20T00:00:00']),
    ],
    [gift('g', 'regular', [3, '2026-01-10T00:00:00'])],
  );

  expect(spans(periods)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-02-01T00:00:00'),
    row('g', '2026-02-01T00:00:00', '2026-02-04T00:00:00'),
    row('b', '2026-02-04T00:00:00', '2026-03-04T00:00:00'),
  ]);
});

test('given premium days begin at once; the regular rest waits behind them and is not lost', () => {
  const periods = periodsOf(
    [grant('a', 'regular', ['2026-01-01T00:00:00'])],
    [gift('g', 'premium', [7, '2026-01-11T00:00:00'])],
  );

  expect(spans(periods)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-01-11T00:00:00'),
    row('g', '2026-01-11T00:00:00', '2026-01-18T00:00:00'),
    row('a', '2026-01-18T00:00:00', '2026-02-08T00:00:00'),
  ]);
});

test('days are taken from the far end of their plan, and never any that are over', () => {
  const orders = [
    grant('a', 'regular', ['2026-01-01T00:00:00']),
    grant('b', 'regular', ['2026-01-05T00:00:00']),
  ];
  const remaining = (days: number) =>
    spans(periodsOf(orders, [gift('g', 'regular', [-days, '2026-01-21T00:00:00'])]));

  expect(remaining(8)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-02-01T00:00:00'),
    row('b', '2026-02-01T00:00:00', '2026-02-21T00:00:00'),
  ]);
  expect(remaining(30)).toEqual([row('a', '2026-01-01T00:00:00', '2026-01-30T00:00:00')]);
  expect(remaining(3000)).toEqual([row('a', '2026-01-01T00:00:00', '2026-01-21T00:00:00')]);
});

test('after taken days a renewal begins where the plan now ends', () => {
  const periods = periodsOf(
    [
      grant('a', 'regular', ['2026-01-01T00:00:00']),
      grant('b', 'regular', ['2026-01-20T00:00:00']),
    ],
    [gift('g', 'regular', [-2, '2026-01-10T00:00:00'])],
  );

  expect(spans(periods)[1]).toEqual(row('b', '2026-01-30T00:00:00', '2026-02-28T00:00:00'));
});

const anyGifts = fc
  .array(
    fc.record({
      plan: fc.constantFrom('regular' as const, 'premium' as const),
      day: fc.integer({ min: 0, max: 500 }),
      days: fc.integer({ min: -400, max: 400 }).filter((days) => days !== 0),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ plan, day, days }, at): Gift => {
      const givenAt = new Date(Date.UTC(2026, 0, 1 + day, 5, at));
      return { id: `g${at}`, plan, days, givenAt };
    }),
  );

const remainingAt = (periods: readonly Period[], moment: Date, plan?: Gift['plan']) =>
  periods
    .filter((period) => plan === undefined || period.plan === plan)
    .map(({ startsAt, endsAt }) =>
      Math.max(0, endsAt.getTime() - Math.max(startsAt.getTime(), moment.getTime())),
    )
    .reduce((sum, ms) => sum + ms, 0);

test('whatever is bought, refunded, given and taken, periods never overlap', () => {
  fc.assert(
    fc.property(anyGrants, anyGifts, (grants, gifts) => {
      const periods = periodsOf(grants, gifts).toSorted(
        (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
      );
      for (const [at, period] of periods.entries()) {
        expect(period.endsAt.getTime()).toBeGreaterThan(period.startsAt.getTime());
        const next = periods[at + 1];
        if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
      }
    }),
    { numRuns: 1000 },
  );
});

test('a last gift gives exactly its days, a last taking takes them as far as there are any', () => {
  fc.assert(
    fc.property(anyGrants, anyGifts, (grants, gifts) => {
      const moment = new Date(Date.UTC(2026, 0, 1 + 950));
      for (const plan of ['regular', 'premium'] as const)
        for (const days of [5, -5, -5000]) {
          const last = { id: 'last', plan, days, givenAt: moment };
          const before = remainingAt(periodsOf(grants, gifts), moment, plan);
          const after = remainingAt(periodsOf(grants, [...gifts, last]), moment, plan);

          expect(after).toBe(Math.max(0, before + days * 86_400_000));
        }
    }),
    { numRuns: 300 },
  );
});

test('what is over stays as it was, whatever is given or taken later', () => {
  fc.assert(
    fc.property(anyGrants, anyGifts, (grants, gifts) => {
      const moment = new Date(Date.UTC(2026, 0, 1 + 950));
      const over = (periods: readonly Period[]) =>
        periods
          .filter(({ startsAt }) => startsAt < moment)
          .map(({ plan, startsAt, endsAt }) => [
            plan,
            startsAt.getTime(),
            Math.min(endsAt.getTime(), moment.getTime()),
          ]);
      const last = { id: 'last', plan: 'regular' as const, days: -5000, givenAt: moment };

      expect(over(periodsOf(grants, [...gifts, last]))).toEqual(over(periodsOf(grants, gifts)));
    }),
    { numRuns: 300 },
  );
});
