import type { Card } from '../src/adapters/ai/embedded/cards/card.ts';
import type { cardFinder } from '../src/adapters/ai/embedded/cards/find-card.rules.ts';
import { byId, matchCard } from '../src/adapters/ai/embedded/cards/likely-card.rules.ts';
import { matchSituation } from '../src/adapters/ai/embedded/feelings/likely-situation.rules.ts';
import { promptsOf } from '../src/modules/chat/moderation/dataset/read-dataset.ts';
import { askedQuestions, toldSituations, type Written } from './data.ts';
import type { Subject } from './likeness.ts';

/** What is read of a card beside its questions, and how much it counts. */
const topicWeight = 0.7;
const textWeight = 0.15;

const topicsOf = ({ topics }: Card) =>
  topics.map(({ words }) => words.join(' ').replaceAll('_', ' ')).join(' ');

/** Cards, for questions that the words on their lines do not find. */
export const cardsToFind = (
  cards: readonly Card[],
  find: ReturnType<typeof cardFinder>,
  isKept: (written: Written) => boolean,
): Subject => {
  const known = byId(cards);
  return {
    written: askedQuestions().filter(isKept),
    beside: cards.flatMap((card) => [
      { label: card.id, text: topicsOf(card), weight: topicWeight, isOwn: true },
      { label: card.id, text: card.text.id, weight: textWeight, isOwn: false },
      { label: card.id, text: card.text.en, weight: textWeight, isOwn: false },
    ]),
    others: [],
    match: (index, text) => {
      const near = find(text);
      return near?.fit === 'answer' ? undefined : matchCard(index, known, { text, near });
    },
    isRight: (found, right) => found === right,
  };
};

/** Situations of children; what is asked of things is none. */
export const situationsToHear = (isKept: (written: Written) => boolean): Subject => ({
  written: toldSituations().filter(isKept),
  beside: [],
  others: [
    ...askedQuestions()
      .filter(isKept)
      .filter((_, at) => at % 9 === 0)
      .map(({ text }) => text),
    ...promptsOf(['everyday'], 'dev').map(({ text }) => text),
  ],
  match: matchSituation,
  // Words for a neighbouring situation are better than none.
  isRight: (_, right) => right !== 'none',
});
