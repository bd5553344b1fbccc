import { acts } from './meanings/acts.ts';
import { manners } from './meanings/manners.ts';
import { plain } from './meanings/plain.ts';
import { things } from './meanings/things.ts';
import { wordsIn } from './sentence-signs.rules.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: string;
}

const meaningsOf = new Map<string, readonly string[]>();
const phrasesFrom = new Map<string, readonly Phrase[]>();

for (const [meaning, list] of [acts, things, manners, plain].flatMap((each) =>
  Object.entries<string>(each),
))
  for (const entry of list.split(',')) {
    const words = wordsIn(entry);
    const [first = ''] = words;
    if (words.length > 1)
      phrasesFrom.set(first, [...(phrasesFrom.get(first) ?? []), { words, meaning }]);
    else meaningsOf.set(first, [...new Set([...(meaningsOf.get(first) ?? []), meaning])]);
  }

/** What a form of an English word may be a form of. */
const english: readonly (readonly [RegExp, string])[] = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ed$/, ''],
  [/d$/, ''],
  [/ly$/, ''],
  [/er$/, ''],
  [/(.)\1(?:ing|ed)$/, '$1'],
];

/** What stands before an Indonesian root, with the letter that it may have swallowed. */
const before: readonly (readonly [RegExp, string])[] = [
  [/^(?:di|ke|se|ku|kau|ber|be|ter|me|pe)/, ''],
  [/^(?:mem|pem)(?=[bfpv])/, ''],
  [/^(?:mem|pem|m)/, 'p'],
  [/^(?:meny|peny|ny)/, 's'],
  [/^(?:meng|peng|ng)/, ''],
  [/^(?:meng|peng|ng)/, 'k'],
  [/^(?:men|pen)(?=[cdjtz])/, ''],
  [/^(?:men|pen|n)/, 't'],
];
const after = /(?:nya|mu|ku|lah|kah|kan|an|i|in)$/;

const leastLetters = 3;
const isRoot = (word: string) => word.length >= leastLetters && meaningsOf.has(word);

/** A word, and the same without one or two of what may stand after a root. */
const shortened = (word: string): readonly string[] => {
  const once = word.replace(after, '');
  return [...new Set([word, once, once.replace(after, '')])];
};

const rootFrom = (word: string): string => {
  const forms = english.map(([ending, instead]) => word.replace(ending, instead));
  const bare = shortened(word);
  const roots = bare.flatMap((each) => [
    each,
    ...before.map(([beginning, instead]) => each.replace(beginning, instead)),
  ]);
  return [word, ...forms, ...roots].find(isRoot) ?? word;
};

const roots = new Map<string, string>();
/** So many words are remembered, whatever is asked. */
const mostRemembered = 20_000;

const rootOf = (word: string): string => {
  const known = roots.get(word) ?? rootFrom(word);
  if (roots.size < mostRemembered) roots.set(word, known);
  return known;
};

/** What each word of a text stands for, as far as a list of meanings tells; for a word that no list has, nothing. */
export const meaningsIn = (words: readonly string[]): readonly (readonly string[])[] => {
  const stems = words.map(rootOf);
  const found = words.map(
    (word, at) =>
      new Set([
        ...(meaningsOf.get(stems[at] ?? '') ?? []),
        ...(meaningsOf.get(word) ?? []),
        ...(/^\d+$/.test(word) ? ['amount'] : []),
      ]),
  );
  const isAt = (part: string, at: number) => words[at] === part || stems[at] === part;
  words.forEach((word, start) => {
    for (const key of new Set([word, stems[start] ?? word]))
      for (const phrase of phrasesFrom.get(key) ?? [])
        if (phrase.words.every((part, at) => isAt(part, start + at)))
          for (const at of phrase.words.keys()) found[start + at]?.add(phrase.meaning);
  });
  return found.map((each) => [...each]);
};
