import { type Language, lineKey, mostPlayBytes, type VoiceClip } from '@nobi/contract';
import type { Clip, FindClip } from '@nobi/kit/host';

/** A line that is not here by then would come too late. */
const patienceMs = 1500;

export interface FetchedClip {
  readonly sound: Blob;
  /** It came from this device and weighed nothing. */
  readonly wasHere: boolean;
}

export interface Sound {
  /** Done when it has ended or was stopped; false where it could not be played. */
  play(rate: number): Promise<boolean>;
  stop(): void;
}

interface PackWays {
  readonly fetchClip: (file: string) => Promise<FetchedClip>;
  readonly openSound: (sound: Blob) => Sound;
  /** Whether the device could not read it instead. */
  readonly isSilent: (language: Language) => boolean;
}

const clipOf = (arriving: Promise<Blob | undefined>, openSound: PackWays['openSound']): Clip => {
  let sound: Sound | undefined;
  let isStopped = false;
  return {
    async play(slow) {
      const tooLate = new Promise<undefined>((resolve) => {
        setTimeout(() => resolve(undefined), patienceMs);
      });
      const blob = await Promise.race([arriving, tooLate]);
      if (!blob || isStopped) return isStopped;
      sound = openSound(blob);
      return sound.play(slow ? 0.8 : 1);
    },
    stop() {
      isStopped = true;
      sound?.stop();
    },
  };
};

/**
 * The clips of one play: brought as they are wanted, each once, and together no more than they may weigh, unless the
 * device would fall silent in the middle of a story.
 */
export const openPack = (
  index: ReadonlyMap<string, VoiceClip>,
  { fetchClip, openSound, isSilent }: PackWays,
): FindClip => {
  const here = new Map<string, Promise<Blob | undefined>>();
  let left = mostPlayBytes;
  const bring = async ({ file, bytes }: VoiceClip) => {
    left -= bytes;
    try {
      const { sound, wasHere } = await fetchClip(file);
      if (wasHere) left += bytes;
      return sound;
    } catch {
      // Asked for again with the next line that needs it.
      here.delete(file);
      left += bytes;
      return undefined;
    }
  };
  return (words, language) => {
    const clip = index.get(lineKey(words, language));
    if (!clip) return undefined;
    const arriving = here.get(clip.file);
    if (!arriving && clip.bytes > left && !isSilent(language)) return undefined;
    const brought = arriving ?? bring(clip);
    here.set(clip.file, brought);
    return clipOf(brought, openSound);
  };
};
