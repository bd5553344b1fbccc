/** Every word that the machine knows, with what it is. Places in the lists are in codes for good. */
export const nouns = [
  'cat',
  'elephant',
  'chicken',
  'cow',
  'monkey',
  'frog',
  'goat',
  'crocodile',
  'boy',
  'girl',
] as const;
export type Noun = (typeof nouns)[number];
/** So many of them, from the first, are animals: they may have any look. */
export const animals = 8;

export const things = [
  'table',
  'box',
  'bed',
  'car',
  'shoe',
  'boat',
  'tree',
  'hat',
  'banana',
  'cake',
] as const;
export type Thing = (typeof things)[number];
/** Who can do something: in this machine a shoe can dance as well. */
export type Body = Noun | Thing;

export const preps = ['in', 'on', 'under', 'behind', 'next to'] as const;
export type Prep = (typeof preps)[number];
/** What one can be in. */
export const hollow: readonly Thing[] = ['box', 'bed', 'car', 'shoe', 'boat', 'tree'];

export const verbs = [
  'dancing',
  'sleeping',
  'jumping',
  'flying',
  'singing',
  'swimming',
  'reading',
  'eating',
  'riding',
  'carrying',
] as const;
export type Verb = (typeof verbs)[number];
/** These need something that it is done to. */
export const transitive: readonly Verb[] = ['eating', 'riding', 'carrying'];
/** How a verb is said without -ing. */
export const bases: Readonly<Record<Verb, string>> = {
  dancing: 'dance',
  sleeping: 'sleep',
  jumping: 'jump',
  flying: 'fly',
  singing: 'sing',
  swimming: 'swim',
  reading: 'read',
  eating: 'eat',
  riding: 'ride',
  carrying: 'carry',
};

/** What has happened: three take -ed, the others are learned one by one. */
export const pasts: Readonly<Record<Verb, string>> = {
  dancing: 'danced',
  sleeping: 'slept',
  jumping: 'jumped',
  flying: 'flew',
  singing: 'sang',
  swimming: 'swam',
  reading: 'read',
  eating: 'ate',
  riding: 'rode',
  carrying: 'carried',
};
/** What a child makes of a verb that does not take -ed. */
export const mistaken: Readonly<Partial<Record<Verb, string>>> = {
  sleeping: 'sleeped',
  flying: 'flyed',
  singing: 'singed',
  swimming: 'swimmed',
  eating: 'eated',
  riding: 'rided',
};

export const shapes = ['small', 'big', 'tall', 'round'] as const;
export type Shape = (typeof shapes)[number];
/** Of two, how the one is beside the other; in the order of the shapes. */
export const degrees = ['smaller', 'bigger', 'taller', 'rounder'] as const;
export type Degree = (typeof degrees)[number];
export const colours = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof colours)[number];
/** What pairs of a shape and a colour a code can name. */
export const looks: readonly (readonly [Shape, Colour])[] = [
  ['small', 'red'],
  ['big', 'blue'],
  ['tall', 'green'],
  ['round', 'yellow'],
  ['small', 'purple'],
  ['big', 'red'],
  ['tall', 'blue'],
  ['round', 'green'],
  ['small', 'yellow'],
  ['big', 'purple'],
];

export const pronouns = ['he', 'she', 'it', 'they'] as const;
export type Pronoun = (typeof pronouns)[number];
export const numbers = ['two', 'three'] as const;

export const pluralOf = (noun: Noun): string => `${noun}s`;

const isIn = <Word extends string>(list: readonly Word[], word: string | undefined): word is Word =>
  list.some((each) => each === word);

export const isNoun = (word?: string): word is Noun => isIn(nouns, word);
export const isThing = (word?: string): word is Thing => isIn(things, word);
export const isPrep = (word?: string): word is Prep => isIn(preps, word);
export const isVerb = (word?: string): word is Verb => isIn(verbs, word);
export const isDegree = (word?: string): word is Degree => isIn(degrees, word);
export const isShape = (word?: string): word is Shape => isIn(shapes, word);
export const isColour = (word?: string): word is Colour => isIn(colours, word);
export const isPronoun = (word?: string): word is Pronoun => isIn(pronouns, word);
export const isNumber = (word?: string): word is (typeof numbers)[number] => isIn(numbers, word);
export const isBe = (word?: string): boolean => word === 'is' || word === 'are';
const verbIn = (form: Readonly<Partial<Record<Verb, string>>>, word?: string): Verb | undefined =>
  verbs.find((verb) => word !== undefined && form[verb] === word);
/** The verb of which this is the base, or nothing; and the others likewise. */
export const ofBase = (word?: string): Verb | undefined => verbIn(bases, word);
export const ofPast = (word?: string): Verb | undefined => verbIn(pasts, word);
export const ofMistaken = (word?: string): Verb | undefined => verbIn(mistaken, word);
/** The one of whom there are many, or nothing. */
export const manyOf = (word?: string): Noun | undefined =>
  nouns.find((noun) => pluralOf(noun) === word);

export const isQuestion = ([first]: readonly string[]): boolean => isBe(first) || first === 'did';
export const markOf = (words: readonly string[]): '.' | '?' => (isQuestion(words) ? '?' : '.');

/** As a reader sees it: a capital, spaces, and its mark at the end. */
export const written = (words: readonly string[]): string => {
  const text = words.join(' ');
  const mark = markOf(words);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`;
};
