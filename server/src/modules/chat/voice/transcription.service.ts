import { type chatConversations, type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { AiFailure, type Transcriber } from '../../../ports/ai.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import type { ChatSettingsStore } from '../settings/settings.store.ts';
import { soundKind } from './sound-kind.rules.ts';
import { soundSeconds } from './sound-length.rules.ts';

const soundLimit = 1024 * 1024;
/** Fifteen, and what a recorder adds before it stops. */
const secondsLimit = 16;
const soundsByAccount = { name: 'transcribe', limit: 6, seconds: 60 };

export interface TranscriptionDeps {
  readonly settings: ChatSettingsStore;
  readonly throttle: Throttle;
  readonly transcriber: Transcriber | undefined;
}

/** Turns a child's recording into words. */
export const transcriptionService = ({ settings, throttle, transcriber }: TranscriptionDeps) => {
  const mayListen = async (caller: Caller) => {
    const found = await settings.find(caller);
    if (!found) throw new Problem('not_signed_in');
    const { nobi_on, voice_on, model_on } = found.settings;
    if (!nobi_on) throw new Problem('nobi_off');
    // The sound leaves the product, so it takes what an outside model takes.
    if (!voice_on || !model_on) throw new Problem('voice_off');
  };

  const words = async (
    service: Transcriber,
    bytes: Uint8Array,
    { language, signal }: { language: Language; signal: AbortSignal },
  ) => {
    const type = soundKind(bytes);
    if (!type) throw new Problem('sound_refused');
    if (soundSeconds(bytes) > secondsLimit) throw new Problem('too_large');
    try {
      return await service.transcribe({ bytes, type }, language, signal);
    } catch (error) {
      throw error instanceof AiFailure ? new Problem('nobi_unavailable') : error;
    }
  };

  return {
    async transcribe(call: CallInput<typeof chatConversations.transcribe>, caller: Caller) {
      const { sound } = call.files;
      if (!sound || sound.length === 0) throw new Problem('sound_refused');
      if (sound.length > soundLimit) throw new Problem('too_large');
      if (!transcriber) throw new Problem('voice_not_ready');
      await mayListen(caller);
      await throttle.take(soundsByAccount, caller.accountId);
      return { text: await words(transcriber, sound, call) };
    },
  };
};

export type TranscriptionService = ReturnType<typeof transcriptionService>;
