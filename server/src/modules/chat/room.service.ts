import { type chatRoom, type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../callers/caller.ts';
import { AiFailure, type OutsideModel, type Transcriber } from '../../ports/ai.ts';
import type { Asked } from '../../serve.ts';
import type { Throttle } from '../../throttle.ts';
import { questionsADay } from './chat.service.ts';
import type { HistoryStore } from './history.store.ts';
import type { QuotaStore } from './quota.store.ts';
import type { ChatSettingsStore } from './settings.store.ts';
import { soundKind } from './sound.rules.ts';
import { soundSeconds } from './sound-length.rules.ts';

const pageSize = 50;
const soundLimit = 1024 * 1024;
/** Fifteen, and what a recorder adds before it stops. */
const secondsLimit = 16;
const soundsByAccount = { name: 'transcribe', limit: 6, seconds: 60 };
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RoomDeps {
  readonly history: HistoryStore;
  readonly settings: ChatSettingsStore;
  readonly quota: QuotaStore;
  readonly throttle: Throttle;
  readonly outside: OutsideModel | undefined;
  readonly transcriber: Transcriber | undefined;
}

/** What the room of the talk needs beside asking. */
export const roomService = (deps: RoomDeps) => {
  const { history, settings, quota, throttle, outside, transcriber } = deps;

  const mayListen = async (accountId: string) => {
    const { nobi_on, voice_on, model_on } = await settings.find(accountId);
    if (!nobi_on) throw new Problem('nobi_off');
    // The sound leaves the product, so it takes what an outside model takes.
    if (!voice_on || !model_on) throw new Problem('voice_off');
  };

  const words = async (
    heard: Transcriber,
    bytes: Uint8Array,
    { language, signal }: { language: Language; signal: AbortSignal },
  ) => {
    const type = soundKind(bytes);
    if (!type) throw new Problem('sound_refused');
    if (soundSeconds(bytes) > secondsLimit) throw new Problem('too_large');
    try {
      return await heard.transcribe({ bytes, type }, language, signal);
    } catch (error) {
      throw error instanceof AiFailure ? new Problem('nobi_unavailable') : error;
    }
  };

  return {
    async status(_asked: unknown, caller: Caller) {
      const choices = await settings.find(caller.accountId);
      const aDay = questionsADay(caller);
      const asked = await quota.askedToday(caller.accountId);
      return {
        ...choices,
        a_day: aDay,
        remaining: Math.max(0, aDay - asked),
        source: outside && choices.model_on ? ('model' as const) : ('offline' as const),
        can_transcribe: transcriber !== undefined,
      };
    },

    async history({ query }: Asked<typeof chatRoom.history>, { accountId }: Caller) {
      const turns = await history.page(accountId, {
        days: Number(query.days),
        before: query.before,
        count: pageSize + 1,
      });
      const shown = turns.slice(0, pageSize);
      return {
        turns: shown,
        next: turns.length > pageSize ? (shown.at(-1)?.turn_id ?? null) : null,
      };
    },

    async forgetConversation(
      { params }: Asked<typeof chatRoom.forgetConversation>,
      { accountId }: Caller,
    ) {
      const id = params.conversation;
      if (!uuid.test(id) || !(await history.forget(accountId, id))) throw new Problem('not_found');
      return {};
    },

    async transcribe(asked: Asked<typeof chatRoom.transcribe>, { accountId }: Caller) {
      const { sound } = asked.files;
      if (!sound || sound.length === 0) throw new Problem('sound_refused');
      if (sound.length > soundLimit) throw new Problem('too_large');
      if (!transcriber) throw new Problem('voice_not_ready');
      await mayListen(accountId);
      await throttle.take(soundsByAccount, accountId);
      return { text: await words(transcriber, sound, asked) };
    },
  };
};

export type RoomService = ReturnType<typeof roomService>;
