import { type chat, Problem } from '@nobi/contract';
import { type Caller, opensPremium } from '../../callers/caller.ts';
import { AiFailure, type AiHelper, type Question } from '../../ports/ai.ts';
import type { Asked } from '../../serve.ts';
import type { ChatStore } from './chat.store.ts';
import { safetyAnswer } from './safety.rules.ts';

/** Questions a day, by the clock of Jakarta. */
const aDay = { regular: 30, premium: 60 };

export interface ChatDeps {
  readonly store: ChatStore;
  readonly helper: AiHelper;
}

export const chatService = ({ store, helper }: ChatDeps) => ({
  async ask({ body, language }: Asked<typeof chat.ask>, caller: Caller) {
    // A child in need is answered before any count and by no machine's own words.
    const kind = safetyAnswer(body.prompt, language);
    if (kind) return { response: kind, source: 'offline' as const };

    const limit = opensPremium(caller) ? aDay.premium : aDay.regular;
    const turn = await store.take(caller.accountId, limit);
    if (!turn.isTaken)
      throw new Problem('nobi_resting', { retryAfterSeconds: Math.max(1, turn.seconds_left) });
    try {
      const question: Question = {
        prompt: body.prompt,
        language,
        ageBand: undefined,
        turns: [],
        summary: undefined,
        findItems: () => [],
      };
      let response = '';
      for await (const part of helper.answer(question, new AbortController().signal))
        if (part.kind === 'text') response += part.text;
      return { response, source: helper.source };
    } catch (error) {
      await store.giveBack(caller.accountId, turn.day);
      throw error instanceof AiFailure ? new Problem('nobi_unavailable') : error;
    }
  },
});

export type ChatService = ReturnType<typeof chatService>;
