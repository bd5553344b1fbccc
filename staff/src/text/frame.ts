import { currentLanguage } from '@nobi/client/language';
import polyglot from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { frameId } from './id/frame.ts';

/** react-admin's own words; where ours miss one, English stands. */
export const frameWords = polyglot(
  (locale) => (locale === 'id' ? { ...english, ra: { ...english.ra, ...frameId } } : english),
  currentLanguage(),
  [{ locale: currentLanguage(), name: currentLanguage() }],
  { allowMissing: true },
);
