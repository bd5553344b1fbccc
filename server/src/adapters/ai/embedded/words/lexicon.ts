import type { Dictionary, WordKind } from '../dictionary.rules.ts';
import type { BankWord } from '../word-bank.ts';

/** All words that the helper knows for sure, ready to be looked up. */
export interface Lexicon {
  readonly toEnglish: ReadonlyMap<string, readonly string[]>;
  readonly toIndonesian: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlyMap<string, WordKind>;
  /** Syllables as a teacher split them. */
  readonly syllables: ReadonlyMap<string, readonly string[]>;
  /** English words of the bank, whose parts are known. */
  readonly divided: ReadonlySet<string>;
  readonly dictionary: Dictionary;
  readonly all: ReadonlySet<string>;
}

const most = 3;

const add = (map: Map<string, string[]>, word: string, other: string) => {
  const known = map.get(word) ?? [];
  if (!known.includes(other) && known.length < most) map.set(word, [...known, other]);
};

export const lexiconOf = (bank: readonly BankWord[], dictionary: Dictionary): Lexicon => {
  const toEnglish = new Map<string, string[]>();
  const toIndonesian = new Map<string, string[]>();
  for (const { id, en } of [...bank, ...dictionary.words]) {
    add(toEnglish, id, en);
    add(toIndonesian, en.toLowerCase(), id);
  }
  return {
    toEnglish,
    toIndonesian,
    kinds: new Map(dictionary.words.map(({ id, kind }) => [id, kind])),
    syllables: new Map(bank.map(({ id, suku }) => [id, suku])),
    divided: new Set(bank.map(({ en }) => en)),
    dictionary,
    all: new Set([
      ...toEnglish.keys(),
      ...toIndonesian.keys(),
      ...dictionary.spelled,
      ...dictionary.opposites.keys(),
      ...dictionary.alike.keys(),
      ...dictionary.plurals.keys(),
    ]),
  };
};
