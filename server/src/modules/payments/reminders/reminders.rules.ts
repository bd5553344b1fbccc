const wibDay = (moment: Date): number =>
  Math.floor((moment.getTime() + 7 * 3_600_000) / 86_400_000);

/** Days before the end of a paid time on which a family hears of it. */
const reminderDays = [0, 1, 3, 7] as const;

/** Calendar days in Jakarta from now to the end. */
export const daysLeft = (endsAt: Date, now: Date): number => wibDay(endsAt) - wibDay(now);

/** The reminder that is due, by calendar days in Jakarta; a missed one gives way to the next. */
export const reminderDue = (endsAt: Date, now: Date): number | undefined => {
  if (endsAt <= now) return undefined;
  const left = daysLeft(endsAt, now);
  return reminderDays.find((days) => left <= days);
};
