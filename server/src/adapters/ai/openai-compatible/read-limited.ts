import { setTimeout as pause } from 'node:timers/promises';
import { AiFailure } from '../../../ports/ai.ts';

export interface Limits {
  readonly bytes: number;
  /** Milliseconds until the first byte, and between two. */
  readonly first: number;
  readonly gap: number;
  readonly signal: AbortSignal;
}

const within = async <Value>(work: Promise<Value>, ms: number): Promise<Value> => {
  const timer = new AbortController();
  const late = pause(ms, 'late' as const, { signal: timer.signal, ref: false }).catch(() => 'late');
  try {
    const first = await Promise.race([
      work.then((value) => ({ value })),
      late.then(() => undefined),
    ]);
    if (!first) throw new AiFailure('the vendor is silent');
    return first.value;
  } finally {
    timer.abort();
  }
};

/** The body's bytes while they keep coming and stay few; whatever ends it lets the vendor go. */
export async function* readLimited(response: Response, limits: Limits) {
  if (!response.body) throw new AiFailure('an answer without a body');
  // An unasked encoding is how a small answer becomes a large one.
  if (!['identity', null].includes(response.headers.get('content-encoding')))
    throw new AiFailure('an encoding that was not asked for');
  const reader = response.body.getReader();
  let total = 0;
  try {
    for (let wait = limits.first; ; wait = limits.gap) {
      const { done, value } = await within(reader.read(), wait);
      if (done) return;
      total += value.byteLength;
      if (total > limits.bytes) throw new AiFailure('an answer without an end');
      yield value;
    }
  } catch (error) {
    if (limits.signal.aborted) return;
    throw error instanceof AiFailure ? error : new AiFailure('the answer broke off');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A small answer as one JSON value. */
export const readJson = async (response: Response, limits: Limits): Promise<unknown> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of readLimited(response, limits))
    text += decoder.decode(bytes, { stream: true });
  try {
    return JSON.parse(text);
  } catch {
    throw new AiFailure('an answer that is no JSON');
  }
};
