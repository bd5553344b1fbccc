import { wibDayLater } from './wib-day.rules.ts';

/** So many days, one after the other. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => wibDayLater(first, at));

/** The Monday of a day's week. */
export const mondayOf = (day: string): string =>
  wibDayLater(day, -((new Date(day).getUTCDay() + 6) % 7));
