/** Reading aloud, sentence by sentence, with each word lit in its turn. */
import type { Clock, Guest, Lang } from '@nobi/kit/guest';
import { sentencesOf } from '@nobi/kit/sentences';
import { secondsFor, wordsOf } from '../rules/words.ts';

export interface Voice {
  /** Whether this device can say it at all. */
  has(lang: Lang): boolean;
  /** Says the text; `lit` hears which word has its turn, and null when it is over. */
  read(text: string, lang: Lang, lit: (word: number | null) => void): void;
  say(text: string, lang: Lang, isSlow?: boolean): void;
  /** Nothing more is lit or said. */
  stop(): void;
}

const between = 0.5;
/** Who leafs on at once hears nothing of the pages between. */
const settling = 0.4;
/** A line without a word: the host falls silent. */
const silence = '…';

const canSpeak = (lang: Lang): boolean => {
  if (typeof speechSynthesis === 'undefined') return false;
  const starts = lang === 'id' ? ['id', 'in-', 'in_'] : ['en'];
  return speechSynthesis
    .getVoices()
    .some((voice) => starts.some((start) => voice.lang.toLowerCase().startsWith(start)));
};

export const openVoice = (guest: Guest, clock: Clock, changed: () => void): Voice => {
  let turn = 0;
  let isReading = false;
  if (typeof speechSynthesis !== 'undefined')
    // The list of voices often comes late.
    speechSynthesis.addEventListener('voiceschanged', changed);
  return {
    has: (lang) => guest.settings.voice && canSpeak(lang),
    read(text, lang, lit) {
      turn += 1;
      const mine = turn;
      isReading = true;
      let wait = settling;
      let word = 0;
      for (const sentence of sentencesOf(text)) {
        clock.after(wait, () => mine === turn && guest.say(sentence, false, lang));
        for (const each of wordsOf(sentence)) {
          const at = word;
          clock.after(wait + 0.12, () => mine === turn && lit(at));
          wait += secondsFor(each);
          word += 1;
        }
        wait += between;
      }
      clock.after(wait, () => {
        if (mine !== turn) return;
        isReading = false;
        lit(null);
      });
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
