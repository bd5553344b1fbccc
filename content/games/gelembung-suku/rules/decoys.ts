/** Syllables that do not belong to a word: far from it at first, then more and more like it. */
import { type Random, shuffled } from '@nobi/kit/guest';
import { type BankWord, bankWords } from '../../../words/bank.ts';
import { gameWords } from './words.ts';

/** Start, vowel and end of a syllable: worked out once, for each round compares hundreds of pairs. */
const partsOf = new Map(
  bankWords
    .flatMap(({ syllables }) => syllables)
    .map((part) => [part, /^([^aeiou]*)([aeiou]?).*?([^aeiou]*)$/.exec(part)?.slice(1) ?? []]),
);

/** How many of start, vowel and end two syllables share. */
const likeness = (one: string, other: string): number => {
  const others = partsOf.get(other);
  return partsOf.get(one)?.filter((part, at) => part !== '' && part === others?.[at]).length ?? 0;
};

const nearest = (part: string, word: BankWord): number =>
  Math.max(...word.syllables.map((own) => likeness(part, own)));

export interface DecoyOptions {
  word: BankWord;
  level: number;
  count: number;
  random: Random;
}

export const decoysFor = ({ word, level, count, random }: DecoyOptions): string[] => {
  // Never harder to read than the word itself.
  const pool = gameWords
    .filter(({ pattern }) => pattern <= word.pattern)
    .flatMap(({ syllables }) => syllables);
  const fresh = [...new Set(pool)].filter((part) => !word.syllables.includes(part));
  const wanted = [0, 1, 2][level] ?? 1;
  const near = shuffled(random, fresh)
    .map((part) => ({ part, off: Math.abs(nearest(part, word) - wanted) }))
    .sort((a, b) => a.off - b.off)
    .slice(0, count * 2)
    .map(({ part }) => part);
  return shuffled(random, near).slice(0, count);
};
