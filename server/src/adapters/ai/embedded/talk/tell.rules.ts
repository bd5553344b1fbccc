import type { Language } from '@nobi/contract';
import type { Turn } from '../../../../ports/ai.ts';
import { stemsOf, wordsOf } from '../../../../word-stems.rules.ts';
import type { EmbeddedText } from '../text.en.ts';
import type { Riddle, Tellings } from './tellings.ts';

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

const asks =
  /\b(?:apa|kenapa|mengapa|siapa|kapan|berapa|mana|bagaimana|gimana|what|why|who|when|where|how)\b/;

const lastOf = (turns: readonly Turn[], role: Turn['role']) =>
  turns.findLast((turn) => turn.role === role)?.text;

/** The next one that these turns do not hold yet; `from` spreads where it begins. */
const fresh = <Each>(
  all: readonly Each[],
  from: number,
  isTold: (each: Each) => boolean,
): Each | undefined => {
  const turned = [...all.slice(from % all.length), ...all.slice(0, from % all.length)];
  return turned.find((each) => !isTold(each)) ?? turned[0];
};

const isRight = (guess: string, answer: string) => {
  const wanted = wordsOf(answer.toLowerCase()).filter(
    (word) => word.length > 2 && !/^(?:the|yang|its|sedang)$/.test(word),
  );
  const said = wordsOf(guess).flatMap((word) => stemsOf(word));
  return (
    wanted.length > 0 && said.some((word) => wanted.flatMap((each) => stemsOf(each)).includes(word))
  );
};

export interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly turns: readonly Turn[];
  /** Any number; other riddles come first with another one. */
  readonly from: number;
}

/** Riddles with their guesses, and tiny stories; undefined when neither is wanted. */
export const teller = ({ riddles, stories }: Tellings) => {
  const both = [...riddles.id, ...riddles.en];
  const isTold = (turns: readonly Turn[], text: string) =>
    turns.some((turn) => turn.role === 'nobi' && turn.text.includes(text));

  const ask = ({ turns, language, from }: Asked, words: EmbeddedText) => {
    const riddle = fresh(riddles[language], from, ({ asks }) => isTold(turns, asks));
    return riddle && `${riddle.asks}\n\n${words.riddles.guess}`;
  };
  const tell = ({ turns, language, from }: Asked) =>
    fresh(stories[language], from, (story) => isTold(turns, story));

  const openRiddle = (turns: readonly Turn[]): Riddle | undefined => {
    const last = lastOf(turns, 'nobi');
    return both.find(({ asks, answer }) => last?.includes(asks) && !last.includes(answer));
  };

  const goesOn = (asked: Asked, words: EmbeddedText): string | undefined => {
    const last = lastOf(asked.turns, 'nobi') ?? '';
    if (!wantsAnother.test(asked.text)) return undefined;
    if (both.some(({ answer }) => last.includes(answer) && last.includes(words.riddles.again)))
      return ask(asked, words);
    const isStory = [...stories.id, ...stories.en].some((story) => last.includes(story));
    return isStory ? tell(asked) : undefined;
  };

  return {
    /** Before anything else: a guess looks like any other word. */
    guess({ text, turns }: Asked, words: EmbeddedText): string | undefined {
      const riddle = openRiddle(turns);
      if (!riddle) return undefined;
      if (isRight(text, riddle.answer) && wordsOf(text).length <= 6)
        return `${words.riddles.right(riddle.answer)}\n\n${words.riddles.again}`;
      return givesUp.test(text)
        ? `${words.riddles.answer(riddle.answer)}\n\n${words.riddles.again}`
        : undefined;
    },
    /** A short wrong guess, once nothing else has taken the message. */
    missed({ text, turns }: Asked, words: EmbeddedText): string | undefined {
      const riddle = wordsOf(text).length <= 3 && !asks.test(text) ? openRiddle(turns) : undefined;
      return riddle && `${words.riddles.answer(riddle.answer)}\n\n${words.riddles.again}`;
    },
    tell(asked: Asked, words: EmbeddedText): string | undefined {
      if (wantsStory.test(asked.text) && plainStory.test(asked.text)) return tell(asked);
      if (wantsRiddle.test(asked.text) && wordsOf(asked.text).length <= 8) return ask(asked, words);
      return goesOn(asked, words);
    },
  };
};
