import type { Language } from '@nobi/contract';
import type { Turn } from '../../../../ports/ai.ts';
import { stemsOf, wordsOf } from '../../../../text/word-stems.rules.ts';
import { agrees } from '../dialogue/follow-up-words.ts';
import type { EmbeddedText } from '../text.en.ts';
import type { Collection, Riddle } from './read-riddles-and-stories.ts';

const wantsRiddle =
  /\b(?:tebak[ -]?tebakan|tebakan|teka[ -]?teki|lelucon|lawakan|jokes?|riddles?|yang lucu|cerita lucu|something funny|make me laugh)\b/;
const wantsStory =
  /\b(?:dongeng|dongengin|mendongeng|story|fairy tale|cerita dong|ceritain|ceritakan|cerita pendek|bacakan cerita|read me)\b/;
/** A story about something that no story here is about is not that story. */
const plainStory =
  /^(?:(?:nobi|tolong|coba|please|can you|could you|bisa|mau|aku|dong|minta|kasih|satu|i want|i'd like|tell|read|me|a|an|the|ceritain|ceritakan|ceritanya|bacakan|bacain|dongeng|dongengin|mendongeng|cerita|pendek|sebelum tidur|bedtime|short|little|story|stories|fairy tale|sebuah|seru|lucu|ya|untuk ?ku|to|hear|lagi)[ ,.!?]*)+$/;
export const wantsAnother =
  /^(?:(?:mau|minta|ya|iya|ayo|yuk|nobi|dong|please|kasih)[ ,]+)*(?:lagi|satu lagi|lagi dong|yang lain(?:nya)?|lainnya|another(?: one)?|one more|more|again|next|lanjut|terus|tambah)(?: dong| ya| please| nobi|[ .!?])*$/;
const givesUp =
  /^(?:(?:aku|i|nobi)[ ,]+)*(?:nyerah|menyerah|(?:nggak|gak|ga|tidak|ngga) (?:tau|tahu)|apa(?: jawabannya| itu| dong| ya| tuh| hayo)*|jawab(?:an)?(?:nya)?(?: apa)?|give up|(?:do not|don't) know|what(?: is it)?|tell me|no idea|kenapa|why|hmm+|bingung|ga tau|gatau)(?: deh| dong| ya|[ .!?])*$/;

const questionWord =
  /\b(?:apa|kenapa|mengapa|siapa|kapan|berapa|mana|bagaimana|gimana|what|why|who|when|where|how)\b/;

const lastOf = (turns: readonly Turn[], role: Turn['role']) =>
  turns.findLast((turn) => turn.role === role)?.text;

/** The next one that these turns do not hold yet; `from` spreads where it begins. */
const fresh = <Each>(
  all: readonly Each[],
  from: number,
  isUsed: (each: Each) => boolean,
): Each | undefined => {
  const turned = [...all.slice(from % all.length), ...all.slice(0, from % all.length)];
  return turned.find((each) => !isUsed(each)) ?? turned[0];
};

const isRight = (guess: string, answer: string) => {
  const wanted = wordsOf(answer.toLowerCase()).filter(
    (word) => word.length > 2 && !/^(?:the|yang|its|sedang)$/.test(word),
  );
  const guessWords = wordsOf(guess).flatMap((word) => stemsOf(word));
  return (
    wanted.length > 0 &&
    guessWords.some((word) => wanted.flatMap((each) => stemsOf(each)).includes(word))
  );
};

export interface MessageContext {
  readonly text: string;
  readonly language: Language;
  readonly turns: readonly Turn[];
  /** Any number; other riddles come first with another one. */
  readonly from: number;
}

/** Riddles with their guesses, and tiny stories; undefined when neither is wanted. */
export const riddlesAndStories = ({ riddles, stories }: Collection) => {
  const both = [...riddles.id, ...riddles.en];
  const isUsed = (turns: readonly Turn[], text: string) =>
    turns.some((turn) => turn.role === 'nobi' && turn.text.includes(text));

  const ask = ({ turns, language, from }: MessageContext, words: EmbeddedText) => {
    const riddle = fresh(riddles[language], from, ({ question }) => isUsed(turns, question));
    return riddle && `${riddle.question}\n\n${words.riddles.guess}`;
  };
  const tell = ({ turns, language, from }: MessageContext) =>
    fresh(stories[language], from, (story) => isUsed(turns, story));

  const openRiddle = (turns: readonly Turn[]): Riddle | undefined => {
    const last = lastOf(turns, 'nobi');
    return both.find(({ question, answer }) => last?.includes(question) && !last.includes(answer));
  };

  const goesOn = (message: MessageContext, words: EmbeddedText): string | undefined => {
    const last = lastOf(message.turns, 'nobi') ?? '';
    const isOffered = agrees.test(message.text) && last.includes(words.riddles.again);
    if (!isOffered && !wantsAnother.test(message.text)) return undefined;
    if (both.some(({ answer }) => last.includes(answer) && last.includes(words.riddles.again)))
      return ask(message, words);
    const isStory = [...stories.id, ...stories.en].some((story) => last.includes(story));
    return isStory ? tell(message) : undefined;
  };

  return {
    /** Before anything else: a guess looks like any other word. */
    guess({ text, turns }: MessageContext, words: EmbeddedText): string | undefined {
      const riddle = openRiddle(turns);
      if (!riddle) return undefined;
      if (isRight(text, riddle.answer) && wordsOf(text).length <= 6)
        return `${words.riddles.right(riddle.answer)}\n\n${words.riddles.again}`;
      return givesUp.test(text)
        ? `${words.riddles.answer(riddle.answer)}\n\n${words.riddles.again}`
        : undefined;
    },
    /** A short wrong guess, once nothing else has taken the message. */
    missed({ text, turns }: MessageContext, words: EmbeddedText): string | undefined {
      const riddle =
        wordsOf(text).length <= 3 && !questionWord.test(text) ? openRiddle(turns) : undefined;
      return riddle && `${words.riddles.answer(riddle.answer)}\n\n${words.riddles.again}`;
    },
    tell(message: MessageContext, words: EmbeddedText): string | undefined {
      if (wantsStory.test(message.text) && plainStory.test(message.text)) return tell(message);
      if (wantsRiddle.test(message.text) && wordsOf(message.text).length <= 8)
        return ask(message, words);
      return goesOn(message, words);
    },
  };
};
