import { currentLanguage } from '@nobi/client/language';
import { inWib, locales, rupiah } from '@nobi/contract';

const locale = () => locales[currentLanguage()];
// People see Indonesian western time wherever their machine stands.
const wib = (iso: string, options: Intl.DateTimeFormatOptions) =>
  inWib(new Date(iso), currentLanguage(), options);

export const asDay = (iso: string) => wib(iso, { dateStyle: 'medium' });

/** The day that it is in Indonesia, or so many days later, as a date field takes it. */
export const wibDay = (later = 0) =>
  new Date(Date.now() + 7 * 3_600_000 + later * 86_400_000).toISOString().slice(0, 10);

export const asTime = (iso: string) => wib(iso, { dateStyle: 'medium', timeStyle: 'short' });

/** A month such as `2026-11`. */
export const asMonth = (month: string) => wib(`${month}-15`, { month: 'long', year: 'numeric' });

/** A day such as `2026-11-22`, as short as a chart's ground needs it. */
export const asShortDay = (day: string) => wib(day, { day: 'numeric', month: 'short' });

/** At most one place after the point. */
export const asNumber = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);

/** A share between 0 and 1. */
export const asPercent = (share: number) =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Growth with its sign: 0.125 is `+13%`. */
export const asChange = (share: number) =>
  new Intl.NumberFormat(locale(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(share);

/** A whole number with its sign. */
export const asSigned = (value: number) =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    value,
  );

/** Whole rupiah that no line end parts from their sign. */
export const asRupiah = (amount: number) =>
  rupiah(amount, currentLanguage()).replace(' ', '\u00a0');

/** In few letters, for the side of a drawing: `1,2 jt`, `1.2m`. */
export const asShortNumber = (value: number) =>
  new Intl.NumberFormat(locale(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);

/** How long ago something was: `3 hours ago`, in the largest unit that is whole. */
export const asAge = (iso: string) => {
  const passed = Math.max(0, Date.now() - Date.parse(iso));
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  if (passed < 3_600_000) return words.format(-Math.floor(passed / 60_000), 'minute');
  if (passed < 86_400_000) return words.format(-Math.floor(passed / 3_600_000), 'hour');
  return words.format(-Math.floor(passed / 86_400_000), 'day');
};
