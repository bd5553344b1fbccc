import type { EmbeddedText } from '../text.en.ts';
import type { Lexicon } from './lexicon.ts';
import { syllablesOf } from './syllables.rules.ts';

const mostRhymes = 5;

/** From its last vowel on, an Indonesian word sounds as it is written: bu-lan, i-kan. */
export const endOf = (word: string): string | undefined => {
  const last = syllablesOf(word)?.at(-1);
  const end = last === undefined ? undefined : /[aiueo].*$/.exec(last)?.[0];
  return end !== undefined && end.length > 1 ? end : last;
};

/** Indonesian words of the lists that end alike; English spelling says too little about its sounds. */
export const rhymesOf = (word: string, lexicon: Lexicon): readonly string[] => {
  if (lexicon.toIndonesian.has(word) && !lexicon.toEnglish.has(word)) return [];
  const end = endOf(word);
  if (end === undefined) return [];
  return [...lexicon.toEnglish.keys()]
    .filter(
      (each) =>
        each !== word && /^[a-z]{3,8}$/.test(each) && each.endsWith(end) && endOf(each) === end,
    )
    .slice(0, mostRhymes);
};

const regular = (word: string): string => {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** More than one of an English noun from the lists, or how Indonesian says it. */
export const pluralOf = (
  word: string,
  { dictionary, toIndonesian, toEnglish, kinds }: Lexicon,
  text: EmbeddedText['words'],
): string | undefined => {
  const listed = dictionary.plurals.get(word);
  if (listed !== undefined) return text.plural(word, listed);
  const isNoun = (id: string) => kinds.get(id) === 'noun';
  // An f may turn into v, and a word of two parts may change in the middle: not without a list.
  if (toIndonesian.get(word)?.some(isNoun) && /^[a-z]+$/.test(word) && !/(?:fe?|o|us)$/.test(word))
    return text.plural(word, regular(word));
  return toEnglish.has(word) && isNoun(word) && /^[a-z]+$/.test(word)
    ? text.pluralIndonesian(word)
    : undefined;
};
