import type { Language } from '@nobi/contract';

// The same key as in the product: who chose a language there has it here.
const key = 'language';

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'id';

const fromBrowser = (): Language =>
  navigator.languages.some((tag) => /^(id|in)\b/i.test(tag)) ? 'id' : 'en';

export const currentLanguage = (): Language => {
  const stored = localStorage.getItem(key);
  return isLanguage(stored) ? stored : fromBrowser();
};

/** Remembers the choice and shows the console again in that language. */
export const chooseLanguage = (language: Language) => {
  localStorage.setItem(key, language);
  window.location.reload();
};
