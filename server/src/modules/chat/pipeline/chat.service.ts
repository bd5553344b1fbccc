import { type ChatEvent, type chat, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { Streamed } from '../../../http/streamed.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { type CountedAnswerDeps, countedAnswer } from './counted-answer.service.ts';
import { type FixedRepliesDeps, fixedReplies } from './fixed-replies.service.ts';
import { type InputDeps, inputReader } from './input.ts';

const turnsAConversation = 20;
/** Words of need are never counted; this alone keeps a machine from filling the database with them. */
const anyByAccount = { name: 'chat', limit: 30, seconds: 60 };

export interface ChatDeps extends InputDeps, FixedRepliesDeps, CountedAnswerDeps {
  readonly throttle: Throttle;
}

export const chatService = (deps: ChatDeps) => {
  const { throttle } = deps;
  const readInput = inputReader(deps);
  const { sendHelp, sendBreak } = fixedReplies(deps);
  const sendAnswer = countedAnswer(deps);

  async function* respond(
    call: CallInput<typeof chat.ask>,
    caller: Caller,
  ): AsyncGenerator<ChatEvent, undefined> {
    // Side by side: reading changes nothing.
    const [input] = await Promise.all([
      readInput(call, caller),
      throttle.take(anyByAccount, caller.accountId),
    ]);
    const { conversation, verdict } = input;
    const isOver =
      conversation && (conversation.is_ended || conversation.turns >= turnsAConversation);
    if (verdict.kind === 'help') yield* sendHelp(input);
    else if (isOver) yield* sendBreak(input);
    else yield* sendAnswer(input);
    return undefined;
  }

  return {
    async ask(call: CallInput<typeof chat.ask>, caller: Caller) {
      const events = respond(call, caller);
      if (call.wantsStream) return new Streamed(events);
      for await (const { event, data } of events) if (event === 'done') return data;
      throw new Problem('nobi_unavailable');
    },
  };
};

export type ChatService = ReturnType<typeof chatService>;
