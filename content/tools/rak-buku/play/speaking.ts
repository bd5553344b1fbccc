/** Reading aloud, sentence by sentence, with each word lit in its turn. */
import { type Clock, type Guest, type Lang, onSpeech } from '@nobi/kit/guest';
import { sentencesOf, wordsOf } from '@nobi/kit/sentences';
import { secondsFor } from '../rules/words.ts';
import { noneRecorded, type RecordedBooks } from './books.ts';

export interface Voice {
  /** Whether this device can say it at all, or somebody recorded all of that book. */
  has(lang: Lang, book?: string): boolean;
  /** The same of one word of a page. */
  hasWord(lang: Lang, book: string): boolean;
  /** Says a page of that book; `lit` hears which word has its turn, and null when it is over. */
  read(page: Page, lit: (word: number | null) => void): void;
  say(text: string, lang: Lang, isSlow?: boolean): void;
  /** Nothing more is lit or said. */
  stop(): void;
}

interface Page {
  readonly text: string;
  readonly lang: Lang;
  readonly book: string;
}

const between = 0.5;
/** Who leafs on at once hears nothing of the pages between. */
const settling = 0.4;
/** A line without a word: the host falls silent. */
const silence = '…';

const languages = ['id', 'en'] as const;

interface Sentences {
  readonly lang: Lang;
  readonly lit: (word: number | null) => void;
  /** Recordings are waited for; of a device's voice some phones never tell that it has ended. */
  readonly isRecorded: boolean;
  /** Whether nothing else has been begun since. */
  readonly isOn: () => boolean;
}

const canSpeak = (lang: Lang): boolean => {
  if (typeof speechSynthesis === 'undefined') return false;
  const starts = lang === 'id' ? ['id', 'in-', 'in_'] : ['en'];
  return speechSynthesis
    .getVoices()
    .some((voice) => starts.some((start) => voice.lang.toLowerCase().startsWith(start)));
};

interface VoiceNeeds {
  readonly guest: Guest;
  readonly clock: Clock;
  /** Something can be heard now that could not be heard before. */
  changed(): void;
  readonly recorded: Promise<RecordedBooks>;
}

/** Goes on once a recording has come to its end, however slowly it was spoken. */
const watchVoice = (clock: Clock) => {
  let isSpeaking = false;
  let isOver = (): void => {};
  onSpeech((isVoice) => {
    isSpeaking = isVoice;
    if (!isVoice) isOver();
  });
  return (isRecorded: boolean, act: () => void): void => {
    isOver = () => {
      isOver = () => {};
      clock.after(between, act);
    };
    if (!isSpeaking || !isRecorded) isOver();
  };
};

export const openVoice = ({ guest, clock, changed, recorded }: VoiceNeeds): Voice => {
  let turn = 0;
  let isReading = false;
  let books = noneRecorded;
  const afterVoice = watchVoice(clock);
  if (typeof speechSynthesis !== 'undefined')
    // The list of voices often comes late.
    speechSynthesis.addEventListener('voiceschanged', changed);
  void recorded.then((found) => {
    books = found;
    const isNews = languages.some((lang) => found.whole[lang].length > 0 && !canSpeak(lang));
    // What is being read is not begun again.
    if (isNews && !isReading) changed();
  });

  const hears = (lang: Lang, isRecorded: boolean): boolean =>
    (guest.settings.voice && canSpeak(lang)) || (guest.settings.sound > 0 && isRecorded);

  const readOn = (sentences: readonly string[], from: number, reading: Sentences): void => {
    const { lang, lit, isOn, isRecorded } = reading;
    const [sentence, ...rest] = sentences;
    if (!isOn()) return;
    if (sentence === undefined) {
      isReading = false;
      lit(null);
      return;
    }
    guest.say(sentence, false, lang);
    const words = wordsOf(sentence);
    let wait = 0;
    for (const [at, word] of words.entries()) {
      clock.after(wait + 0.12, () => isOn() && lit(from + at));
      wait += secondsFor(word);
    }
    clock.after(wait, () => {
      if (isOn()) afterVoice(isRecorded, () => readOn(rest, from + words.length, reading));
    });
  };

  return {
    has: (lang, book = '') => hears(lang, books.whole[lang].includes(book)),
    hasWord: (lang, book) => hears(lang, books.words[lang].includes(book)),
    read({ text, lang, book }, lit) {
      turn += 1;
      const mine = turn;
      isReading = true;
      const isRecorded = books.whole[lang].includes(book);
      const reading = { lang, lit, isRecorded, isOn: () => mine === turn };
      clock.after(settling, () => readOn(sentencesOf(text), 0, reading));
    },
    say(text, lang, isSlow = false) {
      turn += 1;
      guest.say(text, isSlow, lang);
    },
    stop() {
      turn += 1;
      const mine = turn;
      // What is said next makes an end of it anyway.
      if (isReading) clock.after(settling, () => mine === turn && guest.say(silence));
      isReading = false;
    },
  };
};
