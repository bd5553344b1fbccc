import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AiHelper, Question } from '../../../ports/ai.ts';
import { modelHelper } from './helper.ts';
import { openBreaker } from './transport/circuit-breaker.ts';
import { openTransport } from './transport/transport.ts';

type Serving = (response: ServerResponse) => unknown;
let serve: Serving = (response) => response.end();
const vendor = createServer((request, response) => {
  request.resume().on('end', () => serve(response));
});
beforeAll(() => new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  vendor.closeAllConnections();
  vendor.close();
});

const noSkills: AiHelper = {
  source: 'offline',
  async *answer() {
    yield { kind: 'text', text: 'Hasilnya 56.' };
  },
};
const question: Question = {
  prompt: 'halo',
  language: 'id',
  ageBand: undefined,
  turns: [],
  summary: undefined,
  findItems: () => [],
};

const transport = openTransport({ connect: 10_000 });
/** In ms: where silence is what is tried, and where a busy machine is no silence. */
const [soon, patient] = [500, 10_000];

/** What the child would see, or `failed`. */
const seen = async (signal = new AbortController().signal, gap = patient) => {
  const { port } = vendor.address() as AddressInfo;
  const helper = modelHelper({
    connection: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: undefined,
      breaker: openBreaker(() => performance.now()),
      transport,
      timeouts: { firstToken: gap, gap, whole: 10 * gap },
    },
    model: 'odd',
    canary: 'canary',
    skills: noSkills,
  });
  let text = '';
  try {
    for await (const part of helper.answer(question, signal))
      if (part.kind === 'text') text += part.text;
    return text;
  } catch (error) {
    return error instanceof Error && error.name === 'AiFailure' ? 'failed' : `wrong: ${error}`;
  }
};

const sse = { 'content-type': 'text/event-stream' };
const words = (content: string) => JSON.stringify({ choices: [{ delta: { content } }] });
const stop = JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] });
const stream =
  (...lines: readonly string[]): Serving =>
  (response) => {
    response.writeHead(200, sse);
    response.end(lines.join(''));
  };

const odd: Record<string, [Serving, string]> = {
  'CRLF and comment lines': [
    stream(
      `: keepalive\r\n\r\ndata: ${words('Hai')}\r\n\r\ndata: ${stop}\r\n\r\ndata: [DONE]\r\n\r\n`,
    ),
    'Hai',
  ],
  'no space after data:': [stream(`data:${words('Hai')}\n\ndata:${stop}\n\n`), 'Hai'],
  'no [DONE]': [stream(`data: ${words('Hai')}\n\ndata: ${stop}\n\n`), 'Hai'],
  'no line end after the last event': [stream(`data: ${words('Hai')}\n\ndata: ${stop}`), 'Hai'],
  'letters cut in two': [
    (response) => {
      response.writeHead(200, sse);
      const bytes = Buffer.from(`data: ${words('Día 🦊')}\n\ndata: ${stop}\n\n`);
      const at = bytes.indexOf(0xf0) + 2;
      response.write(bytes.subarray(0, at));
      setTimeout(() => response.end(bytes.subarray(at)), 30);
    },
    'Día 🦊',
  ],
  'usage with empty choices': [
    stream(
      `data: ${words('Hai')}\n\ndata: ${stop}\n\ndata: {"choices":[],"usage":{"prompt_tokens":3,"completion_tokens":1}}\n\n`,
    ),
    'Hai',
  ],
  'null fields': [
    stream(
      `data: {"choices":[{"delta":{"content":null,"tool_calls":null},"finish_reason":null}],"usage":null}\n\ndata: ${words('Hai')}\n\ndata: ${stop}\n\n`,
    ),
    'Hai',
  ],
  'plain JSON instead of a stream': [
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ choices: [{ message: { content: 'Hai' }, finish_reason: 'stop' }] }),
      );
    },
    'Hai',
  ],
  'a cut stream': [
    (response) => {
      response.writeHead(200, sse);
      response.write(`data: ${words('Hai')}\n\n`);
      setTimeout(() => response.destroy(), 50);
    },
    'failed',
  ],
  'an end without a finish': [stream(`data: ${words('Hai')}\n\n`), 'failed'],
  'an error object inside the stream': [
    stream(`data: ${words('Hai')}\n\ndata: {"error":{"message":"overloaded"}}\n\n`),
    'failed',
  ],
  'a page of HTML': [
    (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Welcome</h1>');
    },
    'failed',
  ],
  'silence after the first word': [
    (response) => {
      response.writeHead(200, sse);
      response.write(`data: ${words('Hai')}\n\n`);
    },
    'failed',
  ],
  'nothing but comments, for ever': [
    (response) => {
      response.writeHead(200, sse);
      const timer = setInterval(() => response.write(': wait\n\n'), 50);
      response.once('close', () => clearInterval(timer));
    },
    'failed',
  ],
  'an endless stream': [
    (response) => {
      response.writeHead(200, sse);
      const timer = setInterval(() => response.write(`data: ${words('a'.repeat(60_000))}\n\n`), 5);
      response.once('close', () => clearInterval(timer));
    },
    'failed',
  ],
  'a packed bomb': [
    (response) => {
      response.writeHead(200, { ...sse, 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(50_000_000, 97)));
    },
    'failed',
  ],
  'a redirect': [
    (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    'failed',
  ],
  'the vendor’s own filter': [
    stream(`data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n`),
    'failed',
  ],
};

test.each(Object.entries(odd))('14. %s', async (_name, [serving, shown]) => {
  serve = serving;

  const { signal } = new AbortController();
  expect(await seen(signal, shown === 'failed' ? soon : patient)).toBe(shown);
});

test('a tool call in pieces and without an index is put together', async () => {
  let round = 0;
  const piece = (call: object) =>
    `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [call] } }] })}\n\n`;
  serve = (response) => {
    round += 1;
    if (round > 1) return stream(`data: ${words('56')}\n\ndata: ${stop}\n\n`)(response);
    return stream(
      piece({ id: 'a', function: { name: 'calculate', arguments: '{"te' } }),
      piece({ function: { arguments: 'xt":"7 x 8"}' } }),
      `data: {"choices":[{"delta":{},"finish_reason":"tool_calls"}]}\n\n`,
    )(response);
  };

  expect(await seen()).toBe('56');
  expect(round).toBe(2);
});

test('a child who leaves closes the vendor’s stream', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  serve = (response) => {
    response.writeHead(200, sse);
    response.write(`data: ${words('Hai')}\n\n`);
    response.once('close', () => closed.resolve());
    setTimeout(() => controller.abort(), 20);
  };

  expect(await seen(controller.signal)).toBe('Hai');
  await closed.promise;
});
