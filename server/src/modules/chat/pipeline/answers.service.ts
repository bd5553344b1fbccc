import type { ChatEvent } from '@nobi/contract';
import type { AiHelper, OutsideModel, Question } from '../../../ports/ai.ts';
import { refusalWords } from '../moderation/replies/replies.ts';
import { type Allowance, openBudget } from '../quota/budget.ts';
import type { SpendStore } from '../quota/spend.store.ts';
import { chatWords } from './chat.words.ts';
import {
  answerFromModel,
  answerOffline,
  nothingBeside,
  type Progress,
  type Reply,
  type Spending,
} from './generation.ts';
import type { ChatInput } from './input.ts';
import { type FindItems, keyOf, questionOf } from './question.ts';
import type { Concern } from './turns.service.ts';

/** The embedded helper; where it can tell beforehand, `fits` is `none` if no skill of its own answers. */
export interface OwnHelper extends AiHelper {
  fits?(question: Question): string;
}

export interface AnswersDeps {
  /** Asked first, always there. */
  readonly helper: OwnHelper;
  readonly outside: OutsideModel | undefined;
  readonly spend: SpendStore;
  /** Before what keeps the processor busy for a moment. */
  readonly waitForTurn: () => Promise<void>;
  readonly find: FindItems;
}

export interface Answer {
  readonly reply: Reply;
  readonly source: 'offline' | 'model';
  readonly model: OutsideModel | undefined;
  readonly concern: Concern | undefined;
}

interface AnswerContext {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly offeredItems: ReadonlySet<string>;
  readonly progress: Progress;
}

const plainReply = { ...nothingBeside, fault: undefined, tokens: undefined } as const;

const refusal = (input: ChatInput, topic: Parameters<typeof refusalWords>[0]): Answer => ({
  reply: {
    ...plainReply,
    text: refusalWords(topic, input.language, input.conversation?.turns ?? 0),
    kind: 'refusal',
  },
  source: 'offline',
  model: undefined,
  concern: { flag: { severity: 'low', topic, isQuoted: true }, caseTopic: undefined },
});

/** Chooses who answers: an exact skill, else the model that the adult allows, else an honest line. */
export const answersOf = ({ helper, outside, spend, find, waitForTurn }: AnswersDeps) => {
  const budget = openBudget(spend);

  const allowanceFor = async ({ settings }: ChatInput, question: Question) =>
    outside && settings.model_on ? budget.allow(outside, question) : undefined;

  async function* fromModel(
    { model, settle }: Allowance,
    input: ChatInput,
    { question, signal, offeredItems, progress }: AnswerContext,
  ): AsyncGenerator<ChatEvent, Answer> {
    const spending: Spending = { tokens: undefined };
    try {
      const reply = yield* answerFromModel({
        outside: model,
        question,
        signal,
        progress,
        spending,
        isFound: (item) => offeredItems.has(keyOf(item)),
        instead: chatWords[input.language].instead,
      });
      const flag = { severity: 'low', topic: 'answer_cut', isQuoted: false } as const;
      const concern = reply.fault ? { flag, caseTopic: undefined } : undefined;
      return { reply, source: 'model', model, concern };
    } finally {
      await settle(spending.tokens);
    }
  }

  async function* choose(
    input: ChatInput,
    signal: AbortSignal,
    progress: Progress,
  ): AsyncGenerator<ChatEvent, Answer> {
    if (input.verdict.kind === 'refuse') return refusal(input, input.verdict.topic);
    const offeredItems = new Set<string>();
    await waitForTurn();
    const question = questionOf(input, find, offeredItems);
    const fits = helper.fits?.(question) !== 'none';
    const { isAnswer, reply } = await answerOffline(helper, question, signal);
    const allowance = isAnswer && fits ? undefined : await allowanceFor(input, question);
    if (allowance)
      return yield* fromModel(allowance, input, { question, signal, offeredItems, progress });
    const cards = reply.cards.filter((item) => offeredItems.has(keyOf(item)));
    return { reply: { ...reply, cards }, source: 'offline', model: undefined, concern: undefined };
  }

  return {
    /** The answer's events but the last; `progress` holds what they add up to. */
    async *answer(
      input: ChatInput,
      signal: AbortSignal,
      progress: Progress,
    ): AsyncGenerator<ChatEvent, Answer> {
      const answer = yield* choose(input, signal, progress);
      const { reply, model } = answer;
      const isGentle = input.wasJustHelped && reply.kind === 'answer';
      const gentleLine = isGentle ? `\n\n${chatWords[input.language].stillHere}` : '';
      // A model's own words are out already, sentence by sentence.
      const rest = (model ? '' : reply.text) + gentleLine;
      if (rest !== '' && !signal.aborted) {
        progress.text += rest;
        yield { event: 'delta', data: { text: rest } };
      }
      for (const data of reply.cards) yield { event: 'card', data };
      return { ...answer, reply: { ...reply, text: progress.text } };
    },
  };
};
