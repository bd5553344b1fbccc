import type { ChatEvent } from '@nobi/contract';
import {
  AiFailure,
  type AiHelper,
  type FoundItem,
  type OutsideModel,
  type Question,
  type Tokens,
} from '../../ports/ai.ts';
import { judgeSentence } from './guard/judge-sentence.rules.ts';
import { sentences } from './guard/sentences.rules.ts';
import type { SentenceFault } from './guard/verdict.ts';
import { untilAborted } from './until-aborted.ts';

/** An answer as it was shown. */
export interface Said {
  readonly text: string;
  readonly cards: readonly FoundItem[];
  readonly kind: 'answer' | 'refusal';
  readonly fault: SentenceFault | 'judge' | undefined;
  readonly tokens: Tokens | undefined;
}

/** What an answer has cost so far; undefined while the vendor has done nothing. */
export interface Spending {
  tokens: Tokens | undefined;
}

/** What a helper says, and beside it what it points to and costs. */
const listenTo = (
  helper: AiHelper,
  question: Question,
  { signal, spending }: { signal: AbortSignal; spending?: Spending },
) => {
  const heard = { isAnswer: true, cards: new Map<string, FoundItem>() };
  async function* texts() {
    for await (const part of untilAborted(helper.answer(question, signal), signal)) {
      if (part.kind === 'text') yield part.text;
      else if (part.kind === 'card')
        heard.cards.set(`${part.item.kind}/${part.item.id}`, part.item);
      else if (part.kind === 'unanswered') heard.isAnswer = false;
      else if (spending) spending.tokens = { asked: part.asked, answered: part.answered };
    }
  }
  return { heard, texts: texts() };
};

/** The embedded helper's whole answer. Its words are the product's own and need no guard. */
export const answerOffline = async (helper: AiHelper, question: Question, signal: AbortSignal) => {
  const { heard, texts } = listenTo(helper, question, { signal });
  let text = '';
  for await (const piece of texts) text += piece;
  const said: Said = {
    text,
    cards: [...heard.cards.values()],
    kind: 'answer',
    fault: undefined,
    tokens: undefined,
  };
  return { isAnswer: heard.isAnswer, said };
};

/** What has reached the child so far. */
export interface Shown {
  text: string;
}

export interface ModelAsked {
  readonly outside: OutsideModel;
  readonly question: Question;
  /** Whether the catalogue gave this item to the helper: it may point to nothing else. */
  readonly isFound: (item: FoundItem) => boolean;
  /** What is shown instead of an answer that went wrong. */
  readonly instead: string;
  readonly signal: AbortSignal;
  readonly shown: Shown;
  readonly spending: Spending;
}

/** The first sentence is judged by itself, so that words come soon; then so much at once, as a long
 *  answer costs few verdicts then. */
const judgedAtOnce = 240;

const judgeWith = ({ outside, question }: ModelAsked, signal: AbortSignal) => {
  const { judge } = outside;
  if (!judge) return undefined;
  const asked = judge.judge({ who: 'child', text: question.prompt }, signal);
  // Awaited before the first word is shown; until then a failure is nobody's yet.
  asked.catch(() => undefined);
  return async (text: string) =>
    (await asked) === 'fine' && (await judge.judge({ who: 'nobi', text }, signal)) === 'fine';
};

/** Sentences that the rules pass, held back until a judge, where there is one, passes them too. */
async function* guarded(asked: ModelAsked, texts: AsyncIterable<string>, signal: AbortSignal) {
  const isFine = judgeWith(asked, signal);
  let held = '';
  let isFirst = true;
  for await (const sentence of sentences(texts)) {
    const fault = judgeSentence(sentence, { canary: asked.outside.canary });
    if (fault !== 'fine') return fault;
    held += sentence;
    if (isFine && !isFirst && held.length < judgedAtOnce) continue;
    if (isFine && !(await isFine(held))) return 'judge';
    if (signal.aborted) return undefined;
    yield held;
    held = '';
    isFirst = false;
  }
  if (signal.aborted || held === '') return undefined;
  if (isFine && !(await isFine(held))) return 'judge';
  if (!signal.aborted) yield held;
  return undefined;
}

/** A model's answer, sentence by sentence; one that goes wrong is cut and replaced. */
export async function* answerFromModel(asked: ModelAsked): AsyncGenerator<ChatEvent, Said> {
  const stop = new AbortController();
  const signal = AbortSignal.any([asked.signal, stop.signal]);
  const { shown, spending, instead } = asked;
  const { heard, texts } = listenTo(asked.outside.helper, asked.question, { signal, spending });
  let isWhole = false;
  try {
    const passed = guarded(asked, texts, signal);
    let next = await passed.next();
    for (; !next.done; next = await passed.next()) {
      shown.text += next.value;
      yield { event: 'delta', data: { text: next.value } };
    }
    if (next.value !== undefined) {
      shown.text = instead;
      yield { event: 'replace', data: { text: instead } };
      const { tokens } = spending;
      return { text: instead, cards: [], kind: 'refusal', fault: next.value, tokens };
    }
    const { text } = shown;
    if (text.trim() === '' && !signal.aborted) throw new AiFailure('an answer without words');
    const cards = [...heard.cards.values()].filter(asked.isFound);
    isWhole = true;
    return { text, cards, kind: 'answer', fault: undefined, tokens: spending.tokens };
  } finally {
    // Whatever ends the answer early ends it at the vendor too.
    if (!isWhole) stop.abort();
  }
}
