/** What hangs in the sky over a child's pages. It counts no days, and nobody can miss any of it. */
export type Season = 'ramadan' | 'lebaran' | 'merdeka' | 'rain' | 'none';

/**
 * Month and day of the tabular calendar of Umm al-Qura. Indonesia's own beginning of a month is decided
 * the evening before and may be a day apart, so no single day hangs on it. Undefined without the calendar.
 */
const islamicDay = (now: Date): { month: number; day: number } | undefined => {
  const calendar = 'islamic-umalqura';
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: 'numeric',
    day: 'numeric',
  });
  if (format.resolvedOptions().calendar !== calendar) return undefined;
  const [month = 0, day = 0] = format.format(now).split('/').map(Number);
  return { month, day };
};

/** Ramadan, the first week of Syawal, the week of 17 August, the rains of December to February. */
export const seasonOf = (now: Date): Season => {
  const islamic = islamicDay(now);
  if (islamic?.month === 9) return 'ramadan';
  if (islamic?.month === 10 && islamic.day <= 7) return 'lebaran';
  const [month, day] = [now.getMonth() + 1, now.getDate()];
  if (month === 8 && day >= 14 && day <= 20) return 'merdeka';
  return month === 12 || month <= 2 ? 'rain' : 'none';
};

/** How much stands on the island: something with the first work, more with four, ten and two dozen. */
export const islandOf = (works: number): number =>
  [1, 4, 10, 24].filter((needed) => works >= needed).length;
