import type { Card } from './card.ts';
import { type Reading, readerOf } from './read-message.rules.ts';
import { negations } from './small-words.ts';

/** `near` is about the same thing, but does not say what was asked. */
export interface FoundCard {
  readonly fit: 'answer' | 'near';
  readonly card: Card;
  /** Found by likeness to other questions, not by the words on its line. */
  readonly isLikely?: boolean;
}

interface Match {
  readonly card: Card;
  readonly topics: number;
  readonly covered: number;
  readonly isWhole: boolean;
  readonly hasRequired: boolean;
}

type Places = (word: string) => readonly number[];

/** Where each word, also one of several parts, is said. */
const placesIn = ({ forms }: Reading): Places => {
  const places = new Map<string, number[]>();
  for (const [at, each] of forms.entries())
    for (const form of each) {
      const parts = Array.from({ length: form.split('_').length }, (_, back) => at - back);
      places.set(form, [...(places.get(form) ?? []), ...parts]);
    }
  return (word) => places.get(word) ?? [];
};

const matchOf = (card: Card, reading: Reading, placesOf: Places): Match => {
  const places = card.topics.map(({ words }) => words.flatMap((word) => placesOf(word)));
  const matched = new Set(places.flat());
  return {
    card,
    topics: places.filter((each) => each.length > 0).length,
    covered: reading.telling.filter((at) => matched.has(at)).length,
    isWhole: reading.telling.every((at) => matched.has(at)),
    hasRequired: card.topics.every(
      ({ isRequired }, at) => !isRequired || (places[at]?.length ?? 0) > 0,
    ),
  };
};

const requiredOf = (card: Card) => card.topics.filter(({ isRequired }) => isRequired).length;
const isListed = (card: Card, { focuses }: Reading) =>
  [...focuses].some((focus) => card.focuses.has(focus));

const hasFocus = ({ card, topics }: Match, reading: Reading) =>
  isListed(card, reading) || (reading.focuses.has('a') && reading.focuses.size === 1 && topics > 1);

/** "Aku tidak sedih" needs no comfort, unless the card itself is about what is not. */
const isDenial = ({ card }: Match, { isDenied }: Reading) =>
  isDenied &&
  card.isComfort &&
  !card.topics.some(({ words }) => words.some((word) => negations.has(word)));

const comforts = ({ card, covered }: Match, reading: Reading) =>
  card.isComfort && reading.isOwn && !reading.isDenied && covered * 3 >= reading.telling.length;

const best = (found: readonly Match[], reading: Reading): Card | undefined => {
  const scoreOf = ({ card, topics, covered }: Match) =>
    covered * 10 +
    topics * 3 +
    requiredOf(card) * 2 +
    (isListed(card, reading) ? 3 : 0) -
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
    const reading = read(text);
    const placesOf = placesIn(reading);
    const begun = new Set(reading.forms.flat().flatMap((form) => byWord.get(form) ?? []));
    const found = [...begun]
      .map((card) => matchOf(card, reading, placesOf))
      .filter(
        ({ hasRequired, topics }) => hasRequired && (reading.telling.length > 0 || topics > 1),
      );
    const answers = found.filter(
      (each) =>
        (each.isWhole && hasFocus(each, reading) && !isDenial(each, reading)) ||
        comforts(each, reading),
    );
    const answer = best(answers, reading);
    if (answer) return { fit: 'answer', card: answer };
    const about = found.filter(
      ({ card, covered }) =>
        covered > 0 && !card.isComfort && card.focuses.has('a') && requiredOf(card) === 1,
    );
    const near = best(about, reading);
    return near && { fit: 'near', card: near };
  };
};
