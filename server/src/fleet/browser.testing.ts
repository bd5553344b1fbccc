import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallShape } from '@nobi/contract';

/** One answer, or one line that broke (status 0), and when. */
export interface Seen {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Wish {
  readonly token?: string;
  readonly body?: unknown;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** The same for every try. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

const patience = 15_000;
/** After these a person or a page tries again; all else is an answer. */
const again = [0, 429, 502, 503];

const addressOf = (shape: CallShape, { params = {}, query = {} }: Wish) => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

const headersOf = ({ token, body, key, headers }: Wish) => ({
  ...(token && { authorization: `Token ${token}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(key && { 'idempotency-key': key }),
  ...headers,
});

interface Sent {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly text?: string | undefined;
}

/**
 * A browser at an address of its own (all of 127.0.0.0/8 is this machine), which sends a wish again
 * as ours does (`web/src/api.ts`), and writes every answer into the journal.
 */
export const openBrowser = (origin: string, address: string, journal: Seen[]) => {
  const agent = new Agent({ keepAlive: true, localAddress: address });

  const fetchOnce = (url: URL, { method, headers, text }: Sent) =>
    new Promise<Seen>((resolve) => {
      const note = (status: number, said: string, got: Seen['headers'] = {}) => {
        const at = performance.now();
        const seen = { at, method, path: url.pathname, status, text: said, headers: got };
        journal.push(seen);
        resolve(seen);
      };
      const length = { 'content-length': String(Buffer.byteLength(text ?? '')) };
      const all = { ...headers, ...(method !== 'GET' && length) };
      const signal = AbortSignal.timeout(patience);
      const sent = request(url, { method, agent, headers: all, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          note(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers),
        );
        response.once('error', (error) => note(0, error.message));
      });
      sent.once('error', (error) => note(0, error.message));
      sent.end(text);
    });

  const open = (path: string, given: Partial<Sent> = {}) =>
    fetchOnce(new URL(path, origin), { method: 'GET', headers: {}, ...given });

  const ask = (shape: CallShape, wish: Wish = {}) =>
    open(addressOf(shape, wish), {
      method: shape.method,
      headers: headersOf(wish),
      text: wish.body === undefined ? undefined : JSON.stringify(wish.body),
    });

  /** Tries until there is an answer; `isDone` may take a refusal for one, or wait for a better. */
  const insist = async (
    trying: () => Promise<Seen>,
    isDone: (seen: Seen) => boolean = ({ status }) => status < 400,
  ): Promise<Seen> => {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const seen = await trying();
      if (isDone(seen)) return seen;
      const { method, path, status, text, headers } = seen;
      const isOver = Date.now() > deadline;
      if (isOver || (status >= 400 && !again.includes(status)))
        throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
      // Who is told when to come again comes then; a broken line is tried at once.
      await pause(status === 429 ? Number(headers['retry-after'] ?? 1) * 1000 : 60);
    }
  };

  return { open, ask, insist, close: () => agent.destroy() };
};

export type Browser = ReturnType<typeof openBrowser>;
