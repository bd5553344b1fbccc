import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFamily, startPayment } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let gatewayPage: string;

beforeAll(async () => {
  product = await startProduct();
  const { token } = await newFamily(product);
  const { pageUrl } = await startPayment(product, token, 'regular');
  gatewayPage = new URL(pageUrl).pathname;
});

afterAll(() => product.stop());

/** A call with just these headers, as a browser or a proxy beside the product sends it. */
const statusOf = async (path: string, headers: Record<string, string>) => {
  const call = request(`${product.url}${path}`, { headers });
  call.end();
  const [answer] = await once(call, 'response');
  answer.resume();
  return answer.statusCode;
};

const own = () => new URL(product.url).host;

/** What the proxies of our examples, and careless ones, send for somebody on the internet. */
const proxies: readonly [string, () => Record<string, string>][] = [
  [
    'our nginx',
    () => ({
      host: 'app.nobi.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    }),
  ],
  [
    'Caddy',
    () => ({
      host: 'app.nobi.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'app.nobi.test',
      'x-forwarded-proto': 'https',
      via: '2.0 Caddy',
    }),
  ],
  ['a proxy that hides the name', () => ({ host: own(), 'x-forwarded-for': '203.0.113.9' })],
  ['a proxy that tells only the name', () => ({ host: 'app.nobi.test' })],
  ['a forged address behind a proxy', () => ({ host: 'localhost', 'x-real-ip': '127.0.0.1' })],
  ['the newer header', () => ({ host: own(), forwarded: 'for=127.0.0.1' })],
  ['a page of another origin', () => ({ host: own(), origin: 'https://app.nobi.test' })],
];

test.each(proxies)(
  'strangers see neither letters nor the demo gateway through %s',
  async (_who, headers) => {
    expect(await statusOf('/dev/inbox', headers())).not.toBe(200);
    expect(await statusOf(gatewayPage, headers())).toBe(404);
  },
);

test.each([
  ['HTTP/1.0 with an end', '1.0', 'Connection: close\r\n'],
  ['HTTP/1.0 that stays open', '1.0', 'Connection: keep-alive\r\n'],
  ['HTTP/1.1 with an end', '1.1', 'Connection: close\r\n'],
  ['HTTP/1.1 without a word, as since 1.29.7', '1.1', ''],
])(
  'nor through nginx without any settings, which takes our own name and speaks %s',
  async (_how, version, line) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1');
    const answer = text(socket);
    socket.write(`GET /dev/inbox HTTP/${version}\r\nHost: ${own()}\r\n${line}\r\n`);
    await once(socket, 'data');
    socket.end();

    expect(await answer).not.toContain(' 200 ');
  },
);

test.each([['its address'], ['localhost']])(
  'whoever sits at this machine sees both, by %s',
  async (name) => {
    const host = name === 'localhost' ? `localhost:${new URL(product.url).port}` : own();

    expect(await statusOf('/dev/inbox', { host })).toBe(200);
    expect(await statusOf(gatewayPage, { host })).toBe(200);
  },
);

test('the demo gateway serves everybody once the operator has said so', async () => {
  const open = await startProduct({ ALLOW_SANDBOX_PAYMENTS: '1' }, product);
  const call = await fetch(`${open.url}${gatewayPage}`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  await open.stop();

  expect(call.status).toBe(200);
});
