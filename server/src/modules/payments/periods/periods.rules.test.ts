import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodsOf } from './periods.rules.ts';
import { anyGrants, grant, row, spans } from './periods.testing.ts';

test('a renewal one second before the end appends; no gap, no overlap', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-10T08:00:00']),
    grant('b', 'regular', ['2026-02-10T07:59:59']),
  ]);

  expect(spans(periods)).toEqual([
    row('a', '2026-01-10T08:00:00', '2026-02-10T08:00:00'),
    row('b', '2026-02-10T08:00:00', '2026-03-10T08:00:00'),
  ]);
});

test('a renewal one second after the end starts at once', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-10T08:00:00']),
    grant('b', 'regular', ['2026-02-10T08:00:01']),
  ]);

  expect(spans(periods)[1]).toEqual(row('b', '2026-02-10T08:00:01', '2026-03-10T08:00:01'));
});

test('renewals from 31 January keep their day: 28 February, then 31 March', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-31T12:00:00']),
    grant('b', 'regular', ['2026-02-20T12:00:00']),
  ]);

  expect(spans(periods)).toEqual([
    row('a', '2026-01-31T12:00:00', '2026-02-28T12:00:00'),
    row('b', '2026-02-28T12:00:00', '2026-03-31T12:00:00'),
  ]);
});

test('a premium year bought on a leap day ends on 28 February', () => {
  const periods = periodsOf([grant('a', 'premium', ['2028-02-29T12:00:00'])]);

  expect(spans(periods)).toEqual([row('a', '2028-02-29T12:00:00', '2029-02-28T12:00:00')]);
});

test('an upgrade starts at once and carries unused regular days over by value, rounded up', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-01T00:00:00']),
    grant('b', 'premium', ['2026-01-22T00:00:00']),
  ]);

  // 10 regular days are worth 10 x 500 / 328.77 = 15.2, so 16 premium days.
  expect(spans(periods)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-01-22T00:00:00'),
    row('b', '2026-01-22T00:00:00', '2027-02-07T00:00:00'),
  ]);
});

test('regular bought during premium waits for its end', () => {
  const periods = periodsOf([
    grant('a', 'premium', ['2026-01-01T00:00:00']),
    grant('b', 'regular', ['2026-06-01T00:00:00']),
  ]);

  expect(spans(periods)[1]).toEqual(row('b', '2027-01-01T00:00:00', '2027-02-01T00:00:00'));
});

test('a refund ends its own period and pulls the next one forward', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-01T00:00:00', '2026-01-11T00:00:00']),
    grant('b', 'regular', ['2026-01-05T00:00:00']),
  ]);

  expect(spans(periods)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-01-11T00:00:00'),
    row('b', '2026-01-11T00:00:00', '2026-02-11T00:00:00'),
  ]);
});

test('a refunded upgrade gives the regular days back', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-01T00:00:00']),
    grant('b', 'premium', ['2026-01-22T00:00:00', '2026-01-23T00:00:00']),
  ]);

  expect(spans(periods)).toEqual([
    row('a', '2026-01-01T00:00:00', '2026-01-22T00:00:00'),
    row('b', '2026-01-22T00:00:00', '2026-01-23T00:00:00'),
    row('a', '2026-01-23T00:00:00', '2026-02-02T00:00:00'),
  ]);
});

test('a refunded regular order takes back what the upgrade got for it', () => {
  const periods = periodsOf([
    grant('a', 'regular', ['2026-01-01T00:00:00', '2026-02-01T00:00:00']),
    grant('b', 'premium', ['2026-01-22T00:00:00']),
  ]);

  expect(spans(periods)[1]).toEqual(row('b', '2026-01-22T00:00:00', '2027-01-22T00:00:00'));
});

test('whatever is bought and refunded, periods never overlap and never run backwards', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const periods = periodsOf(grants).toSorted(
        (one, other) => one.startsAt.getTime() - other.startsAt.getTime(),
      );
      for (const [at, period] of periods.entries()) {
        expect(period.endsAt.getTime()).toBeGreaterThan(period.startsAt.getTime());
        const next = periods[at + 1];
        if (next) expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(period.endsAt.getTime());
      }
    }),
    { numRuns: 500 },
  );
});

test('who paid and took nothing back is covered from that moment on', () => {
  fc.assert(
    fc.property(anyGrants, (grants) => {
      const grantsNow = grants.map((each) => ({ ...each, revokedAt: undefined }));
      const periods = periodsOf(grantsNow);
      for (const { activatedAt } of grantsNow) {
        const covered = periods.some(
          ({ startsAt, endsAt }) => startsAt <= activatedAt && activatedAt < endsAt,
        );
        expect(covered).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
