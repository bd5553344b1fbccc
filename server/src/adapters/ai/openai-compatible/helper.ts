import type { IncomingMessage } from 'node:http';
import {
  AiFailure,
  type AiHelper,
  type AnswerPart,
  type Question,
  type Tokens,
} from '../../../ports/ai.ts';
import { type Connection, postTo } from './connection.ts';
import {
  callsAtMost,
  likelyTokensOf,
  mostTokensOf,
  roundsAtMost,
  tokensAtMost,
} from './cost.rules.ts';
import { callCollector, chunkOf, dataOf } from './events.rules.ts';
import { instructionsFor } from './instructions.ts';
import { readLimited } from './read-limited.ts';
import { toolbox, tools } from './tools.ts';

const bytesAtMost = 512 * 1024;
const finished = new Set(['stop', 'length', 'tool_calls', 'function_call', 'eos']);

export interface HelperDeps {
  readonly connection: Connection;
  readonly model: string;
  readonly canary: string;
  /** The embedded helper, which works out what the model must not guess. */
  readonly skills: AiHelper;
}

type Message = Readonly<Record<string, unknown>>;

const opening = (question: Question, canary: string): Message[] => [
  { role: 'system', content: instructionsFor(question, canary) },
  ...question.turns.map(({ role, text }) => ({
    role: role === 'child' ? 'user' : 'assistant',
    content: text,
  })),
  { role: 'user', content: question.prompt },
];

/** Hosts that answer whole, although a stream was asked for, answer one event. */
async function* eventsOf(response: IncomingMessage, bytes: AsyncIterable<Uint8Array>) {
  const type = response.headers['content-type'] ?? '';
  if (type.includes('text/event-stream')) return yield* dataOf(bytes);
  if (!type.includes('json')) throw new AiFailure('an answer of another kind');
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of bytes) text += decoder.decode(piece, { stream: true });
  yield text;
}

interface Round {
  readonly messages: readonly Message[];
  readonly signal: AbortSignal;
}

/** Ends an answer when nothing worth reading comes; a host's comments are no words. */
const openSilence = ({ firstToken, gap }: Connection['timeouts']) => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), firstToken * 2);
  return {
    signal: silence.signal,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), gap);
    },
    close: () => clearTimeout(timer),
  };
};

const bodyOf = (model: string, messages: readonly Message[]) => ({
  model,
  messages,
  tools,
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: tokensAtMost,
  temperature: 0.3,
});

/** One answer of the model: its words as they come, then the tools it asks for. */
async function* oneRound({ connection, model }: HelperDeps, { messages, signal: outer }: Round) {
  const { timeouts, breaker } = connection;
  breaker.enter();
  let isWhole = false;
  const silence = openSilence(timeouts);
  const signal = AbortSignal.any([outer, silence.signal]);
  const body = bodyOf(model, messages);
  try {
    const response = await postTo(connection, {
      path: 'chat/completions',
      signal,
      patience: timeouts.firstToken,
      body,
    });
    // From here on it costs, also where a child leaves before the vendor says how much.
    yield { kind: 'usage', ...likelyTokensOf(body) } satisfies AnswerPart;
    const limits = { bytes: bytesAtMost, first: timeouts.firstToken, gap: timeouts.gap, signal };
    const calls = callCollector();
    for await (const data of eventsOf(response, readLimited(response, limits))) {
      silence.heard();
      if (data === '[DONE]') break;
      const chunk = chunkOf(data);
      if (chunk.usage) yield { kind: 'usage', ...chunk.usage } satisfies AnswerPart;
      for (const piece of chunk.calls) calls.take(piece);
      if (chunk.text !== '') yield { kind: 'text', text: chunk.text } satisfies AnswerPart;
      if (chunk.finish === 'content_filter') throw new AiFailure('the vendor’s own filter');
      if (chunk.finish !== undefined && finished.has(chunk.finish)) isWhole = true;
    }
    // A stream that ends without saying so was cut: half an answer is none.
    if (!isWhole && !outer.aborted) throw new AiFailure('the answer was cut');
    return calls.all();
  } finally {
    silence.close();
    // A child who leaves is no fault of the vendor's.
    breaker.leave(isWhole || outer.aborted);
  }
}

const sumOf = (one: Tokens, other: Tokens): Tokens => ({
  asked: one.asked + other.asked,
  answered: one.answered + other.answered,
});

/** More than this no answer to the question takes, whatever the vendor says. */
export const mostTokensFor = ({ model, canary }: HelperDeps, question: Question): Tokens =>
  mostTokensOf(bodyOf(model, opening(question, canary)));

/** A model behind any OpenAI-compatible chat API: words, what they cost so far, then cards. */
export const modelHelper = (deps: HelperDeps): AiHelper => ({
  source: 'model',
  async *answer(question, outer) {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(deps.connection.timeouts.whole)]);
    const box = toolbox(deps.skills, question, signal);
    const messages = opening(question, deps.canary);
    let before: Tokens = { asked: 0, answered: 0 };
    try {
      for (let round = 1; round <= roundsAtMost; round += 1) {
        const parts = oneRound(deps, { messages, signal });
        let cost = before;
        let next = await parts.next();
        for (; !next.done; next = await parts.next()) {
          if (next.value.kind === 'usage') {
            cost = sumOf(before, next.value);
            yield { kind: 'usage', ...cost };
          } else yield next.value;
        }
        before = cost;
        const calls = next.value.slice(0, callsAtMost);
        if (calls.length === 0 || signal.aborted) break;
        messages.push({
          role: 'assistant',
          content: null,
          tool_calls: calls.map(({ id, name, given }) => ({
            id,
            type: 'function',
            function: { name, arguments: given },
          })),
        });
        for (const { id, name, given } of calls)
          messages.push({ role: 'tool', tool_call_id: id, content: await box.run(name, given) });
      }
      for (const item of box.found()) yield { kind: 'card', item };
    } catch (error) {
      // Taken back by the child or the adult: no failure. Out of time is one.
      if (outer.aborted) return;
      throw error instanceof AiFailure ? error : new AiFailure('the vendor failed');
    }
    if (signal.aborted && !outer.aborted) throw new AiFailure('the answer took too long');
  },
});
