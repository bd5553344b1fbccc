import { days, hours } from '../../time.ts';

/** The day in Jakarta at that moment, such as `2026-11-22`; there is no summer time there. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + hours(7)).toISOString().slice(0, 10);

export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + days(count)).toISOString().slice(0, 10);

/** So many days, one after the other. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(first, at));

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
