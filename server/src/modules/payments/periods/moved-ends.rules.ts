import type { Plan } from '@nobi/contract';
import type { Period } from './periods.rules.ts';

/** Null where no time of the plan runs or comes. */
export interface MovedEnd {
  readonly plan: Plan;
  readonly before: Date | null;
  readonly after: Date | null;
}

const endOf = (periods: readonly Period[], plan: Plan, now: Date): Date | null => {
  const ends = periods
    .filter((period) => period.plan === plan && period.endsAt > now)
    .map(({ endsAt }) => endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
};

const planNames = ['premium', 'regular'] as const;

/** Each plan whose end differs between two ways to reckon the paid time of a family. */
export const movedEnds = (
  before: readonly Period[],
  after: readonly Period[],
  now: Date,
): MovedEnd[] =>
  planNames
    .map((plan) => ({ plan, before: endOf(before, plan, now), after: endOf(after, plan, now) }))
    .filter((end) => end.before?.getTime() !== end.after?.getTime());
