/** An English sentence that a task is about, with the mistakes that learners are known to make in it. */
import { numberIn, wordIn } from '@nobi/kit/bank';
import type { CourseTask } from '@nobi/kit/course';

export const mistakes = [
  'be',
  'noBe',
  'who',
  'article',
  'noArticle',
  'many',
  'verbS',
  'ing',
  'dont',
  'adjective',
  'ask',
  'place',
  'time',
  'can',
  'have',
  'meaning',
  'wh',
  'past',
  'own',
  'ed',
  'was',
  'last',
  'did',
] as const;
export type Slip = (typeof mistakes)[number];
/** What a miss turns out to be when no slip explains it. */
export type Miss = Slip | 'missing' | 'extra' | 'order' | 'letters';

export interface Line {
  readonly text: string;
  readonly end: '.' | '?' | '';
  /** The words that matter, the first before all: these are empty while the rest stands there. */
  readonly key: readonly string[];
  /** The word that may be written letter by letter. */
  readonly spell: string;
  /** What is written, what a learner may write in its place, and why that is none. */
  readonly slips: readonly (readonly [from: string, to: string, why: Slip])[];
  /** Where or when: it may also stand first. */
  readonly tail?: string;
  /** The same, said in another way. */
  readonly same?: readonly string[];
}

/** What a task names: whom, what, where, how many, when. */
export interface Facts {
  readonly who: string;
  readonly what: string;
  readonly also: string;
  readonly where: string;
  readonly n: number;
}

export type Part = keyof Facts;
export const parts: readonly Part[] = ['who', 'what', 'also', 'where', 'n'];

export const factsOf = (task: Pick<CourseTask, 'args'>): Facts => ({
  who: wordIn(task, 'who'),
  what: wordIn(task, 'what'),
  also: wordIn(task, 'also'),
  where: wordIn(task, 'where'),
  n: numberIn(task, 'n'),
});

type Pool = readonly (string | number)[];

/** A kind of sentence: what may fill it, and how it is said. */
export interface Pattern {
  readonly pools: Readonly<Partial<Record<Part, Pool>>>;
  fits?(facts: Facts): boolean;
  line(facts: Facts): Line;
}

/** A word with a space inside is written with an underline: it stays one tile. */
export const shown = (word: string): string => word.replaceAll('_', ' ');

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it is written: a capital first, its mark last. */
export const written = ({ end }: Pick<Line, 'end'>, words: readonly string[]): string =>
  words.length === 0 ? '' : shown(capital(words.join(' '))) + end;

const escaped = (text: string): string => text.replaceAll(/[.?]/g, '\\$&');

/** The sentence with one of its known mistakes in it. */
export const spoilt = (text: string, from: string, to: string): string =>
  text.replace(new RegExp(`(^| )${escaped(from)}(?= |$)`), to === '' ? '' : `$1${to}`).trim();

const pairOf =
  /(^| )((?:(?:an?|two|three|four) )?[\w-]+) and ((?:(?:an?|two|three|four) )?[\w-]+)(?= |$)/;

/** Every way in which the sentence may be written. */
export const waysOf = ({ text, tail, same = [] }: Line): string[] => {
  const turned = text.replace(pairOf, '$1$3 and $2');
  const both = [text, turned];
  const front = tail === undefined ? [] : both.map((way) => `${tail} ${spoilt(way, tail, '')}`);
  return [...new Set([...both, ...front, ...same])];
};

/** Forms that a learner mixes up, where a sentence itself has too few of them. */
const kinds: readonly (readonly string[])[] = [
  ['am', 'is', 'are'],
  ['he', 'she', 'they'],
  ['his', 'her', 'their'],
  ['do', 'does', 'is'],
  ["don't", "doesn't", "isn't"],
  ['have', 'has', 'having'],
  ['can', 'does', 'is'],
  ["can't", "don't", "isn't"],
  ['when', 'where', 'who'],
  ['in', 'on', 'under', 'next_to'],
  ['behind', 'between', 'in', 'opposite'],
];

/** Words that look right and are not: for the words that are wanted first, then for the rest. */
export const oddWords = (line: Line, wanted: readonly string[] = wordsOf(line.text)): string[] => {
  const own = wordsOf(line.text);
  const isWanted = (from: string): boolean =>
    wordsOf(from).some((word) => wanted.includes(word)) && wordsOf(from).length <= 2;
  const near = line.slips.toSorted(
    ([one], [other]) => Number(isWanted(other)) - Number(isWanted(one)),
  );
  const slipped = near
    .filter(([from]) => isWanted(from) || wanted.length === own.length)
    .flatMap(([from, to]) => wordsOf(to).filter((word) => !wordsOf(from).includes(word)));
  const alike = kinds.filter((kind) => kind.some((word) => wanted.includes(word))).flat();
  const rest = near.flatMap(([, to]) => wordsOf(to));
  return [...new Set([...slipped, ...alike, ...rest])].filter((word) => !own.includes(word));
};

export const wrongLines = (line: Line): { text: string; why: Slip }[] =>
  line.slips
    .map(([from, to, why]) => ({ text: spoilt(line.text, from, to), why }))
    .filter(
      ({ text }, at, all) =>
        !waysOf(line).includes(text) && all.findIndex((each) => each.text === text) === at,
    );

/** What went wrong in what was laid. */
export const missOf = (line: Line, laid: readonly string[]): Miss => {
  const text = laid.join(' ');
  const known = wrongLines(line).find((each) => each.text === text);
  if (known) return known.why;
  const right = wordsOf(line.text);
  const slip = line.slips.find(([from, to]) =>
    wordsOf(to).some(
      (word) => !right.includes(word) && laid.includes(word) && !wordsOf(from).includes(word),
    ),
  );
  if (slip) return slip[2];
  const lacks = right.some((word) => count(laid, word) < count(right, word));
  if (lacks)
    return line.slips.find(([from, to]) => to === '' && !laid.includes(from))?.[2] ?? 'missing';
  return laid.length > right.length ? 'extra' : 'order';
};

const count = (words: readonly string[], word: string): number =>
  words.filter((each) => each === word).length;
