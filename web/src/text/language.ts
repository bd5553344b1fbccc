import type { Language } from '@nobi/contract';

export type { Language };

/** Also read by the welcome pages' boot script, which cannot import. */
export const languageKey = 'language';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'id';

/** Indonesian when the person reads it before English, else English. */
export const languageOf = (accepted: readonly string[]): Language => {
  const codes = accepted.map((tag) => tag.toLowerCase().split('-')[0]);
  // "in" is the code that older Android phones still send for Indonesian.
  return codes.find((code) => code === 'id' || code === 'in' || code === 'en')?.startsWith('i')
    ? 'id'
    : 'en';
};

// A browser may forbid storage altogether; the pages work without it.
const stored = () => {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
};

/** The chosen language, else the address's, else the browser's. English where there is no browser. */
export const currentLanguage = (): Language => {
  if (typeof window === 'undefined') return 'en';
  const asked = [stored(), new URLSearchParams(window.location.search).get('lang')];
  return asked.find(isLanguage) ?? languageOf(navigator.languages);
};

/** Remembers the choice and shows the page again in that language. */
export const chooseLanguage = (language: Language) => {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the address carries the choice for this page.
  }
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.location.replace(address);
};
