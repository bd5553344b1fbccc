import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { AiFailure } from '../../../../ports/ai.ts';
import { seconds } from '../../../../time/durations.ts';
import type { Breaker } from './circuit-breaker.ts';
import type { Transport } from './transport.ts';

/** Where the vendor is; the key goes into one header and nowhere else. */
export interface Connection {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly transport: Transport;
  readonly breaker: Breaker;
  readonly timeouts: Timeouts;
}

/** Milliseconds. */
export interface Timeouts {
  readonly firstToken: number;
  readonly gap: number;
  readonly whole: number;
}

export interface Post {
  readonly path: string;
  /** JSON, or a form. */
  readonly body: object;
  readonly signal: AbortSignal;
  /** The longest wait for the answer's headers. */
  readonly patience: number;
  /** False where a child waits for more than this answer. */
  readonly triesAgain?: false;
}

const waitAtMost = seconds(5);
const statusOf = (response: IncomingMessage) => response.statusCode ?? 0;
const isWell = (status: number) => status >= 200 && status < 300;
const mayRepeat = (status: number) => status === 429 || status >= 500;

const pauseOf = (response: IncomingMessage | undefined) => {
  const waitSeconds = Number(response?.headers['retry-after'] ?? '0.3');
  return Number.isFinite(waitSeconds) ? waitSeconds * 1000 : waitAtMost + 1;
};

const packed = async (body: object) => {
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? 'multipart/form-data';
  return { type, bytes: await form.bytes() };
};

const attempt = async ({ transport, baseUrl, apiKey }: Connection, post: Post) => {
  // Aborts only until the headers are here; the body has limits of its own.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), post.patience);
  try {
    const { type, bytes } = await packed(post.body);
    return await transport.post(`${baseUrl}/${post.path}`, {
      headers: {
        accept: 'text/event-stream, application/json',
        // What is packed cannot be measured before it is unpacked.
        'accept-encoding': 'identity',
        'content-type': type,
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: bytes,
      signal: AbortSignal.any([post.signal, patience.signal]),
    });
  } catch {
    return patience.signal.aborted ? 'late' : undefined;
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Asks the vendor; once more after 429, 5xx or no connection, since nothing has been shown yet.
 * Throws AiFailure, which never quotes what was sent or answered.
 */
export const postTo = async (connection: Connection, post: Post): Promise<IncomingMessage> => {
  const first = await attempt(connection, post);
  // Who was silent for so long is not asked again: a child waits.
  if (first === 'late') throw new AiFailure('the vendor is silent');
  let response = first;
  const isWorthIt = !response || mayRepeat(statusOf(response));
  const wait = pauseOf(response);
  if (post.triesAgain !== false && isWorthIt && wait <= waitAtMost && !post.signal.aborted) {
    response?.destroy();
    await pause(wait, undefined, { signal: post.signal }).catch(() => undefined);
    const second = post.signal.aborted ? undefined : await attempt(connection, post);
    response = second === 'late' ? undefined : second;
  }
  if (response && isWell(statusOf(response))) return response;
  response?.destroy();
  if (post.signal.aborted) throw new AiFailure('asked to stop');
  throw new AiFailure(response ? `the vendor answered ${statusOf(response)}` : 'no connection');
};

/** Asks and reads; the breaker hears how the whole of it ended, not only how it began. */
export const request = async <Answer>(
  connection: Connection,
  post: Post,
  read: (response: IncomingMessage) => Promise<Answer>,
): Promise<Answer> => {
  connection.breaker.enter();
  try {
    const answer = await read(await postTo(connection, post));
    connection.breaker.leave(true);
    return answer;
  } catch (error) {
    // Taken back by us: the vendor is not to blame.
    connection.breaker.leave(post.signal.aborted);
    throw error;
  }
};
