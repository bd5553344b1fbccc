/** The sounds that reading is taught with, as an Indonesian voice says them. */
import { bankWords } from './bank.ts';

const vowels = ['a', 'i', 'u', 'e', 'o'] as const;
export const consonants = 'b c d f g h j k l m n p q r s t v w x y z ng ny sy kh'.split(' ');
export const openSyllables = consonants.flatMap((each) => vowels.map((vowel) => each + vowel));

/** Single sounds first, then open syllables, then those of the bank's words that are neither. */
export const readingSounds = (): string[] => [
  ...new Set([
    ...vowels,
    ...consonants,
    ...openSyllables,
    ...bankWords.flatMap(({ syllables }) => syllables).toSorted(),
  ]),
];
