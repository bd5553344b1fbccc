/** Free play: which words may follow, in trays of one kind, so that whatever is laid can happen. Pure. */
import { read } from './sentence.ts';
import {
  animals,
  bases,
  colours,
  degrees,
  hollow,
  isBe,
  isColour,
  isDegree,
  isNoun,
  isPrep,
  isPronoun,
  isShape,
  isThing,
  isVerb,
  manyOf,
  nouns,
  ofBase,
  ofPast,
  pasts,
  pluralOf,
  preps,
  shapes,
  things,
  transitive,
  type Verb,
  verbs,
} from './words.ts';

/** Words of one kind; a tray shows some of them at a time. */
export type Trays = readonly (readonly string[])[];

const isMany = (words: readonly string[]): boolean =>
  words.some((word) => manyOf(word) !== undefined || word === 'they');
const isNumber = (word?: string): boolean => word === 'two' || word === 'three';

/** The verb, in whichever form it lies there. */
const ofAny = (word: string): Verb | undefined =>
  isVerb(word) ? word : (ofBase(word) ?? ofPast(word));

const isObject = (words: readonly string[]): boolean =>
  words.some((word) => isPrep(word) || ofAny(word) || word === 'than');

/** The names that fit what stands before them. */
const names = (words: readonly string[]): Trays => {
  if (isObject(words)) return [words.includes('in') ? hollow : things];
  // A child is small, big or tall, and has no colour.
  const isPainted = words.some((word) => isColour(word) || word === 'round');
  const all = isPainted ? nouns.slice(0, animals) : nouns;
  return words.some(isNumber) ? [all.map(pluralOf)] : [all, things];
};

/** What may come next; nothing where the sentence is whole. */
export const nextTrays = (words: readonly string[]): Trays => {
  const last = words.at(-1);
  if (last === undefined) return [[...'the two three he she is are yesterday did'.split(' ')]];
  if (isBe(last) && words.length === 1)
    return last === 'is' ? [['the', 'he', 'she']] : [['two', 'three']];
  if (last === 'yesterday' || last === 'did') return [['the', 'two', 'he', 'she']];
  if (last === 'the' || isNumber(last)) return [...names(words), shapes, colours];
  if (isShape(last)) return [...names(words), colours];
  if (isColour(last)) return names(words);
  const isOne = isNoun(last) || isPronoun(last) || (isThing(last) && !isObject(words));
  const isSubject = isOne || manyOf(last) !== undefined;
  if (isSubject && words[0] === 'yesterday') return [Object.values(pasts)];
  if (isSubject && words[0] === 'did') return [Object.values(bases)];
  if (isSubject && !isBe(words[0])) return [[isMany(words) ? 'are' : 'is']];
  if (isBe(last)) return [verbs, [...preps], ['not'], degrees];
  if (isSubject || last === 'not') return [verbs, [...preps]];
  if (isDegree(last)) return [['than']];
  const verb = ofAny(last);
  if (isPrep(last) || last === 'than' || (verb && transitive.includes(verb))) return [['the']];
  return [];
};

export const isWhole = (words: readonly string[]): boolean => 'meaning' in read(words, 'cat');

/** The sentences that are kept: at most so many, each read again before it is shown. */
export const mostPhotos = 8;
export const isKeepable = (words: readonly string[]): boolean =>
  words.length <= 12 && isWhole(words);
