import { byLostVowel, bySkeleton, isOwned, knownWords, plainOf, plainWords } from './vocabulary.ts';

/** A word's stem, and whether the word says that it is done to somebody ("dipukul"). */
export interface Stem {
  readonly stem: string;
  readonly isPassive: boolean;
  /** "aku" or "kamu", where the word ends in it ("fotoku"). */
  readonly owner: string | undefined;
}

const prefixes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:menge|nge)(?=.{3})/, ['']],
  [/^(?:meny|ny)(?=[aeiou])/, ['s', 'c']],
  [/^(?:meng|ng)(?=[aeiou])/, ['', 'k']],
  [/^(?:meng|ng)(?=[^aeiou])/, ['']],
  [/^mem(?=[aeiou])/, ['p', 'm']],
  [/^mem/, ['', 'p']],
  [/^men(?=[aeiou])/, ['t', 'n']],
  [/^men/, ['', 't']],
  [/^me(?=[lrwymn])/, ['']],
  [/^n(?=[aeioudjcg])/, ['t', '']],
  [/^m(?=[aioub])/, ['p', '']],
  [/^(?:ber|ter|per|pe|ke|se|ku|tak)(?=.{3})/, ['']],
  [/^be(?=r)/, ['']],
];

const isKnown = (word: string) => knownWords.has(word) || plainOf.has(word);
const plainly = (word: string) => plainOf.get(word) ?? word;

/** The known word a spelling stands for: doubled letters, e for a, a lost h or vowel. */
const spelledLike = (word: string): string | undefined => {
  const short = word.replace(/(.)\1+/g, '$1');
  const tries = [word, word.replace(/(.)\1{2,}/g, '$1$1'), short];
  if (word.length > 3)
    tries.push(
      word.replace(/e$/, 'a'),
      word.replace(/e([^aeiou]*)$/, 'a$1'),
      word.replace(/o$/, 'au'),
    );
  if (/^[aeiou]/.test(word) && word.length > 3) tries.push(`h${word}`);
  return tries.find(isKnown);
};

const withoutPrefix = (word: string): string[] =>
  prefixes.flatMap(([prefix, starts]) => {
    const rest = word.replace(prefix, '');
    return rest === word ? [] : starts.map((start) => start + rest);
  });

const suffixes: readonly (readonly [string, number])[] = [
  ['kan', 3],
  ['in', 3],
  ['an', 4],
  ['i', 4],
  ['s', 3],
  ['es', 3],
  ['ed', 3],
  ['d', 4],
  ['ing', 3],
];

/** English endings stand on no Indonesian prefix. */
const indonesian = suffixes.slice(0, 4);

const withoutSuffix = (
  word: string,
  endings: readonly (readonly [string, number])[] = suffixes,
): string[] =>
  endings
    .filter(([suffix, least]) => word.endsWith(suffix) && word.length - suffix.length >= least)
    .flatMap(([suffix]) => {
      const rest = word.slice(0, -suffix.length);
      if (suffix !== 'ing' && suffix !== 'ed') return [rest];
      return [rest, `${rest}e`, rest.replace(/(.)\1$/, '$1')];
    });

const find = (words: readonly string[]): string | undefined => {
  for (const word of words) {
    if (word.length < 3) continue;
    if (plainWords.has(word)) {
      if (knownWords.has(word)) return word;
      continue;
    }
    const found = spelledLike(word);
    if (found) return plainly(found);
  }
  return undefined;
};

const baseOf = (word: string): Omit<Stem, 'owner'> | undefined => {
  const bare = withoutSuffix(word);
  const active = find([
    word,
    ...bare,
    ...withoutPrefix(word),
    ...withoutSuffix(word, indonesian).flatMap(withoutPrefix),
  ]);
  if (active) return { stem: active, isPassive: false };
  if (!/^di.{3}/.test(word)) return undefined;
  const rest = word.slice(2);
  const passive = find([rest, ...withoutSuffix(rest, indonesian)]);
  return passive ? { stem: passive, isPassive: true } : undefined;
};

const owners: readonly (readonly [RegExp, string | undefined])[] = [
  [/ku$/, 'aku'],
  [/mu$/, 'kamu'],
  [/nya$/, undefined],
  [/(?:lah|kah|pun|deh|dong)$/, undefined],
];

const loosely = (word: string): string | undefined => {
  if (word.length < 3) return undefined;
  if (!/[aeiou]/.test(word)) return bySkeleton.get(word);
  return word.length >= 4 ? byLostVowel.get(word) : undefined;
};

/** What a word that the rules know is itself made of ("tunjukin", "dipukul"). */
export const rootOf = (word: string): Omit<Stem, 'owner'> | undefined => {
  if (word.length < 6 || plainWords.has(word)) return undefined;
  const root = find([
    ...withoutSuffix(word),
    ...withoutPrefix(word),
    ...withoutSuffix(word, indonesian).flatMap(withoutPrefix),
  ]);
  if (root) return { stem: root, isPassive: false };
  const rest = word.startsWith('di') ? word.slice(2) : '';
  const passive = find([rest, ...withoutSuffix(rest, indonesian)]);
  return passive ? { stem: passive, isPassive: true } : undefined;
};

/** The stem of a word, when that is a word the rules know; else the word as it is. */
export const stemOf = (word: string): Stem => {
  const asItIs = { stem: plainly(word), isPassive: false, owner: undefined };
  if (isKnown(word) || plainWords.has(word) || word.length < 3 || word.length > 30) return asItIs;
  const base = baseOf(word);
  if (base) return { ...base, owner: undefined };
  for (const [ending, owner] of owners) {
    const rest = word.replace(ending, '');
    if (rest === word || rest.length < 2) continue;
    if (isKnown(rest)) return { stem: plainly(rest), isPassive: false, owner };
    const inner = plainWords.has(rest) ? { stem: rest, isPassive: false } : baseOf(rest);
    if (inner) return { ...inner, owner };
  }
  const loose = loosely(word);
  if (!loose && isOwned(word)) return { stem: word.slice(0, -2), isPassive: false, owner: 'aku' };
  return loose ? { ...asItIs, stem: plainly(loose) } : asItIs;
};
