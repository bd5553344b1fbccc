import type { ChatEvent } from '@nobi/contract';
import {
  AiFailure,
  type AiHelper,
  type FoundItem,
  type OutsideModel,
  type Question,
  type Tokens,
} from '../../../ports/ai.ts';
import type { SentenceFault } from '../moderation/verdict.ts';
import { moderated } from './moderated.ts';
import { untilAborted } from './until-aborted.ts';

/** An answer as it was shown. */
export interface Reply {
  readonly text: string;
  readonly cards: readonly FoundItem[];
  /** What the answer offers, in the words that take it. */
  readonly choices: readonly string[];
  readonly kind: 'answer' | 'refusal';
  readonly fault: SentenceFault | 'judge' | undefined;
  readonly tokens: Tokens | undefined;
}

/** A reply of words alone. */
export const nothingBeside = { cards: [], choices: [] } as const;

/** What an answer has cost so far; undefined while the vendor has done nothing. */
export interface Spending {
  tokens: Tokens | undefined;
}

/** What a helper says, and beside it what it points to and costs. */
const collect = (
  helper: AiHelper,
  question: Question,
  { signal, spending }: { signal: AbortSignal; spending?: Spending },
) => {
  const collected = {
    isAnswer: true,
    cards: new Map<string, FoundItem>(),
    choices: [] as string[],
  };
  async function* texts() {
    for await (const part of untilAborted(helper.answer(question, signal), signal)) {
      if (part.kind === 'text') yield part.text;
      else if (part.kind === 'card')
        collected.cards.set(`${part.item.kind}/${part.item.id}`, part.item);
      else if (part.kind === 'choice') collected.choices.push(part.text);
      else if (part.kind === 'unanswered') collected.isAnswer = false;
      else if (spending) spending.tokens = { input: part.input, output: part.output };
    }
  }
  return { collected, texts: texts() };
};

/** The embedded helper's whole answer. Its words are the product's own and need no guard. */
export const answerOffline = async (helper: AiHelper, question: Question, signal: AbortSignal) => {
  const { collected, texts } = collect(helper, question, { signal });
  let text = '';
  for await (const piece of texts) text += piece;
  const reply: Reply = {
    text,
    cards: [...collected.cards.values()],
    choices: collected.choices,
    kind: 'answer',
    fault: undefined,
    tokens: undefined,
  };
  return { isAnswer: collected.isAnswer, reply };
};

/** What has reached the child so far. */
export interface Progress {
  text: string;
  /** Whoever deletes all after the first word finds the conversation, and so nothing is kept of it. */
  readonly isThere: Promise<void>;
}

export interface ModelRequest {
  readonly outside: OutsideModel;
  readonly question: Question;
  /** Whether the catalogue gave this item to the helper: it may point to nothing else. */
  readonly isFound: (item: FoundItem) => boolean;
  /** What is shown instead of an answer that went wrong. */
  readonly instead: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly spending: Spending;
}

/** A model's answer, sentence by sentence; one that goes wrong is cut and replaced. */
export async function* answerFromModel(request: ModelRequest): AsyncGenerator<ChatEvent, Reply> {
  const stop = new AbortController();
  const signal = AbortSignal.any([request.signal, stop.signal]);
  const { progress, spending, instead } = request;
  const { collected, texts } = collect(request.outside.helper, request.question, {
    signal,
    spending,
  });
  let isWhole = false;
  try {
    const parts = moderated(request, texts, signal);
    let next = await parts.next();
    for (; !next.done; next = await parts.next()) {
      await progress.isThere;
      progress.text += next.value;
      yield { event: 'delta', data: { text: next.value } };
    }
    if (next.value !== undefined) {
      progress.text = instead;
      yield { event: 'replace', data: { text: instead } };
      const { tokens } = spending;
      return { text: instead, ...nothingBeside, kind: 'refusal', fault: next.value, tokens };
    }
    const { text } = progress;
    if (text.trim() === '' && !signal.aborted) throw new AiFailure('an answer without words');
    const cards = [...collected.cards.values()].filter(request.isFound);
    isWhole = true;
    return {
      ...nothingBeside,
      text,
      cards,
      kind: 'answer',
      fault: undefined,
      tokens: spending.tokens,
    };
  } finally {
    // Whatever ends the answer early ends it at the vendor too.
    if (!isWhole) stop.abort();
  }
}
