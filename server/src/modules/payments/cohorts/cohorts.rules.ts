import { wibDayLater } from '../../../time/wib-day.rules.ts';

/** Who pays within so many days after the time has ended has not left. */
export const graceDays = 7;
/** So many months a cohort is followed. */
export const mostMonths = 24;
/** The promo makes a first period so much longer at most. */
const longestBonus = 7;

/** The first of the month so many months later, as `2026-11-01`. */
export const monthLater = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 10);
};

/** The oldest age of a cohort that is decided on a day; below zero while not even its size is. */
export const decidedAge = (month: string, today: string): number => {
  let age = -1;
  while (age < mostMonths) {
    const monthEnd = monthLater(month, age + 2);
    if (wibDayLater(monthEnd, longestBonus + graceDays) > today) return age;
    age += 1;
  }
  return age;
};
