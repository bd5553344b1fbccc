import { stemsOf } from '../../../../../text/word-stems.rules.ts';
import { withDigits } from '../numbers/written-numbers.rules.ts';
import { counters, existing, having, questionWords, refusing, sharing } from './problem-words.ts';

/** A number of the story: what it counts, and the words on both sides of it. */
export interface Part {
  readonly value: number;
  readonly noun: string | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface WordProblem {
  readonly parts: readonly Part[];
  readonly question: readonly string[];
  /** Who has the first heap; undefined when it is just there. */
  readonly owner: string | undefined;
  readonly all: ReadonlySet<string>;
}

/** Ends a clause; stays among the words so that subjects can be told apart. */
export const stop = '.';
const most = 100_000;
const longest = 60;
const question =
  /^(?:berapa|berapakah|how|sisa|sisanya|jumlah|jumlahnya|total|selisih|selisihnya)$/;

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word);

const tokensOf = (text: string): string[] =>
  (withDigits(text).match(/\d+(?:[.,/]\d+)*|[\p{L}']+|[.,;?!]/gu) ?? []).map((each) =>
    /^[.,;?!]$/.test(each) ? stop : each.replace(/'s$/, '').replace(/^(\d+)\.(\d{3})$/, '$1$2'),
  );

const nounAfter = (words: readonly string[]): string | undefined => {
  const noun = words.find((word) => !counters.has(word));
  return noun === stop || noun === undefined || isNumber(noun) ? undefined : noun;
};

const ownerOf = (before: readonly string[]): string | undefined | 'nobody' => {
  const verb = before.findIndex(
    (word) =>
      having.has(word) ||
      word === 'membeli' ||
      word === 'beli' ||
      word === 'buys' ||
      word === 'bought' ||
      word === 'memetik',
  );
  const owner = before.slice(0, verb === -1 ? 0 : verb).findLast((word) => word !== stop);
  if (verb !== -1 && owner !== undefined) return owner;
  return before.some((word) => existing.has(word)) ? 'nobody' : undefined;
};

const same = (one: string, other: string) =>
  one === other || stemsOf(one).includes(other) || stemsOf(other).includes(one);

/** Takes a sum in words apart; undefined when it is longer, stranger or about more than one kind of thing. */
export const readProblem = (text: string): WordProblem | undefined => {
  if (/rata[ -]rata/.test(text)) return undefined;
  const words = tokensOf(text);
  if (words.length > longest || words.some((word) => refusing.has(word) || /\d[.,/]\d/.test(word)))
    return undefined;
  const places = words.flatMap((word, at) => (isNumber(word) ? [at] : []));
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined || places.length < 2 || places.length > 3)
    return undefined;
  const questionAt = words.findIndex((word, at) => at > last && question.test(word));
  if (questionAt === -1) return undefined;
  const parts = places.map(
    (place, at): Part => ({
      value: Number(words[place]),
      noun: nounAfter(words.slice(place + 1, places[at + 1] ?? questionAt)),
      before: words.slice(at === 0 ? 0 : (places[at - 1] ?? 0) + 1, place),
      after: words.slice(place + 1, places[at + 1] ?? questionAt),
    }),
  );
  if (parts.some(({ value }) => value > most)) return undefined;
  const isShared = words.some((word) => sharing.has(word));
  const owner = ownerOf(parts[0]?.before ?? []) ?? (isShared ? 'nobody' : undefined);
  const owners = new Set(words.filter((_, at) => having.has(words[at + 1] ?? '')));
  if (owner !== undefined) owners.add(owner);
  const questionPart = words.slice(questionAt).filter((word) => word !== stop);
  const nouns = parts.flatMap(({ noun }) => (noun === undefined ? [] : [noun]));
  const isUnderstood = questionPart.every(
    (word) => questionWords.has(word) || owners.has(word) || nouns.some((noun) => same(noun, word)),
  );
  if (owner === undefined || !isUnderstood) return undefined;
  return {
    parts,
    question: questionPart,
    owner: owner === 'nobody' ? undefined : owner,
    all: new Set(words),
  };
};

/** Whether two numbers of a story count the same things, as far as their words tell. */
export const countSame = (one: Part, other: Part): boolean =>
  one.noun !== undefined && other.noun !== undefined && same(one.noun, other.noun);
