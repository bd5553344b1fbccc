import { leaseDays } from '@nobi/contract';

const day = 86_400;
const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** Until when a browser may go on without asking, in seconds since 1970. */
export const leaseEnd = (now: Date, paidUntil: Date | undefined): number => {
  const longest = toSeconds(now) + leaseDays.longest * day;
  // Who need not pay has no such day.
  if (!paidUntil) return longest;
  return Math.min(longest, toSeconds(paidUntil) + leaseDays.afterPaid * day);
};
