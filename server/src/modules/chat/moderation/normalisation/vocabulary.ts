import { answers } from '../lexicon/answers.ts';
import { forms } from '../lexicon/forms.ts';
import { harms } from '../lexicon/harms.ts';
import { intents } from '../lexicon/intents.ts';
import { manners } from '../lexicon/manners.ts';
import { meanings } from '../lexicon/meanings.ts';
import { needs } from '../lexicon/needs.ts';
import { people } from '../lexicon/people.ts';
import { plain } from '../lexicon/plain.ts';
import { slang } from '../lexicon/slang.ts';

/** Other spellings of a word, to the plain one (which may be two words). */
export const plainOf: ReadonlyMap<string, string> = new Map(
  slang
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.split(': ');
      return others.split(' ').map((other): [string, string] => [other.trim(), word]);
    }),
);

/** Words that are only themselves. */
export const plainWords: ReadonlySet<string> = new Set(plain.split(/\s+/));

/** "pundakku": whatever it is, it is mine. */
export const isOwned = (word: string) => /^[a-z]{4,}ku$/.test(word) && !plainWords.has(word);

const plainPhrase = (phrase: string): readonly string[] =>
  phrase
    .replaceAll("'", '')
    .split(' ')
    .flatMap((word) => (plainOf.get(word) ?? word).split(' '))
    .flatMap((word) => (isOwned(word) ? [word.slice(0, -2), 'aku'] : [word]));

/** A phrase of several words and the concept it stands for. */
export interface Phrase {
  readonly words: readonly string[];
  readonly concept: string;
}

const concepts = new Map<string, Set<string>>();
const phrases = new Map<string, Phrase[]>();
const known = new Set<string>();

for (const [concept, list] of [
  intents,
  people,
  harms,
  manners,
  needs,
  answers,
  meanings,
  forms,
].flatMap((lexicon) => Object.entries<string>(lexicon)))
  for (const entry of list.split(',')) {
    const words = plainPhrase(entry.trim().replace(/_$/, '~'));
    const [first = ''] = words;
    if (entry.includes('_')) continue;
    for (const word of words) known.add(word);
    if (words.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), { words, concept }]);
    else concepts.set(first, (concepts.get(first) ?? new Set()).add(concept));
  }

/** What a word stands for. */
export const conceptsOf: ReadonlyMap<string, ReadonlySet<string>> = concepts;

/** What somebody is after is meant in "dicampur apa" as in "campur apa": nobody suffers it. */
export const intentConcepts: ReadonlySet<string> = new Set(Object.keys(intents));

/** The phrases that begin with a word. */
export const phrasesFrom: ReadonlyMap<string, readonly Phrase[]> = phrases;

/** Words a rule knows, which a looser spelling may be read as. */
export const knownWords: ReadonlySet<string> = known;

/** Long known words by their consonants, for messages typed without vowels. */
export const bySkeleton: ReadonlyMap<string, string> = new Map(
  [...known]
    .filter((word) => word.length >= 5)
    .map((word): [string, string] => [word.replace(/[aeiou]/g, ''), word])
    .filter(([skeleton]) => skeleton.length >= 3),
);

/** Long known words with one vowel left out ("bnuh", "mrcon"). */
export const byLostVowel: ReadonlyMap<string, string> = new Map(
  [...known]
    .filter((word) => word.length >= 5)
    .flatMap((word) =>
      [...word.matchAll(/(?<=.)[aeiou](?=.)/g)].map(({ index }): [string, string] => [
        word.slice(0, index) + word.slice(index + 1),
        word,
      ]),
    )
    .filter(([short]) => !known.has(short) && !plainWords.has(short)),
);
