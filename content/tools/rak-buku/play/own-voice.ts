/** The child's own voice: a story told again, recorded and heard. One clip a story. */
import type { Guest } from '@nobi/kit/guest';
import type { OwnVoice, VoiceButtons } from '@nobi/kit/own-voice';
import type { Words } from '../text/text.ts';

export interface OwnVoicePart {
  readonly voice: OwnVoice;
  /** Record, hear and take away what was told of a story. */
  buttons(story: string, kind: string): VoiceButtons;
}

interface Needs {
  readonly guest: Guest;
  text(): Words;
  /** Ends what is read out. */
  hush(): void;
  changed(): void;
}

/** Fetched apart; a device that cannot fetch it has a library without it. */
export const loadOwnVoice = async ({
  guest,
  text,
  hush,
  changed,
}: Needs): Promise<OwnVoicePart | null> => {
  try {
    const { openOwnVoice, voiceButtons } = await import('@nobi/kit/own-voice');
    const voice = openOwnVoice(guest, changed);
    return {
      voice,
      buttons: (story, kind) =>
        voiceButtons(voice, { kind, clip: () => story, words: text, onPress: hush }),
    };
  } catch {
    return null;
  }
};
