import fc from 'fast-check';
import type { Grant, Period } from './periods.rules.ts';

/** A moment in Jakarta, where days begin and end for whoever pays. */
export const wib = (text: string) => new Date(`${text}+07:00`);

type When = readonly [activated: string, revoked?: string];
export const grant = (orderId: string, plan: Grant['plan'], [activated, revoked]: When): Grant => ({
  orderId,
  plan,
  activatedAt: wib(activated),
  revokedAt: revoked === undefined ? undefined : wib(revoked),
});

export const spans = (periods: readonly Period[]) =>
  periods.map(({ orderId, startsAt, endsAt }) => [
    orderId,
    startsAt.toISOString(),
    endsAt.toISOString(),
  ]);

export const row = (orderId: string, starts: string, ends: string) => [
  orderId,
  wib(starts).toISOString(),
  wib(ends).toISOString(),
];

/** Up to eight orders of any plan within a year and a half, some of them taken back. */
export const anyGrants = fc
  .array(
    fc.record({
      plan: fc.constantFrom('regular' as const, 'premium' as const),
      day: fc.integer({ min: 0, max: 500 }),
      revokedAfter: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ plan, day, revokedAfter }, at): Grant => {
      const activatedAt = new Date(Date.UTC(2026, 0, 1 + day, 3, at));
      const revokedAt =
        revokedAfter === undefined
          ? undefined
          : new Date(activatedAt.getTime() + revokedAfter * 86_400_000);
      return { orderId: `o${at}`, plan, activatedAt, revokedAt };
    }),
  );
