import type { Card } from './cards/card.ts';
import { cardFinder } from './cards/find-card.rules.ts';
import { readCards } from './cards/read-cards.ts';
import { readDictionary } from './dictionary.ts';
import { factFinder } from './facts/find-fact.rules.ts';
import { readFacts } from './facts/read-facts.ts';
import { teller } from './talk/tell.rules.ts';
import { readTellings } from './talk/tellings.ts';
import { readWordBank } from './word-bank.ts';
import { wordAnswers } from './words/answer-word.rules.ts';
import { lexiconOf } from './words/lexicon.ts';

/** Everything that was written for the helper, read once at start. */
export interface Knowledge {
  readonly cards: readonly Card[];
  readonly findCard: ReturnType<typeof cardFinder>;
  readonly aboutWords: ReturnType<typeof wordAnswers>;
  readonly findFact: ReturnType<typeof factFinder>;
  readonly tell: ReturnType<typeof teller>;
}

export const readKnowledge = async (): Promise<Knowledge> => {
  const lexicon = lexiconOf(await readWordBank(), await readDictionary());
  const cards = await readCards();
  return {
    cards,
    findCard: cardFinder(cards, lexicon.all),
    aboutWords: wordAnswers(lexicon),
    findFact: factFinder(await readFacts()),
    tell: teller(await readTellings()),
  };
};
