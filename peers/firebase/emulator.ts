/**
 * Firebase's own Auth emulator behind a proxy that signs its tokens as Google does, so that what is
 * tested is the product's one verifier. `node firebase/emulator.ts` prints its address when ready.
 *
 * GET /jwks · POST /rig/sign {claims, header} · POST /rig/rotate · POST /rig/faults {...}
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { signingDesk } from './signed.ts';

type Fields = Record<string, unknown>;
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Faults {
  /** The list of keys answers 500. */
  jwksDown?: boolean;
  /** Identity Toolkit answers every call with this word. */
  word?: string;
  /** Makes accounts look this much older than they are. */
  olderBySeconds?: number;
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** A private door of firebase-tools, hence its pinned version: it starts in a third of the time. */
const openEmulator = async (project: string): Promise<Handler> => {
  const door: unknown = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server');
  if (!isRecord(door) || typeof door.createApp !== 'function')
    throw new Error('firebase-tools has moved its Auth emulator.');
  const app: unknown = await door.createApp(project);
  if (!isHandler(app)) throw new Error('firebase-tools has changed its Auth emulator.');
  return app;
};

const listen = (handler: Handler) =>
  new Promise<{ server: Server; url: string }>((resolve) => {
    const server = createServer(handler);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ server, url: `http://127.0.0.1:${port}` });
    });
  });

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

const sendJson = (response: ServerResponse, status: number, body: unknown) => {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

const aged = (answer: unknown, seconds: number): unknown => {
  if (!isRecord(answer) || !Array.isArray(answer.users)) return answer;
  const users = answer.users.map((user: Fields) => ({
    ...user,
    validSince: String(Number(user.validSince) - seconds),
  }));
  return { ...answer, users };
};

const desk = signingDesk();
let faults: Faults = {};

const rig: Record<string, (sent: Fields) => unknown> = {
  '/rig/sign': ({ claims, header }) => ({
    token: desk.signed(isRecord(claims) ? claims : {}, isRecord(header) ? header : {}),
  }),
  '/rig/rotate': () => {
    desk.rotate();
    return {};
  },
  '/rig/faults': (sent) => {
    faults = sent;
    return {};
  },
};

const withoutHop = new Set([
  'connection',
  'transfer-encoding',
  'content-length',
  'keep-alive',
  'host',
]);

const headersOf = (headers: IncomingMessage['headers']) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    withoutHop.has(name) || value === undefined ? [] : [[name, String(value)]],
  );

const pass = (inner: string): Handler => {
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const path = request.url ?? '/';
    const sent = () => JSON.parse(body.toString('utf8') || '{}');
    const control = rig[path];
    if (control) return sendJson(response, 200, control(sent()));
    if (path === '/jwks') return sendJson(response, faults.jwksDown ? 500 : 200, desk.list());
    const answer = await fetch(`${inner}${path}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request.headers),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    const headers = [...answer.headers].filter(
      ([name]) => !withoutHop.has(name) && name !== 'content-encoding',
    );
    const isCall = request.method === 'POST' && path.includes('/v1/accounts:');
    const text = await answer.text();
    if (isCall && faults.word) {
      const error = { error: { code: 400, message: faults.word } };
      return response.writeHead(400, headers).end(JSON.stringify(error));
    }
    const isJson = answer.headers.get('content-type')?.includes('json') && answer.ok;
    const signed =
      isJson && request.method === 'POST'
        ? JSON.stringify(aged(desk.signedAnswer(JSON.parse(text)), faults.olderBySeconds ?? 0))
        : text;
    return response.writeHead(answer.status, headers).end(signed);
  };
  return (request, response) => {
    forward(request, response).catch((error: unknown) =>
      sendJson(response, 502, { error: { message: String(error) } }),
    );
  };
};

const inner = await listen(await openEmulator('demo-nobi'));
const outer = await listen(pass(inner.url));
process.stdout.write(`${outer.url}\n`);

// Ends with whoever started it, however that ended.
process.stdin.resume().once('end', () => process.exit(0));
