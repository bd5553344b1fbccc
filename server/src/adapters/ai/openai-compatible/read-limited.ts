import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { AiFailure } from '../../../ports/ai.ts';
import { seconds } from '../../../time.ts';

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

/** How long a vendor has to end an answer that said all, so that its connection can serve again. */
const toItsEnd = seconds(1);

/** Lets the rest of an answer pass unread, but not for long. */
const letGo = (response: IncomingMessage) => {
  const timer = setTimeout(() => response.destroy(), toItsEnd);
  response.once('close', () => clearTimeout(timer));
  response.resume();
};

/** The body's bytes while they keep coming and stay few; whatever breaks it lets the vendor go. */
export async function* readLimited(response: IncomingMessage, limits: Limits) {
  // An unasked encoding is how a small answer becomes a large one.
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    response.destroy();
    throw new AiFailure('an encoding that was not asked for');
  }
  const pieces = response.iterator({ destroyOnReturn: false });
  let total = 0;
  let isBroken = true;
  try {
    for (let wait = limits.first; ; wait = limits.gap) {
      const next = await within(pieces.next(), wait);
      if (next.done) break;
      const bytes: Uint8Array = next.value;
      total += bytes.byteLength;
      if (total > limits.bytes) throw new AiFailure('an answer without an end');
      // A reader that has heard enough ends here.
      isBroken = false;
      yield bytes;
      isBroken = true;
    }
    isBroken = false;
  } catch (error) {
    if (limits.signal.aborted) return;
    throw error instanceof AiFailure ? error : new AiFailure('the answer broke off');
  } finally {
    if (isBroken || limits.signal.aborted) response.destroy();
    else letGo(response);
  }
}

/** A small answer as one JSON value. */
export const readJson = async (response: IncomingMessage, limits: Limits): Promise<unknown> => {
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
