/** What a train is to become: words in a row, the wagons in the yard, and the judge. Pure. */
import { seeded, shuffled } from '@nobi/kit/guest';
import { changeBetween, pairs, routes } from './links.ts';
import { consonants, vowels, type Word, wordNamed, words } from './words.ts';

export const forms = ['build', 'change', 'chain'] as const;
export type Form = (typeof forms)[number];

export interface Order {
  readonly form: Form;
  /** Which word, pair or way of its list. */
  readonly a: number;
}

export const sizeOf = (form: Form): number =>
  ({ build: words, change: pairs, chain: routes })[form].length;

const placesOf = ({ form, a }: Order): readonly number[] => {
  if (form === 'build') return [a];
  return (form === 'change' ? pairs[a] : routes[a]) ?? [];
};

/** All words of it; but for `build` the first one stands there from the beginning. */
export const wordsOf = (order: Order): readonly Word[] =>
  placesOf(order).flatMap((place) => words[place] ?? []);

export const targetsOf = (order: Order): readonly Word[] =>
  order.form === 'build' ? wordsOf(order) : wordsOf(order).slice(1);

export const isSound = (order: Order): boolean =>
  order.a < sizeOf(order.form) && targetsOf(order).length > 0;

/** What is taken for what: letters that mirror each other, sounds that are near, and how one speaks at home. */
const mistaken: Readonly<Record<string, string>> = {
  b: 'd p',
  d: 'b t',
  p: 'b q',
  t: 'd',
  k: 'g h',
  g: 'k j',
  c: 'j s',
  j: 'c z',
  m: 'n',
  n: 'ng m',
  ng: 'n ny',
  ny: 'n ng',
  s: 'z c',
  sy: 's',
  h: 'k',
  l: 'r',
  r: 'l',
  w: 'u',
  y: 'i',
  f: 'p v',
  z: 's j',
  a: 'e',
  i: 'e',
  u: 'o',
  e: 'i a',
  o: 'u',
  ai: 'e',
  au: 'o',
  oi: 'e',
};

/** No wagon with which the same letters could be coupled in another way. */
const isApart = (wagon: string, own: ReadonlySet<string>): boolean => {
  const both = (joined: string): boolean =>
    [...joined].every((letter) => letter === wagon || own.has(letter));
  if (wagon.length > 1) return !both(wagon);
  return [...own].every((each) => each.length === 1 || !both(each));
};

const mostTiles = 7;
/** Beside what is needed, by level; a long word leaves less space. */
const decoysAt = { build: [1, 2, 3], change: [1, 3, 5], chain: [1, 3, 4] } as const;

const nearOf = (needed: readonly string[]): string[] =>
  needed.flatMap((wagon) => (mistaken[wagon] ?? '').split(' ')).filter((wagon) => wagon !== '');

export const yardOf = (order: Order, level: number, seed: number): readonly string[] => {
  const random = seeded(seed);
  const needed = neededOf(order);
  const standing = wordsOf(order).flatMap(({ wagons }) => wagons);
  const own = new Set([...standing, ...needed]);
  const far = shuffled(random, [...consonants.slice(0, 16), ...vowels.slice(0, 5)]);
  const near = shuffled(random, nearOf(needed));
  const pool = level === 0 ? far : [...near, ...far];
  const decoys = [...new Set(pool)].filter((wagon) => !own.has(wagon));
  const spare = Math.min(decoysAt[order.form][level] ?? 1, mostTiles - needed.length);
  return shuffled(random, [...needed, ...grown(decoys, Math.max(1, spare), own)]);
};

/** One after the other, each checked against those before. */
const grown = (pool: readonly string[], count: number, own: ReadonlySet<string>): string[] => {
  const all = new Set(own);
  const chosen: string[] = [];
  for (const wagon of pool) {
    if (chosen.length === count) break;
    if (!isApart(wagon, all)) continue;
    all.add(wagon);
    chosen.push(wagon);
  }
  return chosen;
};

/** Wagons that have to be in the yard: all of a word, or what comes new at each change. */
const neededOf = (order: Order): string[] => {
  const all = wordsOf(order);
  const needed = targetsOf(order).flatMap((word, step) => {
    const before = order.form === 'build' ? undefined : all[step];
    const at = before ? changeBetween(before, word) : -1;
    return at < 0 ? word.wagons : word.wagons.slice(at, at + 1);
  });
  return [...new Set(needed)];
};

/** A train: null is a gap. */
export type Train = readonly (string | null)[];

export interface Start {
  readonly train: Train;
  /** So many at the front are coupled for good. */
  readonly fixed: number;
  /** So many places are in sight; 0 where the child finds out how long the word is. */
  readonly places: number;
}

export const startOf = (order: Order, level: number): Start => {
  const [first] = wordsOf(order);
  const wagons = first?.wagons ?? [];
  if (order.form !== 'build') return { train: wagons, fixed: 0, places: wagons.length };
  const { length } = wagons;
  if (level === 0) return { train: [], fixed: 0, places: length };
  const front = level === 1 ? Math.max(1, (first?.syllables[0]?.length ?? 1) - 1) : 0;
  const fixed = Math.min(front, length - 1);
  return { train: wagons.slice(0, fixed), fixed, places: level === 1 ? length : 0 };
};

/** The wagon that changes, for a beginner; else -1. */
export const markOf = (order: Order, step: number, level: number): number => {
  const [from, to] = wordsOf(order).slice(step, step + 2);
  return order.form === 'build' || level > 0 || !from || !to ? -1 : changeBetween(from, to);
};

export const isWhole = (train: Train): boolean =>
  train.length > 0 && train.every((wagon) => wagon !== null);

export const readOf = (train: Train): string => train.join('');

export type Slip = 'other' | 'twins' | 'hum' | 'short' | 'long' | 'first' | 'last' | 'middle';

const twins = /^(?:bd|db|bp|pb|pq|dt|td)$/;
const hums = /^(?:n|ng|ny|m)$/;

/** What the driver reads instead, and where to listen. */
export interface Miss {
  readonly read: string;
  readonly slip: Slip;
  readonly at: number;
}

const slipOf = (train: Train, { wagons }: Word): Miss['slip'] => {
  if (wordNamed(readOf(train))) return 'other';
  if (train.length < wagons.length) return 'short';
  if (train.length > wagons.length) return 'long';
  const at = train.findIndex((wagon, place) => wagon !== wagons[place]);
  const [has, wants] = [train[at] ?? '', wagons[at] ?? ''];
  if (twins.test(has + wants)) return 'twins';
  if (hums.test(has) && hums.test(wants)) return 'hum';
  if (at === 0) return 'first';
  return at === wagons.length - 1 ? 'last' : 'middle';
};

/** Null where the train reads as the word is written. */
export const missOf = (train: Train, word: Word): Miss | null => {
  const read = readOf(train);
  if (read === word.id) return null;
  const at = train.findIndex((wagon, place) => wagon !== word.wagons[place]);
  return { read, slip: slipOf(train, word), at };
};
