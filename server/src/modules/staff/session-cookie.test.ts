import { calls, isOfConsole, staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffCookie } from '../../http/cookies/staff-cookie.ts';
import { appCode, beginStaff, enterConsole, newColleague } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let email: string;
let token: string;
let secret: string;
beforeAll(async () => {
  product = await startProduct();
  email = (await newColleague(product)).email;
  ({ token, secret } = await enterConsole(product, email));
});
afterAll(() => product.stop());

const value = 'A'.repeat(43);

test('a sign-in sets a cookie that no script reads, and shows the token nowhere else', async () => {
  const { challenge } = await beginStaff(product, email);
  const body = { challenge, code: appCode(secret, 1) };

  const entered = await product.send(staff.finishSession, { body });

  expect(entered.headers.get('set-cookie')).toMatch(
    /^nobi-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(entered.body).toEqual({ name: 'Rekan', recovery_codes: [] });
});

test('signing out ends the session at the server and takes the cookie away', async () => {
  const other = await enterConsole(product, (await newColleague(product)).email);

  const left = await product.send(staff.endSession, { token: other.token });
  const after = await product.send(staff.whoAmI, { token: other.token });

  expect(left.headers.get('set-cookie')).toBe(
    'nobi-staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  );
  expect(after.status).toBe(401);
});

test.each([
  ['https://nobi.example', '__Host-nobi-staff', true],
  // In clear over a network the browser refuses it, and nobody signs in: a session is not for all to read.
  ['http://nobi.example', '__Host-nobi-staff', true],
  ['http://192.168.1.5:3000', '__Host-nobi-staff', true],
  ['http://localhost.nobi.example', '__Host-nobi-staff', true],
  ['http://localhost:3000', 'nobi-staff', false],
  ['http://127.0.0.1:3000', 'nobi-staff', false],
  ['http://[::1]:3000', 'nobi-staff', false],
])('at %s the cookie is %s, and no other is read', (publicUrl, name, isSecure) => {
  const cookie = staffCookie(publicUrl);
  const other = isSecure ? 'nobi-staff' : '__Host-nobi-staff';

  const rules = cookie.headerFor(value).split('; ');

  expect(rules).toEqual([
    `${name}=${value}`,
    'Path=/',
    ...(isSecure ? ['Secure'] : []),
    'HttpOnly',
    'SameSite=Strict',
  ]);
  expect(cookie.read(`a=b; ${name}=${value}`)).toBe(value);
  expect(cookie.read(`${other}=${value}`)).toBeUndefined();
});

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['a form, or a request that needs no preflight', { 'x-nobi-console': '' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['content on the play origin, a sibling name', { 'sec-fetch-site': 'same-site' }],
  ['an address that somebody typed', { 'sec-fetch-site': 'none' }],
  ['another origin, by an old browser', { origin: 'https://jahat.example' }],
  ['another port of this host', { origin: 'http://127.0.0.1:1' }],
  ['no origin at all, such as a sandboxed frame', { origin: 'null' }],
];

test.each(foreign)('%s makes no call with the cookie of a colleague', async (_who, headers) => {
  const before = await product.db.query('select last_seen_at from staff_session');

  const replies = [
    await product.send(staff.whoAmI, { token, headers }),
    await product.send(staff.endSession, { token, headers }),
    await product.send(staff.addTemplate, {
      token,
      headers,
      body: { language: 'id', title: 'Jahat', text: 'Jahat' },
    }),
  ];

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'staff_not_from_console' } });
  const templates = await product.db.query(`select 1 from reply_template where title = 'Jahat'`);
  expect(templates).toEqual([]);
  expect(await product.db.query('select last_seen_at from staff_session')).toEqual(before);
});

test('nobody signs a colleague in from another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const body = { email, password: 'salah-salah' };

  const replies = await Promise.all([
    product.send(staff.beginSession, { headers, body }),
    product.send(staff.finishSession, { headers, body: { challenge: value, code: '123456' } }),
    product.send(staff.acceptInvitation, { headers, body: {} }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test.each([
  { 'sec-fetch-site': 'same-origin' },
  // As a browser says on an address that it does not trust, such as one of the local network.
  { origin: 'own' },
])('the console’s own page is let in: %o', async ({ origin, ...site }) => {
  const headers = { ...site, ...(origin && { origin: product.url }) };

  const reply = await product.send(staff.whoAmI, { token, headers });

  expect(reply.status).toBe(200);
});

test('a page that others made grants itself nothing: no preflight is answered', async () => {
  const preflight = await fetch(product.url + staff.addTemplate.path, {
    method: 'OPTIONS',
    headers: {
      origin: product.playUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-nobi-console',
    },
  });

  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  expect(preflight.status).toBe(404);
});

test('every call of the staff is one of the console, and no family’s is', () => {
  const all = Object.entries(calls).flatMap(([noun, shapes]) =>
    Object.values(shapes).map((shape) => ({ noun, shape })),
  );
  for (const { noun, shape } of all)
    expect([shape.path, isOfConsole(shape)]).toEqual([shape.path, noun === 'staff']);
});
