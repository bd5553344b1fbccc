import type { IncomingMessage } from 'node:http';
import { AiFailure } from '../../../../ports/ai.ts';
import { seconds } from '../../../../time/durations.ts';

export interface Limits {
  readonly bytes: number;
  /** Milliseconds until the first byte, and between two. */
  readonly first: number;
  readonly gap: number;
  readonly signal: AbortSignal;
}

/** Ends the answer when nothing comes for so long. One timer for all pieces of an answer. */
const openPatience = (response: IncomingMessage) => {
  const late = new AiFailure('the vendor is silent');
  const end = () => void response.destroy(late);
  let timer: NodeJS.Timeout | undefined;
  return {
    wait(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    },
    again: () => void timer?.refresh(),
    close: () => clearTimeout(timer),
  };
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
  const patience = openPatience(response);
  let total = 0;
  let isBroken = true;
  patience.wait(limits.first);
  try {
    for await (const piece of response.iterator({ destroyOnReturn: false })) {
      const bytes: Uint8Array = piece;
      if (total === 0) patience.wait(limits.gap);
      else patience.again();
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
    patience.close();
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
