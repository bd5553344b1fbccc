import { type Speaker, speaker } from '@nobi/kit/host';
import { clearVoiceless, markVoiceless } from './voiceless.ts';

const languages = ['id', 'en'] as const;

/** The device's voices, with a note of each language that has none. */
export const openSpeaker = (): Speaker => {
  const voice = speaker({ onVoiceless: markVoiceless });
  const update = () => {
    for (const language of languages) if (voice.has(language)) clearVoiceless(language);
  };
  update();
  // Many browsers know their voices only a moment after they were asked.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', update);
  return voice;
};
