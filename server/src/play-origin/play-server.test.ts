import { request } from 'node:http';
import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signTicket } from '../catalogue/ticket.rules.ts';
import { secretNamed } from '../database/secrets.store.ts';
import { openGame, premiumGame } from '../testing/builds.ts';
import { newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let address: URL;

beforeAll(async () => {
  product = await startProduct();
  const { token } = await newSubscriber(product, 'regular');
  const reply = await product.send(games.play, { token, params: { id: openGame } });
  address = new URL(z.object({ url: z.string() }).parse(reply.body).url);
});
afterAll(() => product.stop());

const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${product.playUrl}${path}`, { headers, redirect: 'manual' });

/** As it stands: fetch would tidy up a path before sending it. */
const rawStatus = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port: product.settings.playPort, path },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    );
    outgoing.once('error', reject).end();
  });

test('content never runs where accounts live', () => {
  expect(new URL(product.playUrl).origin).not.toBe(new URL(product.url).origin);
  expect(address.origin).toBe(product.playUrl);
});

test('an entry page opens with its ticket, in a box', async () => {
  const page = await open(address.pathname + address.search);

  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Game</title>');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors ${product.url};`);
  expect(policy).toContain('sandbox allow-scripts allow-same-origin');
  expect(policy).toContain("default-src 'self'; connect-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, max-age=60',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  expect(page.headers.get('set-cookie')).toBeNull();
});

const ticket = () => address.searchParams.get('ticket') ?? '';

test.each([
  ['none', () => ''],
  ['an empty one', () => '?ticket='],
  ['a forged one', () => `?ticket=${ticket().slice(0, -3)}AAA`],
  ['one with a later end', () => `?ticket=z${ticket().slice(1)}`],
  ['one cut short', () => `?ticket=${ticket().split('.')[0]}.`],
  ['two', () => `?ticket=${ticket()}&ticket=${ticket()}`],
  ['a key of a prototype', () => '?__proto__=1&ticket[constructor]=1'],
  ['one signed by somebody else', () => `?ticket=${signTicket('x', address.pathname, Date.now())}`],
])('an entry page stays shut to %s', async (_what, query) => {
  const page = await open(`${address.pathname}${query()}`);

  expect(page.status).toBe(403);
  expect(await page.text()).not.toContain('<title>');
});

test('a ticket opens no other game, and not for ever', async () => {
  const secret = await secretNamed(product.db, 'play-ticket');
  const old = signTicket(secret, address.pathname, Date.now() - 601_000);

  const other = await open(`/games/${premiumGame}/${address.search}`);
  const late = await open(`${address.pathname}?ticket=${old}`);

  expect([other.status, late.status]).toEqual([403, 403]);
});

test('a worker is never installed', async () => {
  const page = await open(address.pathname + address.search, { 'service-worker': 'script' });
  const asset = await open('/assets/game-1234abcd.js', { 'service-worker': 'script' });

  expect([page.status, asset.status]).toEqual([403, 403]);
});

test('hashed files are public, kept for ever and open to frames without origin', async () => {
  const file = await open('/assets/game-1234abcd.js', { origin: 'null' });

  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  '/secret.txt',
  '/catalogue.json',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/assets/%2e%2e/secret.txt',
  '/assets/..%5csecret.txt',
  '/assets/%00',
  '/assets/',
  `/games/${openGame}/index.html`,
  `/games/${openGame}/../../secret.txt`,
  `/games/..%2f..%2fsecret/`,
  '/games/%2e%2e/',
  '/api/games/',
  '/',
])('%s gives nothing away', async (path) => {
  const status = await rawStatus(path);

  expect([400, 403, 404]).toContain(status);
});

test('the play origin answers no call and knows no account', async () => {
  const { token } = await newSubscriber(product, 'premium');

  const reply = await open('/api/games/', { authorization: `Token ${token}` });

  expect(reply.status).toBe(403);
  expect(reply.headers.get('access-control-allow-credentials')).toBeNull();
});
