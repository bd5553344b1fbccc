import { catalogue, type ErrorCode, type Language } from '@nobi/contract';
import type { Plugin } from 'vite';

/** The catalogue in one language, without what only the people who run the product meet. */
export const sentencesIn = (language: Language): Partial<Record<ErrorCode, string>> =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([code]) => !code.startsWith('staff_'))
      .map(([code, row]) => [code, row[language]]),
  );

/**
 * Writes the sentences out where the words of a language ask for them, so that no browser fetches
 * both languages of the catalogue.
 */
export const writtenSentences = (): Plugin => ({
  name: 'nobi-written-sentences',
  apply: 'build',
  enforce: 'pre',
  transform: (_code, id) => {
    const language = /[\\/]text[\\/](en|id)[\\/]errors\.ts$/.exec(id)?.[1];
    if (language !== 'en' && language !== 'id') return undefined;
    return { code: `export const errors = ${JSON.stringify(sentencesIn(language))};`, map: null };
  },
});
