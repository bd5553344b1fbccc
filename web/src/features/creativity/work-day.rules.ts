const dayInWib = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' }).format(instant);

const dayMs = 86_400_000;

/** How far back a day lies for a child: near days have names, others have a date. */
export const nearDay = (instant: Date, now: Date): 'today' | 'yesterday' | undefined => {
  const day = dayInWib(instant);
  if (day === dayInWib(now)) return 'today';
  return day === dayInWib(new Date(now.getTime() - dayMs)) ? 'yesterday' : undefined;
};
