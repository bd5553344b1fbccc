import { currentLanguage } from './language.ts';

const locales = { en: 'en-GB', id: 'id-ID' } as const;

/** A day and an hour as people here read them: Jakarta's, whatever the browser's clock zone is. */
export const momentInWib = (instant: string): string => {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return '';
  const written = new Intl.DateTimeFormat(locales[currentLanguage()], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(at);
  return `${written} WIB`;
};
