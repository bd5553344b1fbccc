import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Card } from './cards/card.ts';
import { cardFinder, type FoundCard } from './cards/find-card.rules.ts';
import { likelyCardFinder } from './cards/likely-card.rules.ts';
import { readCards } from './cards/read-cards.ts';
import { composer } from './composer/composer.rules.ts';
import { readJokes } from './composer/riddles/read-jokes.ts';
import { readDictionary } from './dictionary.ts';
import { factAnswers } from './facts/answer-fact.rules.ts';
import { readFacts } from './facts/read-tables.ts';
import { rowFinder } from './facts/rows/find-row.rules.ts';
import { readRows } from './facts/rows/read-rows.ts';
import { situationFinder } from './feelings/find-situation.rules.ts';
import { likelySituationFinder } from './feelings/likely-situation.rules.ts';
import { readSituations, type Situation } from './feelings/read-situations.ts';
import { indexFrom } from './likeness/likeness-file.ts';
import { hasPersonal } from './private.rules.ts';
import { readWordBank } from './word-bank.ts';
import { wordAnswers } from './words/answer-word.rules.ts';
import { lexiconOf } from './words/lexicon.ts';

/** Everything that was written for the helper, read once at start. */
export interface Knowledge {
  readonly cards: readonly Card[];
  readonly findCard: (text: string) => FoundCard | undefined;
  readonly aboutFacts: ReturnType<typeof factAnswers>;
  readonly aboutWords: ReturnType<typeof wordAnswers>;
  readonly situations: readonly Situation[];
  readonly findSituation: (text: string) => Situation | undefined;
  readonly findRow: ReturnType<typeof rowFinder>;
  readonly composer: ReturnType<typeof composer>;
}

/** Where personal data was taken out, what is left tells too little to compare it. */
const isAboutOneself = (text: string) => hasPersonal.test(text);

/** What `npm run train-nobi` learnt. */
const readLearnt = async (name: string) =>
  indexFrom(await readFile(join(import.meta.dirname, `likeness/${name}.bin`)));

/** By the words on its line, else by likeness to what other children asked. */
const eitherFinder = async (cards: readonly Card[], otherWords: ReadonlySet<string>) => {
  const bySigns = cardFinder(cards, otherWords);
  const byLikeness = likelyCardFinder(await readLearnt('cards'), cards);
  return (text: string) => {
    const found = bySigns(text);
    return found?.fit === 'answer' || isAboutOneself(text) ? found : byLikeness(text, found);
  };
};

const readAll = async (): Promise<Knowledge> => {
  const lexicon = lexiconOf(await readWordBank(), await readDictionary());
  const cards = await readCards();
  const situations = await readSituations();
  const bySigns = situationFinder(situations);
  const byLikeness = likelySituationFinder(await readLearnt('situations'), situations);
  return {
    cards,
    findCard: await eitherFinder(cards, lexicon.all),
    aboutFacts: factAnswers(await readFacts()),
    aboutWords: wordAnswers(lexicon),
    situations,
    findSituation: (text) => bySigns(text) ?? (isAboutOneself(text) ? undefined : byLikeness(text)),
    findRow: rowFinder(await readRows()),
    composer: composer(await readJokes()),
  };
};

let read: Promise<Knowledge> | undefined;

/** Its files stay as they are while a process lives: several products in one, as in tests, share it. */
export const readKnowledge = (): Promise<Knowledge> => {
  read ??= readAll();
  return read;
};
