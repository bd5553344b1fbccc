import { stemsOf, wordsOf } from '../../../../text/word-stems.rules.ts';
import { distance } from '../similarity.rules.ts';
import type { Focus } from './card.ts';
import { focusOf } from './question-focus.rules.ts';
import { negations, smallWords } from './small-words.ts';

/** A message as cards are looked for by it. */
export interface Reading {
  /** What the words of the message may be forms of, one list per word. */
  readonly forms: readonly (readonly string[])[];
  /** Places of the words that carry a topic. */
  readonly telling: readonly number[];
  readonly focuses: ReadonlySet<Focus>;
  readonly isOwn: boolean;
  readonly isDenied: boolean;
}

const own = /\b(?:aku|saya|gue|gua|gw|i|i'm|im)\b/;
const leastForSlips = 5;
const mostWords = 40;

const isWithin = (forms: readonly string[], words: ReadonlySet<string>) =>
  forms.some((form) => words.has(form));

/** Reads a message: what its words may be, what they ask for, and whose feeling it is. */
export const readerOf = (known: ReadonlySet<string>, otherWords: ReadonlySet<string>) => {
  const single = [...known].filter((word) => word.length >= leastForSlips && !word.includes('_'));

  /** A slip of the finger: one known word, one letter away, where the word is none by itself. */
  const corrected = (word: string): readonly string[] => {
    const forms = stemsOf(word);
    if (word.length < leastForSlips || smallWords.has(word)) return forms;
    if (isWithin(forms, known) || isWithin(forms, otherWords)) return forms;
    const near = single.filter(
      (each) =>
        Math.abs(each.length - word.length) <= 1 &&
        (each[0] === word[0] || each.at(-1) === word.at(-1)) &&
        distance(word, each) === 1,
    );
    return near.length === 1 ? [...forms, ...near] : forms;
  };

  const isSmall = (word: string) =>
    smallWords.has(word) || (!known.has(word) && isWithin(stemsOf(word), smallWords));

  return (text: string): Reading => {
    const words = wordsOf(text).slice(0, mostWords);
    const phrase = (at: number, count: number) =>
      at + 1 < count ? [] : [words.slice(at + 1 - count, at + 1).join('_')];
    return {
      forms: words.map((word, at) => [...corrected(word), ...phrase(at, 2), ...phrase(at, 3)]),
      telling: words.flatMap((word, at) => (isSmall(word) ? [] : [at])),
      focuses: focusOf(text),
      isOwn: own.test(text),
      isDenied: words.some((word) => negations.has(word)),
    };
  };
};
