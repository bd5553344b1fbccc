import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFinder } from '../src/adapters/ai/embedded/cards/find-card.rules.ts';
import { readCards } from '../src/adapters/ai/embedded/cards/read-cards.ts';
import { readDictionary } from '../src/adapters/ai/embedded/dictionary.ts';
import { readSituations } from '../src/adapters/ai/embedded/feelings/read-situations.ts';
import { indexBytes } from '../src/adapters/ai/embedded/likeness/likeness-file.ts';
import { readWordBank } from '../src/adapters/ai/embedded/word-bank.ts';
import { lexiconOf } from '../src/adapters/ai/embedded/words/lexicon.ts';
import { pairBytes } from './answer-pairs.ts';
import { answerBytes } from './answers.ts';
import { guardBytes } from './guard.ts';
import { guardExamples } from './guard-examples.ts';
import { learnLikeness, type Subject } from './likeness.ts';
import { cardsToFind, situationsToHear } from './subjects.ts';

const src = join(import.meta.dirname, '../src');
const folder = join(src, 'adapters/ai/embedded/likeness');
const everything = () => true;

const learnInto = (name: string, subject: Subject) =>
  writeFileSync(join(folder, `${name}.bin`), indexBytes(learnLikeness(subject)));

const cards = await readCards();
const find = cardFinder(cards, lexiconOf(await readWordBank(), await readDictionary()).all);
learnInto('cards', cardsToFind(cards, find, everything));
learnInto('situations', situationsToHear(everything));
writeFileSync(
  join(src, 'modules/chat/moderation/classifier/weights.bin'),
  guardBytes(guardExamples()),
);
const reviewed = { cards, situations: await readSituations() };
const answerSafety = join(src, 'modules/chat/moderation/answer-safety');
writeFileSync(join(answerSafety, 'weights.bin'), answerBytes(reviewed));
// Questions are read with what was learnt of messages just now.
writeFileSync(join(answerSafety, 'weights-of-answers.bin'), pairBytes(reviewed));
