/** The words of books one by one: on a page each of them can be touched, and is said alone. */
import type { SpokenText } from '../lines-file.ts';
import { bare, wordsOf } from './sentences.ts';

/** A sentence of a page, as `bookLines` names it: the book, the page, the sentence. */
const pagePlace = /^([^.]+)\.\d+\.\d+$/;

/**
 * Each word of their pages once a book, in the order in which it is met; `lines` may hold others, which have no words
 * to touch. One that also stands within a sentence is written small, as it is there.
 */
export const bookWords = (lines: readonly SpokenText[]): SpokenText[] => {
  const found = new Map<string, SpokenText>();
  for (const { at, language, words } of lines) {
    const [, book] = pagePlace.exec(at) ?? [];
    if (book === undefined) continue;
    for (const each of wordsOf(words)) {
      const word = bare(each);
      const small = word.toLowerCase();
      const key = `${language} ${book}.${small}`;
      if (word !== '' && (word === small || !found.has(key)))
        found.set(key, { at: `${book}.${small}`, language, words: word, isFirst: false });
    }
  }
  return [...found.values()];
};
