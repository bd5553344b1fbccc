import type { Language } from '@nobi/contract';
import type { Turn } from '../../../../../ports/ai.ts';
import { wordsOf } from '../../../../../text/word-stems.rules.ts';
import type { Chance } from '../chance.rules.ts';
import type { Composed } from '../composed.ts';
import { composerText } from '../composer.text.ts';
import type { Jokes } from './read-jokes.ts';
import {
  isRight,
  namesThing,
  type Riddle,
  riddleOfJoke,
  riddleOfThing,
  thingIn,
} from './riddle.rules.ts';
import { things } from './things.ts';

const asksHint =
  /^(?:(?:aku|i|nobi|minta|kasih|beri|give me|a|mau)[ ,]+)*(?:petunjuk(?:nya)?|hint|clue|bantu(?:an|in)?|help(?: me)?|hmm+|bingung|(?:nggak|gak|ga|tidak|ngga|belum) (?:tau|tahu)|gatau|ga tau|(?:do not|don't) know|no idea)(?: deh| dong| ya| nih| please|[ .!?])*$/;
const givesUp =
  /^(?:(?:aku|i|nobi)[ ,]+)*(?:nyerah|menyerah|apa(?: jawabannya| itu| dong| ya| tuh| hayo)*|jawab(?:an)?(?:nya)?(?: apa)?|give up|what(?: is it| is the answer)?|tell me|the answer|kenapa|why)(?: deh| dong| ya|[ .!?])*$/;
const questionWord =
  /\b(?:apa|kenapa|mengapa|siapa|kapan|berapa|mana|bagaimana|gimana|what|why|who|when|where|how)\b/;
/** How a line begins that wishes for something: it guesses nothing. */
const wishWord =
  /^(?:kalau|kalo|mau|ganti|bikin|buat|cerita|tolong|coba|udah|sudah|stop|if|want|change|make|tell|let)\w*\b/;
const mostOfAGuess = 6;

const lastOf = (turns: readonly Turn[]) =>
  turns.findLast(({ role }) => role === 'nobi')?.text ?? '';

interface Asking {
  readonly isFunny: boolean;
  readonly turns: readonly Turn[];
  readonly language: Language;
}

interface Guess {
  readonly text: string;
  /** As the child wrote it: a follow-up is resolved in `text`, and no longer says that it is one. */
  readonly typed: string;
  readonly turns: readonly Turn[];
}

const isWish = ({ typed }: Pick<Guess, 'typed'>) => wishWord.test(typed.trim().toLowerCase());

const isHinted = (riddle: Riddle, turns: readonly Turn[]) => lastOf(turns).includes(riddle.hint);

const choicesOf = ({ guesses, language }: Riddle, hinted: boolean): readonly string[] => {
  const { choices } = composerText[language];
  return [...guesses, hinted ? choices.answer : choices.hint];
};

const over = (text: string, language: Language): Composed => {
  const { again, choices } = composerText[language];
  return { text: `${text}\n\n${again}`, choices: [choices.again, choices.funny] };
};

/** The hint, with the question where the hint does not say which riddle it is of. */
const hintFor = (riddle: Riddle, before: string): Composed => {
  const line = composerText[riddle.language].hint(riddle.hint);
  const question = thingIn(line) ? '' : riddle.question;
  const text = [before, line, question].filter(Boolean).join('\n\n');
  return { text, choices: choicesOf(riddle, true) };
};

const wrong = (riddle: Riddle, guess: string): Composed => {
  const found = hintFor(riddle, composerText[riddle.language].notYet);
  return { ...found, choices: found.choices.filter((choice) => choice !== guess) };
};

/** Asks riddles and takes guesses; which one is open, the talk itself tells. */
export const riddleAsker = (jokes: Jokes) => {
  const jokeIn = (text: string): Riddle | undefined => {
    for (const language of ['id', 'en'] as const) {
      const joke = jokes[language].find(({ question }) => text.includes(question));
      if (joke) return riddleOfJoke(joke, { language, jokes });
    }
    return undefined;
  };

  const openRiddle = (turns: readonly Turn[], chance: Chance): Riddle | undefined => {
    const last = lastOf(turns);
    const found = thingIn(last);
    return found ? riddleOfThing(found.thing, found.language, chance) : jokeIn(last);
  };

  return {
    ask({ isFunny, turns, language }: Asking, chance: Chance): Composed {
      const earlier = turns.filter(({ role }) => role === 'nobi').map(({ text }) => text);
      const isUsed = (line: string) => earlier.some((text) => text.includes(line));
      const freshJokes = jokes[language].filter(({ question }) => !isUsed(question));
      const freshThings = things.filter(({ clues }) => !clues[language].some(isUsed));
      const isJoke = freshThings.length === 0 || isFunny || chance.one([true, false, false]);
      const riddle = isJoke
        ? riddleOfJoke(chance.one(freshJokes.length > 0 ? freshJokes : jokes[language]), {
            language,
            jokes,
          })
        : riddleOfThing(chance.one(freshThings), language, chance);
      return {
        text: `${riddle.question}\n\n${composerText[language].guess}`,
        choices: choicesOf(riddle, false),
      };
    },

    /** Before anything else: a guess looks like any other word. */
    guess({ text, typed, turns }: Guess, chance: Chance): Composed | undefined {
      const riddle = openRiddle(turns, chance);
      if (!riddle) return undefined;
      const words = composerText[riddle.language];
      if (isRight(text, riddle.answer) && wordsOf(text).length <= mostOfAGuess)
        return over(words.right(riddle.answer), riddle.language);
      if (givesUp.test(text)) return over(words.answer(riddle.answer), riddle.language);
      if (asksHint.test(text))
        return isHinted(riddle, turns)
          ? over(words.answer(riddle.answer), riddle.language)
          : hintFor(riddle, '');
      const bare = text.replace(/[.!? ]+$/, '');
      const isGuess = riddle.guesses.includes(bare) || (namesThing(bare) && !isWish({ typed }));
      return isGuess ? wrong(riddle, bare) : undefined;
    },

    /** A short wrong guess, once nothing else has taken the message. */
    missed({ text, typed, turns }: Guess, chance: Chance): Composed | undefined {
      const isShort = wordsOf(text).length <= 3 && !questionWord.test(text) && !isWish({ typed });
      const riddle = isShort ? openRiddle(turns, chance) : undefined;
      return riddle && wrong(riddle, text);
    },
  };
};
