/// <reference types="vite/client" />
import alike from '../src/adapters/ai/embedded/dictionary/alike.txt?raw';
import animalsNature from '../src/adapters/ai/embedded/dictionary/animals-nature.txt?raw';
import describing from '../src/adapters/ai/embedded/dictionary/describing.txt?raw';
import doing from '../src/adapters/ai/embedded/dictionary/doing.txt?raw';
import extraEnglish from '../src/adapters/ai/embedded/dictionary/extra-english.txt?raw';
import homeFood from '../src/adapters/ai/embedded/dictionary/home-food.txt?raw';
import opposites from '../src/adapters/ai/embedded/dictionary/opposites.txt?raw';
import oppositesEn from '../src/adapters/ai/embedded/dictionary/opposites-en.txt?raw';
import peopleBody from '../src/adapters/ai/embedded/dictionary/people-body.txt?raw';
import plurals from '../src/adapters/ai/embedded/dictionary/plurals.txt?raw';
import schoolTown from '../src/adapters/ai/embedded/dictionary/school-town.txt?raw';
import { type DictionaryName, dictionaryOf } from '../src/adapters/ai/embedded/dictionary.rules.ts';
import bank from '../src/adapters/ai/embedded/word-bank.json?raw';
import { type Lexicon, lexiconOf } from '../src/adapters/ai/embedded/words/lexicon.ts';

const texts: Readonly<Record<DictionaryName, string>> = {
  'animals-nature': animalsNature,
  'people-body': peopleBody,
  'home-food': homeFood,
  'school-town': schoolTown,
  doing,
  describing,
  opposites,
  'opposites-en': oppositesEn,
  plurals,
  'extra-english': extraEnglish,
  alike,
};

/** The server's own words; it has checked their form at each of its starts. */
export const lexiconHere = (): Lexicon => {
  const { words } = JSON.parse(bank);
  return lexiconOf(
    words,
    dictionaryOf((name) => texts[name]),
  );
};
