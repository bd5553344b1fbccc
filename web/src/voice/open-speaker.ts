import type { Language } from '@nobi/contract';
import { type FindClip, type Speaker, speaker } from '@nobi/kit/host';
import { hasSaved } from '../offline/saved.ts';
import { fetchClip, fetchVoiceIndex } from './fetch-voice.ts';
import { isVoiceless } from './is-voiceless.ts';
import { openSound } from './open-sound.ts';
import { openPack } from './voice-pack.ts';
import { clearVoiceless, markVoiceless } from './voiceless.ts';

const languages = ['id', 'en'] as const;
/** The first line of a page does not wait longer for the list of what was recorded. */
const patienceMs = 400;

const fromServer = async () => ({ index: await fetchVoiceIndex(), fetchClip });

/** What was saved with items stands in where the line does not bring it: a piece that only browsers with some ask for. */
const find = async () => {
  if (!hasSaved()) return fromServer();
  const { loadSavedVoice } = await import('../offline/play/load-saved-voice.ts');
  return (await loadSavedVoice()).orSaved(fromServer);
};

let finding: ReturnType<typeof find> | undefined;

const nothing: FindClip = () => undefined;

/** The clips of one play, as soon as it is known what there is. */
const clipsOfPlay = (isSilent: (language: Language) => boolean): (() => Promise<FindClip>) => {
  // Asked for once a page, with its first line; without an answer devices speak.
  finding ??= find();
  const found = finding.then(
    ({ index, fetchClip }) =>
      index.size === 0 ? nothing : openPack(index, { fetchClip, openSound, isSilent }),
    () => nothing,
  );
  return () => {
    const tooLate = new Promise<FindClip>((resolve) => {
      setTimeout(() => resolve(nothing), patienceMs);
    });
    return Promise.race([found, tooLate]);
  };
};

/** What somebody recorded for this installation, else the device's voices; notes each language without one. */
export const openSpeaker = (): Speaker => {
  const isSilent = (language: Language): boolean =>
    voice.has(language) === false || isVoiceless(language);
  const voice = speaker({ clips: clipsOfPlay(isSilent), onVoiceless: markVoiceless });
  const update = () => {
    for (const language of languages) if (voice.has(language)) clearVoiceless(language);
  };
  update();
  // Many browsers know their voices only a moment after they were asked.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', update);
  return voice;
};
