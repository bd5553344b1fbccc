import type { Card } from './cards/card.ts';
import { cardFinder } from './cards/find-card.rules.ts';
import { readCards } from './cards/read-cards.ts';
import { readDictionary } from './dictionary.ts';
import { factAnswers } from './facts/answer-fact.rules.ts';
import { readFacts } from './facts/read-tables.ts';
import { rowFinder } from './facts/rows/find-row.rules.ts';
import { readRows } from './facts/rows/read-rows.ts';
import { situationFinder } from './feelings/find-situation.rules.ts';
import { readSituations, type Situation } from './feelings/read-situations.ts';
import { readRiddlesAndStories } from './small-talk/read-riddles-and-stories.ts';
import { riddlesAndStories } from './small-talk/riddles-and-stories.rules.ts';
import { readWordBank } from './word-bank.ts';
import { wordAnswers } from './words/answer-word.rules.ts';
import { lexiconOf } from './words/lexicon.ts';

/** Everything that was written for the helper, read once at start. */
export interface Knowledge {
  readonly cards: readonly Card[];
  readonly findCard: ReturnType<typeof cardFinder>;
  readonly aboutFacts: ReturnType<typeof factAnswers>;
  readonly aboutWords: ReturnType<typeof wordAnswers>;
  readonly situations: readonly Situation[];
  readonly findSituation: ReturnType<typeof situationFinder>;
  readonly findRow: ReturnType<typeof rowFinder>;
  readonly riddlesAndStories: ReturnType<typeof riddlesAndStories>;
}

export const readKnowledge = async (): Promise<Knowledge> => {
  const lexicon = lexiconOf(await readWordBank(), await readDictionary());
  const cards = await readCards();
  const situations = await readSituations();
  return {
    cards,
    findCard: cardFinder(cards, lexicon.all),
    aboutFacts: factAnswers(await readFacts()),
    aboutWords: wordAnswers(lexicon),
    situations,
    findSituation: situationFinder(situations),
    findRow: rowFinder(await readRows()),
    riddlesAndStories: riddlesAndStories(await readRiddlesAndStories()),
  };
};
