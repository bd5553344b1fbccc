const dayMs = 86_400_000;

/** The day in Jakarta, as 2026-11-22: Sweden writes days so. */
export const dayInWib = (at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Jakarta' }).format(at);

/** Near days have names, others have a date. */
export const nearDay = (day: string, now: Date): 'today' | 'yesterday' | undefined => {
  if (day === dayInWib(now)) return 'today';
  return day === dayInWib(new Date(now.getTime() - dayMs)) ? 'yesterday' : undefined;
};
