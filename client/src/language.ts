import type { Language } from '@nobi/contract';
import { guardedStorage } from './storage.ts';

/** Also read by the welcome pages' boot script, which cannot import. */
export const languageKey = 'language';

const stored = guardedStorage(() => localStorage);

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'id';

/** Indonesian when the person reads it before English, else English. */
export const languageOf = (accepted: readonly string[]): Language => {
  const codes = accepted.map((tag) => tag.toLowerCase().split('-')[0]);
  // "in" is the code that older Android phones still send for Indonesian.
  return codes.find((code) => code === 'id' || code === 'in' || code === 'en')?.startsWith('i')
    ? 'id'
    : 'en';
};

/** The chosen language, else the address's, else the browser's. English where there is no browser. */
export const currentLanguage = (): Language => {
  if (typeof window === 'undefined') return 'en';
  const inAddress = new URLSearchParams(window.location.search).get('lang');
  return (
    [stored.getItem(languageKey), inAddress].find(isLanguage) ?? languageOf(navigator.languages)
  );
};

/** Remembers the choice and shows the page again in that language. */
export const chooseLanguage = (language: Language) => {
  stored.setItem(languageKey, language);
  // Where nothing can be stored, the address carries the choice.
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  window.location.replace(address);
};
