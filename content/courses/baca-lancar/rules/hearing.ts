/** Words as sounds, and how beginners take one for another. Pure. */
import { syllablesOf } from './words.ts';

/** Letters that are one sound; a pair of vowels is one only where it ends a syllable. */
const sound = /ng|ny|sy|kh|(?:ai|au|oi|ei)$|[a-z]/g;

const soundsIn = (syllable: string): string[] => syllable.match(sound) ?? [];
export const soundsOf = (word: string): string[] => syllablesOf(word).flatMap(soundsIn);

/** What a mistake is about; the sentence after it speaks of that. */
export const slips = [
  'mirror',
  'hump',
  'nasal',
  'digraph',
  'glide',
  'ending',
  'cluster',
  'alike',
] as const;
export type Slip = (typeof slips)[number];

/** For each sound what is taken for it, the likeliest first. */
const taken: Readonly<Record<string, string>> = {
  a: 'e o',
  i: 'e',
  u: 'o',
  e: 'i a',
  o: 'u',
  b: 'd p',
  d: 'b t',
  p: 'b q',
  q: 'p k',
  m: 'n w',
  n: 'm ng',
  ng: 'n ny',
  ny: 'n ng',
  sy: 's c',
  kh: 'k h',
  ai: 'e i',
  au: 'o u',
  oi: 'o e',
  ei: 'e i',
  g: 'j k',
  h: 'n k',
  j: 'g y',
  c: 'j s',
  w: 'v m',
  y: 'j i',
  f: 'p v',
  v: 'f w',
  z: 's j',
  x: 's k',
  k: 'g t',
  t: 'd k',
  s: 'z c',
  l: 'r i',
  r: 'l n',
};
export const takenFor = (sound: string): string[] => taken[sound]?.split(' ') ?? [];

const isAmong = (letters: string, one: string, other: string): boolean =>
  letters.split(' ').includes(one) && letters.split(' ').includes(other);

const slipOf = (right: string, wrong: string): Slip => {
  if (isAmong('b d p q', right, wrong)) return 'mirror';
  if (isAmong('m n w h', right, wrong)) return 'hump';
  if (isAmong('n ng ny m', right, wrong)) return 'nasal';
  if (right === 'sy' || right === 'kh') return 'digraph';
  if (/^(?:ai|au|oi|ei)$/.test(right)) return 'glide';
  return 'alike';
};

const isVowel = (sound: string): boolean => /^[aiueo]/.test(sound);

export interface Slipped {
  text: string;
  slip: Slip;
}

const joined = (sounds: readonly string[]): string => sounds.join('');
const without = (sounds: readonly string[], at: number): string =>
  joined(sounds.filter((_, place) => place !== at));

/** One sound is another one, at each place that may be taken wrongly. */
const swapped = (sounds: readonly string[]): Slipped[] =>
  sounds.flatMap((right, at) =>
    takenFor(right).map((wrong) => ({
      text: joined(sounds.map((each, place) => (place === at ? wrong : each))),
      slip: slipOf(right, wrong),
    })),
  );

/** The last consonant is dropped, or one of two that stand together. */
const dropped = (sounds: readonly string[]): Slipped[] =>
  sounds.flatMap((each, at): Slipped[] => {
    if (isVowel(each)) return [];
    const text = without(sounds, at);
    if (at === sounds.length - 1) return [{ text, slip: 'ending' }];
    const isCrowded = at > 0 && !isVowel(sounds[at - 1] ?? 'a');
    return isCrowded ? [{ text, slip: 'cluster' }] : [];
  });

/** A cluster that is pulled apart by a vowel, as many say it. */
const pulled = (sounds: readonly string[]): Slipped[] =>
  sounds.slice(0, -1).flatMap((each, at): Slipped[] => {
    const next = sounds[at + 1] ?? '';
    const isCluster = !isVowel(each) && /^[lrtp]$/.test(next) && !isVowel(next);
    if (!isCluster || (at > 0 && isVowel(sounds[at - 1] ?? ''))) return [];
    const text = joined([...sounds.slice(0, at + 1), 'e', ...sounds.slice(at + 1)]);
    return [{ text, slip: 'cluster' }];
  });

const weight: Readonly<Record<string, readonly Slip[]>> = {
  mirror: ['mirror', 'hump'],
  closed: ['ending', 'hump'],
  nasal: ['nasal'],
  sykh: ['digraph'],
  glide: ['glide'],
  cluster: ['cluster'],
};

/** Every known way to read or write the word wrongly; those that the group is about come first. */
export const slippedOf = (word: string, group = ''): Slipped[] => {
  const sounds = soundsOf(word);
  const all = [...dropped(sounds), ...pulled(sounds), ...swapped(sounds)];
  const seen = new Set([word]);
  const fresh = all.filter(({ text }) => !seen.has(text) && seen.add(text));
  const first = weight[group] ?? [];
  const own = fresh.filter(({ slip }) => first.includes(slip));
  return [...own, ...fresh.filter((each) => !own.includes(each))];
};

export type Miss = Slip | 'turned' | 'short' | 'long' | 'other';

/** What is wrong with a word that was built or chosen. */
export const missIn = (word: string, text: string): Miss => {
  const known = slippedOf(word).find((each) => each.text === text);
  if (known) return known.slip;
  const order = (one: string): string => [...one].toSorted().join('');
  if (order(word) === order(text)) return 'turned';
  if (text.length < word.length) return 'short';
  return text.length > word.length ? 'long' : 'other';
};
