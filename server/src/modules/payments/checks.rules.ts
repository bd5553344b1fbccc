import type { OrderState } from '@nobi/contract';
import { days, hours, minutes } from '../../time/durations.ts';

const openChecks = [minutes(1), minutes(2), minutes(5), minutes(15), hours(1)] as const;
/** Some banks take a settled transfer back within minutes, so a paid order is looked at again. */
const paidChecks = [minutes(10), days(1), days(7)] as const;
/** A transfer may arrive on an order we closed, and its notification may be lost. */
const closedChecks = [hours(1), days(1)] as const;

/** How long until an order is asked about again; undefined when nobody needs to any more. */
export const nextCheckIn = (state: OrderState, checks: number): number | undefined => {
  if (state === 'created' || state === 'pending' || state === 'denied' || state === 'review')
    return openChecks[Math.min(checks, openChecks.length - 1)];
  if (state === 'paid') return paidChecks[checks];
  if (state === 'expired' || state === 'cancelled') return closedChecks[checks];
  return undefined;
};
