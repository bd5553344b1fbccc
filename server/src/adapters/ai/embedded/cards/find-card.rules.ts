import { stemsOf, wordsOf } from '../../../../word-stems.rules.ts';
import { distance } from '../likeness.rules.ts';
import type { Card, Focus } from './card.ts';
import { focusOf } from './question-focus.rules.ts';
import { negations, smallWords } from './small-words.ts';

/** `near` is about the same thing, but does not say what was asked. */
export type FoundCard = { readonly fit: 'answer' | 'near'; readonly card: Card };

interface Said {
  /** What the words of the message may be forms of, one list per word. */
  readonly forms: readonly (readonly string[])[];
  /** Places of the words that carry a topic. */
  readonly telling: readonly number[];
  readonly focuses: ReadonlySet<Focus>;
  readonly isOwn: boolean;
  readonly isDenied: boolean;
}

interface Match {
  readonly card: Card;
  readonly topics: number;
  readonly covered: number;
  readonly isWhole: boolean;
  readonly hasRequired: boolean;
}

const own = /\b(?:aku|saya|gue|gua|gw|i|i'm|im)\b/;
const leastForSlips = 5;
const mostWords = 40;

type Places = (word: string) => readonly number[];

const isWithin = (forms: readonly string[], words: ReadonlySet<string>) =>
  forms.some((form) => words.has(form));

/** Reads a message: what its words may be, what they ask for, and whose feeling it is. */
const readerOf = (known: ReadonlySet<string>, otherWords: ReadonlySet<string>) => {
  const single = [...known].filter((word) => word.length >= leastForSlips && !word.includes('_'));

  /** A slip of the finger: one known word, one letter away, where the word is none by itself. */
  const corrected = (word: string): readonly string[] => {
    const forms = stemsOf(word);
    if (word.length < leastForSlips || smallWords.has(word)) return forms;
    if (isWithin(forms, known) || isWithin(forms, otherWords)) return forms;
    const near = single.filter(
      (each) =>
        Math.abs(each.length - word.length) <= 1 &&
        (each[0] === word[0] || each.at(-1) === word.at(-1)) &&
        distance(word, each) === 1,
    );
    return near.length === 1 ? [...forms, ...near] : forms;
  };

  const isSmall = (word: string) =>
    smallWords.has(word) || (!known.has(word) && isWithin(stemsOf(word), smallWords));

  return (text: string): Said => {
    const words = wordsOf(text).slice(0, mostWords);
    const phrase = (at: number, count: number) =>
      at + 1 < count ? [] : [words.slice(at + 1 - count, at + 1).join('_')];
    return {
      forms: words.map((word, at) => [...corrected(word), ...phrase(at, 2), ...phrase(at, 3)]),
      telling: words.flatMap((word, at) => (isSmall(word) ? [] : [at])),
      focuses: focusOf(text),
      isOwn: own.test(text),
      isDenied: words.some((word) => negations.has(word)),
    };
  };
};

/** Where each word, also one of several parts, is said. */
const placesIn = ({ forms }: Said): Places => {
  const places = new Map<string, number[]>();
  for (const [at, each] of forms.entries())
    for (const form of each) {
      const parts = Array.from({ length: form.split('_').length }, (_, back) => at - back);
      places.set(form, [...(places.get(form) ?? []), ...parts]);
    }
  return (word) => places.get(word) ?? [];
};

const matchOf = (card: Card, said: Said, placesOf: Places): Match => {
  const places = card.topics.map(({ words }) => words.flatMap((word) => placesOf(word)));
  const heard = new Set(places.flat());
  return {
    card,
    topics: places.filter((each) => each.length > 0).length,
    covered: said.telling.filter((at) => heard.has(at)).length,
    isWhole: said.telling.every((at) => heard.has(at)),
    hasRequired: card.topics.every(
      ({ isRequired }, at) => !isRequired || (places[at]?.length ?? 0) > 0,
    ),
  };
};

const requiredOf = (card: Card) => card.topics.filter(({ isRequired }) => isRequired).length;
const isListed = (card: Card, { focuses }: Said) =>
  [...focuses].some((focus) => card.focuses.has(focus));

const hasFocus = ({ card, topics }: Match, said: Said) =>
  isListed(card, said) || (said.focuses.has('a') && said.focuses.size === 1 && topics > 1);

/** "Aku tidak sedih" needs no comfort, unless the card itself is about what is not. */
const isDenial = ({ card }: Match, { isDenied }: Said) =>
  isDenied &&
  card.isComfort &&
  !card.topics.some(({ words }) => words.some((word) => negations.has(word)));

const comforts = ({ card, covered }: Match, said: Said) =>
  card.isComfort && said.isOwn && !said.isDenied && covered * 3 >= said.telling.length;

const best = (found: readonly Match[], said: Said): Card | undefined => {
  const scoreOf = ({ card, topics, covered }: Match) =>
    covered * 10 +
    topics * 3 +
    requiredOf(card) * 2 +
    (isListed(card, said) ? 3 : 0) -
    card.topics.length * 0.1;
  return found.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]?.card;
};

/** Finds the one card that answers; rather none than one that is beside the question. */
export const cardFinder = (cards: readonly Card[], otherWords: ReadonlySet<string>) => {
  const byWord = new Map<string, Card[]>();
  for (const card of cards)
    for (const word of card.topics[0]?.words ?? [])
      byWord.set(word, [...(byWord.get(word) ?? []), card]);
  const known = new Set(cards.flatMap(({ topics }) => topics.flatMap(({ words }) => words)));
  const read = readerOf(known, otherWords);

  return (text: string): FoundCard | undefined => {
    const said = read(text);
    const placesOf = placesIn(said);
    const begun = new Set(said.forms.flat().flatMap((form) => byWord.get(form) ?? []));
    const found = [...begun]
      .map((card) => matchOf(card, said, placesOf))
      .filter(({ hasRequired, topics }) => hasRequired && (said.telling.length > 0 || topics > 1));
    const answers = found.filter(
      (each) =>
        (each.isWhole && hasFocus(each, said) && !isDenial(each, said)) || comforts(each, said),
    );
    const answer = best(answers, said);
    if (answer) return { fit: 'answer', card: answer };
    const about = found.filter(
      ({ card, covered }) =>
        covered > 0 && !card.isComfort && card.focuses.has('a') && requiredOf(card) === 1,
    );
    const near = best(about, said);
    return near && { fit: 'near', card: near };
  };
};
