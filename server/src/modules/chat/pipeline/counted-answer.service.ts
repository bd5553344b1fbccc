import { type ChatEvent, Problem } from '@nobi/contract';
import { AiFailure } from '../../../ports/ai.ts';
import { seconds } from '../../../time/durations.ts';
import type { ConversationStore } from '../history/conversation.store.ts';
import { questionLimits } from '../quota/question-limits.rules.ts';
import type { QuotaStore } from '../quota/quota.store.ts';
import { openSlots } from '../quota/slots.ts';
import { type Answer, type AnswersDeps, answersOf } from './answers.service.ts';
import type { InFlight } from './in-flight.ts';
import type { ChatInput } from './input.ts';
import { conversationOpener } from './open-conversation.ts';
import type { TurnsService } from './turns.service.ts';

const longestAnswer = seconds(45);

export interface CountedAnswerDeps extends AnswersDeps {
  readonly quota: QuotaStore;
  readonly turns: TurnsService;
  readonly conversations: ConversationStore;
  readonly inFlight: InFlight;
}

type Done = Extract<ChatEvent, { event: 'done' }>['data'];

const doneOf = ({ reply, source }: Answer, rest: Pick<Done, 'conversation_id' | 'turn_id'>) => ({
  response: reply.text,
  source,
  ...rest,
  kind: reply.kind,
  cards: [...reply.cards],
  choices: [...reply.choices],
});

/** Answers a question within the quota of its child, and keeps the turn. */
export const countedAnswer = (deps: CountedAnswerDeps) => {
  const { turns, inFlight, conversations } = deps;
  const answers = answersOf(deps);
  const slots = openSlots(deps.quota);
  const openConversation = conversationOpener(conversations);

  const takeSlot = async ({ caller, childId }: ChatInput) => {
    const asker = { accountId: caller.accountId, childId };
    const result = await slots.take(asker, questionLimits(caller));
    if ('slot' in result) return result;
    throw new Problem(result.refused, { retryAfterSeconds: result.retryAfterSeconds });
  };

  const withdrawal = async ({ caller }: ChatInput) => {
    const now = await conversations.findForQuestion(caller, undefined, true);
    return new Problem(now?.settings.nobi_on === false ? 'nobi_off' : 'nobi_unavailable');
  };

  const saveTurn = (input: ChatInput, conversationId: string, answer: Answer) => {
    const { reply, source, model, concern } = answer;
    const { verdict, personalData } = input;
    const turn = {
      ...input.newTurn(conversationId),
      response: reply.text,
      kind: reply.kind,
      source,
      provider: model?.provider,
      model: model?.model,
      tokens: reply.tokens,
      verdicts: { input: verdict.kind, output: reply.fault ?? 'fine', found: personalData },
    };
    return turns.save(turn, concern);
  };

  /** What was shown of an answer that broke off: the adult may read whatever the child read. */
  const savePartial = (input: ChatInput, conversationId: string, text: string) =>
    turns.save({
      ...input.newTurn(conversationId),
      response: text,
      kind: 'answer',
      source: 'model',
      verdicts: { input: input.verdict.kind, ended: 'broken' },
    });

  return async function* sendAnswer(input: ChatInput): AsyncGenerator<ChatEvent> {
    const { slot, remaining } = await takeSlot(input);
    const run = inFlight.begin({ accountId: input.caller.accountId, childId: input.childId });
    const limit = AbortSignal.timeout(longestAnswer);
    const signal = AbortSignal.any([input.signal, run.signal, limit]);
    const { id: conversationId, isThere } = openConversation(input);
    const progress = { text: '', isThere, isSaved: false, isCounted: true };
    let done: Done | undefined;
    try {
      const answer = yield* answers.answer(input, signal, progress);
      if (run.signal.aborted) throw await withdrawal(input);
      if (input.signal.aborted) return;
      if (limit.aborted) throw new AiFailure('too slow');
      await isThere;
      const turnId = await saveTurn(input, conversationId, answer);
      if (turnId === undefined) throw await withdrawal(input);
      progress.isSaved = true;
      const ids = { conversation_id: conversationId, turn_id: turnId };
      done = { ...doneOf(answer, ids), remaining };
    } catch (error) {
      progress.isCounted = false;
      throw error instanceof AiFailure ? new Problem('nobi_unavailable') : error;
    } finally {
      run.done();
      // Before the last event: who reads it may ask again at once.
      await slots.release(slot, { isCounted: progress.isCounted });
      if (!progress.isSaved && progress.text !== '') {
        await isThere;
        await savePartial(input, conversationId, progress.text);
      }
    }
    yield { event: 'done', data: done };
  };
};
