import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CallShape, games, isErrorCode, Problem, rating, staff } from '@nobi/contract';
import { afterEach, expect, test } from 'vitest';
import { type ClientSettings, openClient, type Refusal } from './ask.ts';
import { fileFrom } from './ask-file.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A server of one's own; the calls' addresses lead there. */
const serve = async (answer: Answer) => {
  const server = createServer(async (request, response) => {
    answer(request, response, await text(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return <C extends CallShape>(shape: C): C => ({
    ...shape,
    path: `http://127.0.0.1:${port}${shape.path}`,
  });
};

test('asks the API where the build says that it is', async () => {
  let path = '';
  const at = await serve((request, response) => {
    path = request.url ?? '';
    response.end('[]');
  });
  const { origin } = new URL(at(games.list).path);

  await openClient({
    base: `${origin}/v2/api`,
    token: () => null,
    language: () => 'id',
    timeout: 10_000,
    isErrorCode,
  }).ask(games.list);

  expect(path).toBe('/v2/api/games/');
});

const client = (settings: Partial<ClientSettings> = {}) =>
  openClient({
    token: () => 'abc',
    language: () => 'id',
    timeout: 10_000,
    isErrorCode,
    ...settings,
  });

const json = (response: ServerResponse, status: number, answer: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(answer));
};

test('sends address, token, language, key and body, and parses the reply', async () => {
  const seen: unknown[] = [];
  const at = await serve(({ method, url, headers }, response, body) => {
    seen.push([method, url, headers.authorization, headers['accept-language'], body]);
    seen.push(headers['content-type'], headers['idempotency-key']);
    json(response, 200, { message: 'ok' });
  });

  const shape = { ...rating.give, reply: staff.endSession.reply };
  await client()
    .ask(at(shape), { body: { stars: 9 }, key: 'k'.repeat(16) })
    .catch(() => undefined);

  expect(seen).toEqual([
    ['POST', rating.give.path, 'Token abc', 'id', '{"stars":9}'],
    'application/json',
    'k'.repeat(16),
  ]);
});

test('writes parameters and query into the address, leaves out what is empty, and says who asks', async () => {
  const seen: unknown[] = [];
  const at = await serve(({ url, headers }, response) => {
    seen.push(url, headers['x-page']);
    json(response, 200, {});
  });
  const shape = { ...games.list, path: '/api/{name}/list' };

  const { send } = client({ headers: { 'x-page': 'one' } });
  const query = { q: 'a b', page: 2, from: '', to: undefined };
  await send(at(shape), { params: { name: 'a/b' }, query }, (response) => response.text());

  expect(seen).toEqual(['/api/a%2Fb/list?q=a+b&page=2', 'one']);
});

test('tells of a refusal with the token that was sent, then throws its problem', async () => {
  const refusals: Refusal[] = [];
  const at = await serve((_request, response) =>
    json(response, 402, { error: 'Bayar dulu.', code: 'not_paid' }),
  );

  const { ask } = client({ onRefusal: (refusal) => refusals.push(refusal) });
  const problem = await ask(at(games.list)).catch((error: unknown) => error);

  expect(problem).toMatchObject({ code: 'not_paid', sentence: 'Bayar dulu.' });
  expect(refusals).toMatchObject([{ status: 402, token: 'abc', problem: { code: 'not_paid' } }]);
});

test('calls an answer that breaks the contract unexpected', async () => {
  const at = await serve((_request, response) => json(response, 200, { nothing: true }));

  await expect(client().ask(at(games.list))).rejects.toMatchObject({ code: 'unexpected' });
});

test('is offline when the answer is cut or late, and throws the caller’s own abort', async () => {
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{');
    response.destroy();
  });
  const silent = await serve(() => {});

  const failure = async (answer: Promise<unknown>) => answer.catch((error: unknown) => error);
  const { ask } = client();
  const aborted = await failure(ask(silent(games.list), { signal: AbortSignal.abort() }));

  expect(await failure(ask(cut(games.list)))).toMatchObject({ code: 'offline' });
  expect(await failure(ask(silent(games.list), { timeout: 20 }))).toMatchObject({
    code: 'offline',
  });
  expect(aborted).not.toBeInstanceOf(Problem);
});

test('takes a file under the name that the server gives it, and never half of one', async () => {
  const whole = await serve((_request, response) => {
    response.writeHead(200, { 'content-disposition': 'attachment; filename="money.csv"' });
    response.end('a,b');
  });
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('a,');
    response.destroy();
  });
  const askFile = fileFrom(client());

  const { name, blob } = await askFile(whole(staff.exportMoney));

  expect([name, await blob.text()]).toEqual(['money.csv', 'a,b']);
  await expect(askFile(cut(staff.exportMoney))).rejects.toMatchObject({ code: 'offline' });
});
