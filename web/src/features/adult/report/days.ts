import { currentLanguage } from '@nobi/client/language';
import { locales } from '@nobi/contract';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[currentLanguage()], { timeZone: 'UTC', ...options });

/** A day of the child's calendar, such as `2026-11-23`, as people here read it. */
export const dayWords = (day: string) =>
  format({ weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(day));

export const spanWords = (from: string, to: string) =>
  format({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    new Date(from),
    new Date(to),
  );

/** Short, for below a line. */
export const monthWords = (month: string) =>
  format({ month: 'short', year: '2-digit' }).format(new Date(`${month}-01`));
