/** Reading aloud with the browser's own voices. Text is always on screen too; nothing waits for sound. */
import type { Lang, SpokenLine } from '../port.ts';
import { spokenParts } from '../spoken.ts';

const tags: Record<Lang, string> = { id: 'id-ID', en: 'en-US' };
/** Android writes `id_ID`, and older Java-based voices still use `in`. */
const belongs = (voice: SpeechSynthesisVoice, lang: Lang): boolean => {
  const tag = voice.lang.toLowerCase().replace('_', '-');
  return tag.startsWith(lang) || (lang === 'id' && tag.startsWith('in-'));
};

export interface Speaker {
  speak(line: SpokenLine): void;
  stop(): void;
  available(lang: Lang): boolean;
}

const silent: Speaker = { speak() {}, stop() {}, available: () => false };

/** A speaker over Web Speech. The list of voices may be empty at first, so it is read at each line. */
export const speaker = (): Speaker => {
  if (typeof speechSynthesis === 'undefined') return silent;
  const voices = (): SpeechSynthesisVoice[] => speechSynthesis.getVoices();
  return {
    speak(line) {
      // A new line replaces the old one: a queue of prompts would nag.
      speechSynthesis.cancel();
      for (const { text, lang, slow } of spokenParts(line)) {
        const utterance = new SpeechSynthesisUtterance(text);
        utterance.lang = tags[lang];
        const voice = voices().find((each) => belongs(each, lang));
        if (voice) utterance.voice = voice;
        utterance.rate = slow ? 0.7 : 0.95;
        utterance.pitch = 1.1;
        speechSynthesis.speak(utterance);
      }
    },
    stop: () => speechSynthesis.cancel(),
    available: (lang) => voices().some((voice) => belongs(voice, lang)),
  };
};
