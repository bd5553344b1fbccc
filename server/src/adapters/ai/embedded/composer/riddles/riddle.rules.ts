import type { Language } from '@nobi/contract';
import { stemsOf, wordsOf } from '../../../../../text/word-stems.rules.ts';
import { type Chance, chanceFrom } from '../chance.rules.ts';
import type { Joke, Jokes } from './read-jokes.ts';
import type { Thing } from './thing.ts';
import { things } from './things.ts';

/** A riddle that waits for its answer. */
export interface Riddle {
  readonly question: string;
  readonly answer: string;
  readonly hint: string;
  /** Answers to tap, the right one among them. */
  readonly guesses: readonly string[];
  readonly language: Language;
}

const whoAmI = ({ group }: Thing, language: Language): string => {
  if (language === 'en') return 'What am I?';
  return group === 'animal' ? 'Hewan apakah aku?' : 'Apakah aku?';
};

/** The same for one answer, so that a second look shows the same buttons. */
const guessesFor = (right: string, others: readonly string[]): readonly string[] => {
  const chance = chanceFrom(right);
  const wrong = chance.shuffled(others.filter((each) => each !== right)).slice(0, 2);
  return chance.shuffled([right, ...wrong]);
};

export const riddleOfThing = (thing: Thing, language: Language, chance: Chance): Riddle => {
  const clues = thing.clues[language];
  const two = chance.shuffled(clues.slice(0, -1)).slice(0, 2);
  const others = things.filter(({ group }) => group === thing.group).map((each) => each[language]);
  return {
    question: [...two, whoAmI(thing, language)].join(' '),
    answer: thing[language],
    hint: clues.at(-1) ?? '',
    guesses: guessesFor(thing[language], others),
    language,
  };
};

export const riddleOfJoke = (
  { question, answer, word, hint }: Joke,
  { language, jokes }: { language: Language; jokes: Jokes },
): Riddle => {
  const others = jokes[language].flatMap((each) => each.word ?? []);
  return { question, answer, hint, guesses: word ? guessesFor(word, others) : [], language };
};

/** The thing that a text of Nobi lets speak: each clue is of one thing only. */
export const thingIn = (text: string): { thing: Thing; language: Language } | undefined => {
  for (const language of ['id', 'en'] as const) {
    const thing = things.find(({ clues }) => clues[language].some((clue) => text.includes(clue)));
    if (thing) return { thing, language };
  }
  return undefined;
};

const fillers = /^(?:the|yang|its|sedang|itu|aku|kamu|adalah|karena|you|are|they|because)$/;

export const isRight = (guess: string, answer: string): boolean => {
  const wanted = wordsOf(answer.toLowerCase()).filter(
    (word) => word.length > 2 && !fillers.test(word),
  );
  const guessed = wordsOf(guess).flatMap((word) => stemsOf(word));
  return wanted.some((word) => stemsOf(word).some((stem) => guessed.includes(stem)));
};

/** Whether it names a thing of the riddles, so that it is surely meant as a guess. */
export const namesThing = (guess: string): boolean =>
  things.some(({ id, en }) => id === guess || en === guess);
