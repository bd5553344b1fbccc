import type { IncomingMessage } from 'node:http';
import { AiFailure, type AnswerPart } from '../../../ports/ai.ts';
import { likelyTokensOf } from './cost.rules.ts';
import { callCollector, chunkOf, dataOf } from './events.rules.ts';
import { type Connection, postTo } from './transport/connection.ts';
import { readLimited } from './transport/read-limited.ts';

const bytesAtMost = 512 * 1024;
const finished = new Set(['stop', 'length', 'tool_calls', 'function_call', 'eos']);

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

export interface Round {
  readonly body: object;
  readonly signal: AbortSignal;
}

/** Ends an answer when nothing worth reading comes; a host's comments are no words. */
const openSilence = ({ firstToken, gap }: Connection['timeouts']) => {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), firstToken * 2);
  return {
    signal: silence.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), gap);
    },
    close: () => clearTimeout(timer),
  };
};

/** One answer of the model: its words as they come, then the tools it asks for. */
export async function* oneRound(connection: Connection, { body, signal: outer }: Round) {
  const { timeouts, breaker } = connection;
  breaker.enter();
  let isWhole = false;
  const silence = openSilence(timeouts);
  const signal = AbortSignal.any([outer, silence.signal]);
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
      silence.restart();
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
