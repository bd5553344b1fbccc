import { currentLanguage } from '../language.ts';

const locale = () => (currentLanguage() === 'id' ? 'id-ID' : 'en-GB');
// People see Indonesian western time wherever their machine stands.
const timeZone = 'Asia/Jakarta';

export const asDay = (iso: string) =>
  new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: 'medium' }).format(new Date(iso));

/** The day that it is in Indonesia, or so many days later, as a date field takes it. */
export const wibDay = (later = 0) =>
  new Date(Date.now() + 7 * 3_600_000 + later * 86_400_000).toISOString().slice(0, 10);

export const asTime = (iso: string) =>
  new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(iso),
  );

/** Whole rupiah: `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const asRupiah = (amount: number) =>
  `Rp ${new Intl.NumberFormat(locale(), { maximumFractionDigits: 0 }).format(amount)}`;
