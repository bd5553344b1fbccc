/** What the sky over the first page shows. It counts no days, and nobody can miss any of it. */
export type Hour = 'night' | 'dawn' | 'day' | 'dusk';
export type Season = 'ramadan' | 'lebaran' | 'merdeka' | 'rain' | 'none';

/** By the clock of the device: near the equator the sun keeps its hours all year. */
export const hourOf = (now: Date): Hour => {
  const hour = now.getHours();
  if (hour < 5 || hour >= 19) return 'night';
  if (hour < 7) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
};

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
  const parts = format.formatToParts(now);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { month: numberOf('month'), day: numberOf('day') };
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
