import { expect, test } from 'vitest';
import { movedEnds } from './moved-ends.rules.ts';
import { type Grant, periodsOf } from './periods.rules.ts';

const at = (day: string) => new Date(`${day}T00:00:00+07:00`);
const regular: Grant = {
  orderId: 'r',
  plan: 'regular',
  activatedAt: at('2026-01-01'),
  revokedAt: undefined,
};
const premium: Grant = { ...regular, orderId: 'p', plan: 'premium', activatedAt: at('2026-01-11') };
const takenBack = (grant: Grant, day: string): Grant => ({ ...grant, revokedAt: at(day) });

test('an upgrade that is taken back ends at once, and what it took over runs again', () => {
  const now = at('2026-01-20');
  const before = periodsOf([regular, premium]);
  const after = periodsOf([regular, takenBack(premium, '2026-01-20')]);

  const ends = movedEnds(before, after, now);

  expect(ends).toMatchObject([
    { plan: 'premium', after: null },
    { plan: 'regular', before: null, after: at('2026-02-10') },
  ]);
  expect(ends[0]?.before?.getTime()).toBeGreaterThan(at('2027-01-10').getTime());
});

test('time that is over is not lost a second time', () => {
  const now = at('2026-03-01');

  const ends = movedEnds(periodsOf([regular]), periodsOf([takenBack(regular, '2026-03-01')]), now);

  expect(ends).toEqual([]);
});
