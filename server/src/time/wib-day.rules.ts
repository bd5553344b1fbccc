const day = 86_400_000;

/** The moment at which a day, as `2026-11-22`, begins in Jakarta (WIB, UTC+7 all year). */
export const startOfWibDay = (isoDay: string) => new Date(`${isoDay}T00:00:00+07:00`);

/** The day so many days later; earlier below zero. */
export const wibDayLater = (isoDay: string, days: number) =>
  new Date(Date.parse(`${isoDay}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The day in Jakarta that a moment lies in. */
export const wibDayOf = (moment: Date) =>
  new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** From the first to the last day, both counted. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day) + 1;

/** A moment as spreadsheets read it, in WIB. */
export const wibClock = (moment: Date) =>
  new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
