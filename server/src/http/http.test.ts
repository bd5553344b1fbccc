import { calls, pages } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicProduct } from '../settings/public.testing.ts';
import { newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

let product: Product;
let token: string;

beforeAll(async () => {
  product = await startProduct();
  token = (await newSubscriber(product)).token;
});
afterAll(() => product.stop());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${product.url}${path}`, { redirect: 'manual', ...init });

const asText = { method: 'POST', body: 'x' };
const everyKind: readonly (readonly [string, string, RequestInit])[] = [
  ['an answer of a call', '/api/payment/my-status/', {}],
  ['a page', '/', {}],
  ['an app page', '/login', {}],
  ['an asset', '/assets/main-1234abcd.js', {}],
  ['a missing asset', '/assets/none.js', {}],
  ['a missing call', '/api/none', {}],
  ['a redirect', '/somewhere/else', {}],
  ['a broken address', '/%zz', {}],
  ['an address too long', `/api/games/${'a'.repeat(600)}/`, {}],
  ['a refused body', '/api/user/login/', asText],
  ['the API page', '/api/docs', {}],
  ['the API document', '/api/openapi.json', {}],
  ['the development inbox', '/dev/inbox', {}],
  ['the reset page', '/idp/forgot', {}],
  ['public keys', '/idp/.well-known/jwks.json', {}],
  ['health', '/healthz', {}],
];

test.each(everyKind)('%s carries the security headers', async (_what, path, init) => {
  const { headers } = await get(path, init);

  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const kind = headers.get('content-type') ?? '';
  if (/^(text|application\/json)/.test(kind)) expect(kind).toMatch(/; charset=utf-8$/i);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test.each(everyKind)('%s opens itself to no foreign origin', async (_what, path, init) => {
  const { headers } = await get(path, {
    ...init,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });

  expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each([
  '/',
  '/tentang-kami',
  '/terms',
  '/keamanan-anak',
  '/signup',
  '/login',
  '/dashboard/games',
])('%s runs scripts of its own and of nobody else', async (path) => {
  const policy = (await get(path)).headers.get('content-security-policy') ?? '';

  expect(policy).toMatch(/default-src 'self'; script-src 'self' 'sha256-[^;]+; style-src 'self'/);
  expect(policy).toContain(`frame-src ${product.playUrl};`);
  expect(policy).toContain("media-src 'self' blob:;");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('browsers that came over TLS are told to stay with it', async () => {
  const secure = await startProduct({
    ...publicProduct,
    SANDBOX_FAULTS: '0',
  });

  const own = `http://127.0.0.1:${secure.settings.port}`;
  const answers = await Promise.all([fetch(`${own}/healthz`), fetch(`${own}/%zz`)]);
  await secure.stop();

  for (const { headers } of answers)
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
});

test.each([
  ['a call', '/api/games/', /^private, no-cache$/],
  ['a status', '/api/payment/my-status/', /^no-store$/],
  ['a refusal', '/api/none', /^no-store$/],
  ['a page', '/', /^no-cache$/],
  ['a hashed asset', '/assets/main-1234abcd.js', /^public, max-age=31536000, immutable$/],
  ['another file', '/robots.txt', /^public, max-age=3600$/],
])('%s is kept by browsers as long as it stays true', async (_what, path, cacheControl) => {
  const { headers } = await get(path, { headers: { authorization: `Token ${token}` } });

  expect(headers.get('cache-control')).toMatch(cacheControl);
});

test.each(['/', '/login', '/api/games/', '/robots.txt'])(
  '%s is sent once and then only asked about',
  async (path) => {
    // Said outright, since fetch would ask for a fresh copy by itself.
    const headers = { authorization: `Token ${token}`, 'cache-control': 'max-age=0' };
    const etag = (await get(path, { headers })).headers.get('etag') ?? '';
    const ask = (tag: string) => get(path, { headers: { ...headers, 'if-none-match': tag } });

    const again = await ask(etag);
    const weak = await ask(`"other", W/${etag.replace(/^W\//, '')}`);
    const other = await ask('"other"');

    expect(etag).not.toBe('');
    expect([again.status, weak.status, other.status]).toEqual([304, 304, 200]);
    expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=0', null],
  ['', null],
])('a reader that takes "%s" gets a page in %s', async (accepted, encoding) => {
  const { headers } = await get('/', { headers: { 'accept-encoding': accepted } });

  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toContain('accept-encoding');
});

test.each([
  '/../../package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/app.html',
  '/assets/....//app.html',
  '/assets/..%5c..%5capp.html',
  '/.env',
  '/.git/config',
  '/package.json',
  '/budgets.json',
  '/server/src/main.ts',
  '/app.html',
  '/pages/welcome.en.html',
  '/api/docs/package.json',
  '/api/docs/..%2fpackage.json',
  '/%00',
  '/data/postgres/owner.lock',
])('%s gives away no file', async (path) => {
  const response = await get(path);
  const text = await response.text();

  expect([302, 400, 404]).toContain(response.status);
  expect(text).not.toMatch(/SECRET|\[core\]|"name"|Nobi app|import /);
});

test.each(['GET', 'HEAD'])('%s of an unknown page leads to the first page', async (method) => {
  const response = await get('/tidak/ada?x=1', { method });

  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/');
});

test.each(['//evil.example/', '/\\evil.example', '/%2f%2fevil.example', '/https://evil.example'])(
  '%s leads nowhere but to the first page',
  async (path) => {
    const response = await get(path);

    expect([302, 400, 404]).toContain(response.status);
    expect(response.headers.get('location') ?? '/').toBe('/');
  },
);

test.each([
  ['GET', '/api/none'],
  ['POST', '/api/games/'],
  ['DELETE', '/api/games/'],
  ['POST', '/login'],
  ['PUT', '/'],
])('%s %s is not found, in the words of the catalogue', async (method, path) => {
  const response = await get(path, { method });

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test.each([
  ...Object.values(pages).map(({ path }) => path.replace('/*', '/games')),
  '/healthz',
  '/api/docs',
])('HEAD %s answers like GET without a body', async (path) => {
  const reply = await get(path);
  const head = await get(path, { method: 'HEAD' });

  expect([head.status, head.headers.get('content-type')]).toEqual([
    reply.status,
    reply.headers.get('content-type'),
  ]);
  expect(await head.text()).toBe('');
});

test('a page says the settings of this installation and no secret', async () => {
  const text = await (await get('/login')).text();

  const config = JSON.parse(/id="nobi-config">([^<]*)</.exec(text)?.[1] ?? '{}');
  expect(config).toMatchObject({ playOrigin: product.playUrl, demoPayments: true });
  expect(text).not.toContain(product.serverKey);
});

test('the API page loads its own files alone', async () => {
  const response = await get('/api/docs');
  const text = await response.text();
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  const loaded = await Promise.all(files.map((path) => get(path)));
  const document = await (await get('/api/openapi.json')).json();

  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !path.startsWith('/api/docs/'))).toEqual([]);
  expect(loaded.map(({ status }) => status)).toEqual(files.map(() => 200));
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self';",
  );
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { [calls.games.list.path]: {} } });
});
