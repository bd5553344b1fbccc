/** The browser's own voices. */
import type { Lang, SpokenLine } from '../../port.ts';
import { asSounds } from './letter-sounds.ts';

const tags: Record<Lang, string> = { id: 'id-ID', en: 'en-US' };
/** Android writes `id_ID`, and older Java-based voices still use `in`. */
const belongs = (voice: SpeechSynthesisVoice, lang: Lang): boolean => {
  const tag = voice.lang.toLowerCase().replace('_', '-');
  return tag.startsWith(lang) || (lang === 'id' && tag.startsWith('in-'));
};

/** What a browser answers when it has nothing for a language. */
const voiceless: readonly string[] = ['language-unavailable', 'voice-unavailable'];

/** Far longer than any voice takes, however slowly it speaks. */
const patienceMs = 5000;
const letterMs = 200;

export interface DeviceVoice {
  /** Says these one after the other; done when the last is over. A language without a voice is left out. */
  say(parts: readonly SpokenLine[]): Promise<void>;
  stop(): void;
  /** Undefined while the browser names no voices; some never do, and speak all the same. */
  has(lang: Lang): boolean | undefined;
}

const silent: DeviceVoice = { say: async () => {}, stop() {}, has: () => false };

export const openDeviceVoice = (onVoiceless: (lang: Lang) => void): DeviceVoice => {
  if (typeof speechSynthesis === 'undefined') return silent;
  // Read at each line: the list may be empty at first, and a voice may be installed meanwhile.
  const voices = (): SpeechSynthesisVoice[] => speechSynthesis.getVoices();
  const voiceFor = (lang: Lang) => voices().find((each) => belongs(each, lang));
  const has = (lang: Lang) => (voices().length === 0 ? undefined : voiceFor(lang) !== undefined);

  const utter = ({ text, lang, slow }: SpokenLine) => {
    const utterance = new SpeechSynthesisUtterance(asSounds(text, lang));
    utterance.lang = tags[lang];
    utterance.voice = voiceFor(lang) ?? null;
    utterance.rate = slow ? 0.7 : 0.95;
    utterance.pitch = 1.1;
    const over = new Promise<void>((resolve) => {
      utterance.onend = () => resolve();
      utterance.onerror = ({ error }) => {
        if (voiceless.includes(error)) onVoiceless(lang);
        resolve();
      };
      // Some phones never tell that they have ended.
      setTimeout(resolve, patienceMs + text.length * letterMs);
    });
    speechSynthesis.speak(utterance);
    return over;
  };

  return {
    async say(parts) {
      for (const { lang } of parts) if (has(lang) === false) onVoiceless(lang);
      // A voice of another language would only teach wrong sounds. All at once: the browser keeps the order.
      await Promise.all(parts.filter(({ lang }) => has(lang) !== false).map(utter));
    },
    stop: () => speechSynthesis.cancel(),
    has,
  };
};
