import { currentLanguage } from '@nobi/client/language';

const tags = { id: 'id-ID', en: 'en-US' } as const;
const speech = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;

/** Reads to whoever cannot read yet. A browser stays silent until its page was touched once. */
export const readAloud = (text: string) => {
  if (!speech || navigator.userActivation?.hasBeenActive === false) return;
  const line = new SpeechSynthesisUtterance(text);
  line.lang = tags[currentLanguage()];
  line.rate = 0.95;
  // A new line replaces the old one: a queue would nag.
  speech.cancel();
  speech.speak(line);
};

export const stopReading = () => speech?.cancel();
