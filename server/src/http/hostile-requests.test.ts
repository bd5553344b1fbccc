import { calls } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../testing/product.ts';
import { exchange, openSocket, untilClosed } from '../testing/sockets.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test('a flood of headers is refused', async () => {
  const text = await exchange(
    product,
    `GET / HTTP/1.1\r\nHost: a\r\n${`X-Filler: ${'a'.repeat(1000)}\r\n`.repeat(40)}\r\n`,
  );

  expect(text).toMatch(/^HTTP\/1\.1 431 /);
  expect(text).toContain('{"error":"That is too large to send.","code":"too_large"}');
});

test.each([
  [
    'two lengths',
    'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  ],
  [
    'a length and chunks',
    'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'an unknown encoding',
    'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x, chunked, y\r\n\r\n0\r\n\r\n',
  ],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nhello'],
  ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: a\u0000b\r\n\r\n'],
  ['no HTTP at all', '\u0016\u0003\u0001 hello\r\n\r\n'],
])('a request with %s is refused whole, and the connection ends', async (_what, bytes) => {
  const second = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';

  const text = await exchange(product, bytes + second);

  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain('"code":"invalid_input"');
  expect(text).not.toContain('{"status":"ok"}');
});

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT', 'PATCH'])(
  'a method that no call has, %s, does nothing and repeats nothing',
  async (method) => {
    const target = method === 'CONNECT' ? 'a:443' : '/api/games/';
    const text = await exchange(
      product,
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Secret: not-to-be-repeated\r\n\r\n`,
    );

    expect(text).toMatch(/^(HTTP\/1\.1 40[0-5] |$)/);
    expect(text).not.toContain('not-to-be-repeated');
  },
);

test('a giant body is refused before it is read', async () => {
  const text = await exchange(
    product,
    'POST /api/user/login/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000000000\r\n\r\n{',
  );

  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(text).toContain('"code":"too_large"');
});

test('a stranger’s body is not even read', async () => {
  const socket = await openSocket(product);
  const closed = untilClosed(socket);
  socket.write(
    'PUT /api/games/satu-dua/save/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
  );

  const { text } = await closed;

  expect(text).toMatch(/^HTTP\/1\.1 401 /);
});

const wrongLogins = async (count: number, headersOf: (at: number) => Record<string, string>) => {
  const replies = [];
  for (let at = 0; at < count; at += 1)
    replies.push(
      await product.send(calls.account.signIn, {
        body: { id_token: 'a.b.c' },
        headers: headersOf(at),
      }),
    );
  return replies;
};

test('an invented address dodges no limit', async () => {
  await product.db.query('truncate throttle');

  const replies = await wrongLogins(305, (at) => ({
    'x-forwarded-for': `203.0.113.${at % 250}`,
    forwarded: `for=203.0.113.${at % 250}`,
  }));

  const last = replies.at(-1);
  expect(last?.status).toBe(429);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
}, 25_000);

test('behind a proxy that is named, every family is counted by its own address', async () => {
  const behind = await startProduct({ TRUST_PROXY: '127.0.0.1' });
  const login = (address: string) =>
    behind.send(calls.account.signIn, {
      body: { id_token: 'a.b.c' },
      headers: { 'x-forwarded-for': address },
    });
  await login('203.0.113.7');
  await behind.db.query(`update throttle set count = 300`);

  const same = await login('203.0.113.7');
  const invented = await login('198.51.100.1, 203.0.113.7');
  const other = await login('203.0.113.8');
  await behind.stop();

  expect([same.status, invented.status, other.status]).toEqual([429, 429, 401]);
});
