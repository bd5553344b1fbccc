import type { Language } from '@nobi/contract';

const locales = { en: 'en-GB', id: 'id-ID' } as const satisfies Record<Language, string>;

/** Whole rupiah as people write them: `Rp 15.000` in Indonesian, `Rp 15,000` in English. */
export const rupiah = (amount: number, language: Language): string =>
  `Rp ${String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'id' ? '.' : ',')}`;

/** A moment as the clock on an Indonesian wall shows it (WIB), or what was given if it is none. */
export const dateInWib = (instant: string, language: Language): string => {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const shown = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'Asia/Jakarta',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
  return `${shown} WIB`;
};
