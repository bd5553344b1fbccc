import type { VoiceClip } from '@nobi/contract';
import { type FindClip, type Speaker, speaker } from '@nobi/kit/host';
import { fetchClip, fetchVoiceIndex } from './fetch-voice.ts';
import { openSound } from './open-sound.ts';
import { openPack } from './voice-pack.ts';
import { clearVoiceless, markVoiceless } from './voiceless.ts';

const languages = ['id', 'en'] as const;
/** The first line of a page does not wait longer for the list of what was recorded. */
const patienceMs = 400;

let index: Promise<ReadonlyMap<string, VoiceClip>> | undefined;
/** Asked for once a page, with its first line; without an answer devices speak. */
const voiceIndex = () => {
  index ??= fetchVoiceIndex().catch(() => new Map());
  return index;
};

const nothing: FindClip = () => undefined;

/** The clips of one play, as soon as it is known what there is. */
const clipsOfPlay = (): (() => Promise<FindClip>) => {
  const finding = voiceIndex().then((known) =>
    known.size === 0 ? nothing : openPack(known, { fetchClip, openSound }),
  );
  return () => {
    const tooLate = new Promise<FindClip>((resolve) => {
      setTimeout(() => resolve(nothing), patienceMs);
    });
    return Promise.race([finding, tooLate]);
  };
};

/** What somebody recorded for this installation, else the device's voices; notes each language without one. */
export const openSpeaker = (): Speaker => {
  const voice = speaker({ clips: clipsOfPlay(), onVoiceless: markVoiceless });
  const update = () => {
    for (const language of languages) if (voice.has(language)) clearVoiceless(language);
  };
  update();
  // Many browsers know their voices only a moment after they were asked.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', update);
  return voice;
};
