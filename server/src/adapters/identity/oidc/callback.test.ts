import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientId } from '../../../testing/google.ts';
import { newBrowser } from '../../../testing/popup.ts';
import { freePort } from '../../../testing/ports.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../../testing/provider.ts';
import { startPopup } from './popup.testing.ts';

let popup: Awaited<ReturnType<typeof startPopup>>;
let provider: ScriptedProvider;
beforeAll(async () => {
  const port = await freePort();
  provider = await startScriptedProvider(port);
  popup = await startPopup(port);
});
afterAll(async () => {
  await popup.close();
  await provider.stop();
});

const now = () => Math.floor(Date.now() / 1000);

/** Begins, and says what the provider was told and what it should sign. */
const begin = async () => {
  const browser = newBrowser(popup.url);
  const { opener, address } = await browser.begin();
  const params = new URL(address).searchParams;
  const state = params.get('state') ?? '';
  const claims = {
    iss: provider.issuer,
    aud: clientId,
    sub: 'sari',
    email: 'sari@contoh.id',
    email_verified: true,
    nonce: params.get('nonce') ?? '',
    iat: now(),
    exp: now() + 300,
  };
  const back = (change: Record<string, string> = {}) =>
    `${popup.url}/idp/oidc/callback?${new URLSearchParams({ code: 'c', state, ...change })}`;
  return { browser, opener, state, claims, back };
};

test('hands on the token of an honest answer', async () => {
  const { browser, opener, claims, back } = await begin();
  provider.answerNext({ claims });

  const landed = await browser.land(back());

  expect(landed.status).toBe(200);
  expect(landed.message?.message).toMatchObject({ opener, ended: 'proven' });
});

test('refuses a state that this browser did not begin, and asks the provider nothing', async () => {
  const { browser, claims, back } = await begin();
  const stranger = await begin();
  const before = provider.tokenCalls();

  const swapped = await browser.land(stranger.back());
  const elsewhere = await newBrowser(popup.url).land(back());
  const doubled = await browser.land(`${back()}&state=another`);
  const none = await browser.land(`${popup.url}/idp/oidc/callback?code=c`);

  for (const landed of [swapped, elsewhere, doubled, none]) {
    expect(landed.status).toBe(400);
    expect(landed.message).toBeUndefined();
  }
  expect(provider.tokenCalls()).toBe(before);

  provider.answerNext({ claims });
  const own = await browser.land(back());
  expect(own.message?.message.ended, 'the attempt itself goes on').toBe('proven');
});

test.each([
  ['no nonce', { nonce: undefined }],
  ['the nonce of somebody else', { nonce: 'somebody-else' }],
  ['another audience', { aud: 'another-app' }],
  ['another issuer', { iss: 'https://idp.example.net' }],
  ['an expiry that has passed', { exp: now() - 600 }],
  ['no subject', { sub: undefined }],
])('refuses an answer with %s', async (_what, change) => {
  const { browser, opener, claims, back } = await begin();
  provider.answerNext({ claims: { ...claims, ...change } });

  const landed = await browser.land(back());

  expect(landed.status).toBe(400);
  expect(landed.message?.message).toEqual({ type: 'nobi-sign-in', opener, ended: 'failed' });
});

test('plays no answer twice', async () => {
  const { browser, claims, back } = await begin();
  const cookies = [...browser.cookies];
  provider.answerNext({ claims });
  await browser.land(back());

  const again = await browser.land(back());
  provider.answerNext({ status: 400, body: '{"error":"invalid_grant"}' });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const withTheOldCookie = await browser.land(back());

  expect(again.status).toBe(400);
  expect(again.message).toBeUndefined();
  expect(withTheOldCookie.message?.message.ended).toBe('failed');
});

test.each([
  ['down', { status: 502, body: 'Bad gateway' }],
  ['broken', { status: 200, body: '<html>' }],
  ['silent', 'hang'],
] as const)('says unavailable while the provider is %s', async (_how, answer) => {
  const { browser, opener, back } = await begin();
  provider.answerNext(answer);

  const landed = await browser.land(back());

  expect(landed.status).toBe(503);
  expect(landed.message?.message).toEqual({ type: 'nobi-sign-in', opener, ended: 'unavailable' });
  expect(popup.warnings.length).toBeGreaterThan(0);
});

test('says unavailable at once when the provider cannot be reached at the start', async () => {
  const alone = await startPopup(await freePort());

  const landed = await newBrowser(alone.url).land(
    `${alone.url}/idp/oidc/start?opener=${'o'.repeat(20)}`,
  );

  expect(landed.status).toBe(503);
  expect(landed.message?.message.ended).toBe('unavailable');
  await alone.close();
});

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'failed'],
  ['<script>', 'failed'],
])('takes the error %s as %s', async (error, ended) => {
  const { browser, back } = await begin();

  const landed = await browser.land(
    back({ error, error_description: '<img src=x onerror=alert(1)>' }),
  );

  expect(landed.message?.message.ended).toBe(ended);
  expect(landed.text).not.toContain('onerror');
});

test('keeps the attempt sealed, short, and out of reach of scripts and other sites', async () => {
  const browser = newBrowser(popup.url);

  const { response, address } = await browser.begin();

  const [cookie = ''] = response.headers.getSetCookie();
  expect(cookie).toMatch(/; Max-Age=600; Path=\/idp\/oidc; HttpOnly; SameSite=Lax$/);
  for (const name of ['state', 'nonce'])
    expect(cookie).not.toContain(new URL(address).searchParams.get(name));
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('refuses a cookie that was changed or is of another installation', async () => {
  const other = await startPopup(Number(new URL(provider.issuer).port));
  const foreign = newBrowser(other.url);
  await foreign.begin();
  const { browser, back } = await begin();
  const [[name = '', value = ''] = []] = [...browser.cookies];
  const changed = `${value.slice(0, -4)}AAAA`;

  const statuses = [];
  for (const cookie of [changed, 'x', '', ...foreign.cookies.values()]) {
    browser.cookies.set(name, cookie);
    statuses.push((await browser.land(back())).status);
  }

  expect(statuses).toEqual([400, 400, 400, 400]);
  await other.close();
});

test.each(['', '?opener=short', '?opener=a"><script>alert(1)</script>', '?opener=x&opener=y'])(
  'begins nothing for %j',
  async (query) => {
    const landed = await newBrowser(popup.url).land(`${popup.url}/idp/oidc/start${query}`);

    expect(landed.status).toBe(400);
    expect(landed.headers.get('location')).toBeNull();
    expect(landed.text).not.toContain('alert(1)');
  },
);

test('lets no address in the question decide where it leads', async () => {
  const { browser, claims, back } = await begin();
  provider.answerNext({ claims });
  const elsewhere = 'https://evil.example/';
  const names = { redirect_uri: elsewhere, to: elsewhere, next: elsewhere, origin: elsewhere };

  const started = await browser.visit(
    `${popup.url}/idp/oidc/start?opener=${'o'.repeat(20)}&${new URLSearchParams(names)}`,
  );
  const landed = await browser.land(back(names));

  expect(started.headers.get('location')).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
  expect(started.headers.get('location')).not.toContain('evil.example');
  expect(landed.text).not.toContain('evil.example');
});

test('lets the last page run its one script and be framed by nobody', async () => {
  const { browser, claims, back } = await begin();
  provider.answerNext({ claims });

  const { headers } = await browser.land(back());

  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  // A policy of its own here would cut the popup off from the page that opened it.
  expect(headers.get('cross-origin-opener-policy')).toBeNull();
  expect(headers.get('set-cookie')).toContain('Max-Age=0');
});
