import type { Language } from './errors.ts';

/** How each language writes numbers, days and hours. */
export const locales = { en: 'en-GB', id: 'id-ID' } as const satisfies Record<Language, string>;

/** Whole rupiah as people write them: `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const rupiah = (amount: number, language: Language): string =>
  `Rp ${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 0 }).format(amount)}`;

/** A moment as the clock on an Indonesian wall shows it, wherever the machine stands. */
export const inWib = (at: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Asia/Jakarta' }).format(at);
