import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallShape } from '@nobi/contract';
import * as z from 'zod/mini';
import { whoAsks } from '../sender.ts';

/** One answer, or one line that broke (status 0), and when. */
export interface Exchange {
  readonly began: number;
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface Notes {
  readonly journal: Exchange[];
  /** Answers beside the usual ones after which it tries again. */
  readonly isPassing?: ((exchange: Exchange) => boolean) | undefined;
  /** Milliseconds after which it takes a line for broken; as long as ours where nothing is said. */
  readonly patience?: number;
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

const usualPatience = 15_000;
/** After these a person or a page tries again; all else is an answer. */
const again = [0, 429, 502, 503, 504];

export const parsed = <Shape extends z.ZodMiniType>(shape: Shape, { text }: Exchange) =>
  z.parse(shape, JSON.parse(text));

const addressOf = (shape: CallShape, { params = {}, query = {} }: Wish) => {
  const path = shape.path.replace(/\{(\w+)\}/g, (_all, name: string) => params[name] ?? name);
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

const headersOf = (shape: CallShape, { token, body, key, headers }: Wish) => ({
  ...whoAsks(shape, { token }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...(key && { 'idempotency-key': key }),
  ...headers,
});

interface RequestOptions {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly text?: string | Uint8Array | undefined;
}

/** Who is told when to come again comes then; a broken line is tried at once. */
const waitAfter = ({ headers }: Exchange) => Number(headers['retry-after'] ?? 0) * 1000 || 60;

/**
 * A browser at an address of its own (all of 127.0.0.0/8 is this machine), which sends a wish again
 * as ours does (`web/src/api.ts`), and writes every answer into the journal.
 */
export const openBrowser = (
  origin: string,
  address: string,
  { journal, isPassing = () => false, patience = usualPatience }: Notes,
) => {
  const agent = new Agent({ keepAlive: true, localAddress: address });

  const fetchOnce = (url: URL, { method, headers, text }: RequestOptions) =>
    new Promise<Exchange>((resolve) => {
      const began = performance.now();
      let isNoted = false;
      const note = (status: number, body: string, got: Exchange['headers'] = {}) => {
        clearTimeout(patienceEnd);
        if (isNoted) return;
        isNoted = true;
        const at = performance.now();
        const { pathname: path } = url;
        const exchange = { began, at, method, path, status, text: body, headers: got };
        journal.push(exchange);
        resolve(exchange);
      };
      const length = { 'content-length': String(Buffer.byteLength(text ?? '')) };
      const all = { ...headers, ...(method !== 'GET' && length) };
      const outgoing = request(url, { method, agent, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          note(response.statusCode ?? 0, Buffer.concat(chunks).toString(), response.headers),
        );
        response.on('error', (error) => note(0, error.message));
      });
      // Whatever becomes of the line, there is one answer: also where it closes without a word.
      const patienceEnd = setTimeout(() => {
        outgoing.destroy();
        note(0, 'no answer in time');
      }, patience);
      outgoing.on('error', (error) => note(0, error.message));
      outgoing.once('close', () => note(0, 'closed'));
      outgoing.end(text);
    });

  const open = (path: string, options: Partial<RequestOptions> = {}) =>
    fetchOnce(new URL(path, origin), { method: 'GET', headers: {}, ...options });

  const ask = (shape: CallShape, wish: Wish = {}) =>
    open(addressOf(shape, wish), {
      method: shape.method,
      headers: headersOf(shape, wish),
      text: wish.body === undefined ? undefined : JSON.stringify(wish.body),
    });

  /** Tries until there is an answer; `isDone` may take a refusal for one, or wait for a better. */
  const insist = async (
    trying: () => Promise<Exchange>,
    isDone: (exchange: Exchange) => boolean = ({ status }) => status > 0 && status < 400,
  ): Promise<Exchange> => {
    const deadline = Date.now() + 120_000;
    for (;;) {
      const exchange = await trying();
      if (isDone(exchange)) return exchange;
      const { method, path, status, text } = exchange;
      const isOver = Date.now() + waitAfter(exchange) > deadline;
      if (isOver || (status >= 400 && !again.includes(status) && !isPassing(exchange)))
        throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
      await pause(waitAfter(exchange));
    }
  };

  return { open, ask, insist, close: () => agent.destroy() };
};

export type Browser = ReturnType<typeof openBrowser>;
