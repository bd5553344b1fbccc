import { calls } from '@nobi/contract';
import { expect, test } from 'vitest';
import { validBody } from '../testing/bad-input.ts';
import { newEmail } from '../testing/people.ts';
import { faultOf, oneOf, openBadInput, withBody } from './bad-input.testing.ts';

// Every call, and everything that can be wrong at some of them; all with all is bad-input.slow.test.ts.
const input = openBadInput({ pick: oneOf(6), sumsEach: false });
const { house, mayStore } = input;

input.refusesBodies();

test.each(withBody)('%s finds nothing wrong with the right body', async (_name, shape) => {
  mayStore();
  await house.forgetAttempts();
  const { email } = validBody(shape);
  const body = { ...validBody(shape), ...(email !== undefined && { email: newEmail() }) };

  const reply = await house.product.send(shape, {
    token: house.token,
    params: house.paramsFor(shape),
    body,
  });

  expect(reply.status).not.toBe(shape.encoding === 'multipart' ? 500 : 400);
});

input.findsNothingBehindStrangeAddresses();

test.each([
  ['missing', ''],
  ['empty', '?order_id='],
  ['given twice', '?order_id=NB-1&order_id=NB-2'],
  ['a list', '?order_id[]=NB-1'],
  ['an object', '?order_id[a]=NB-1'],
  ['NUL', '?order_id=NB-%00'],
  ['half a character', '?order_id=%ED%A0%80'],
  ['broken percent', '?order_id=%E0%A4%A'],
  ['emoji', '?order_id=%F0%9F%98%80'],
  ['quotes', "?order_id=NB-' or '1'='1"],
  ['prototype', '?__proto__=1&constructor=2'],
  ['very long', `?order_id=${'N'.repeat(8000)}`],
])('the status of an order that is %s is refused', async (_what, query) => {
  const response = await fetch(`${house.product.url}/api/payment/success-status/${query}`);

  expect(faultOf({ status: response.status, body: await response.json() })).toBeUndefined();
});

test.each([
  ['empty', ''],
  ['no JSON', '{"order_id":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['unsigned', '{"order_id":"NB-1"}'],
  ['NUL in the order', '{"order_id":"NB-\\u0000","signature_key":"a","status_code":"200"}'],
  ['half a character', '{"order_id":"\\ud800","signature_key":"a","transaction_status":"\\ud800"}'],
  ['a bare NUL byte', '{"order_id":"\u0000"}'],
  ['prototype keys', '{"__proto__":{"order_id":"x"},"constructor":{}}'],
  ['deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['too large', JSON.stringify({ order_id: 'x'.repeat(70_000) })],
])('a notification that is %s changes nothing of any order', async (_what, body) => {
  await house.forgetAttempts();
  const orders = await house.product.db.query('select * from orders order by id');

  const reply = await house.product.send(calls.payments.notify, {
    params: { gateway: 'midtrans-sandbox' },
    body,
  });

  expect(faultOf(reply)).toBeUndefined();
  expect(await house.product.db.query('select * from orders order by id')).toEqual(orders);
});

test('what nobody may set by signing up stays unset', async () => {
  mayStore();
  await house.forgetAttempts();
  const email = 'tamak@contoh.id';
  const extra = { is_staff: true, is_superuser: true, is_paid: true, id: 1, language: 'xx' };
  const smuggled = `{"__proto__":{"is_staff":true},${JSON.stringify({ ...form(email), ...extra }).slice(1)}`;

  const plain = await house.product.send(calls.account.signUp, {
    body: { ...form(email), ...extra },
  });
  const hidden = await house.product.send(calls.account.signUp, { body: smuggled });

  const [row] = await house.product.db.query<{ is_superuser: boolean; language: string }>(
    'select is_superuser, language from account where email = $1',
    [email],
  );
  expect([200, 400]).toContain(plain.status);
  expect(hidden.status).toBe(400);
  expect(row ?? { is_superuser: false, language: 'en' }).toEqual({
    is_superuser: false,
    language: 'en',
  });
});

const form = (email: string) => ({
  email,
  password: 'rahasia-kuat-1',
  display_name: 'Ibu',
  whatsapp: '+6281234567890',
});

test('names in any script are kept whole', async () => {
  mayStore();
  await house.forgetAttempts();
  const name = 'Ibu 😀 سارة 李 ' + "O'Neil; drop table account;--";

  const reply = await house.product.send(calls.account.signUp, {
    body: { ...form('nama@contoh.id'), display_name: name },
  });

  const [row] = await house.product.db.query<{ display_name: string }>(
    `select display_name from account where email = 'nama@contoh.id'`,
  );
  expect(reply.status).toBe(200);
  expect(row?.display_name).toBe(name);
});

const idpBodies = ['null', '[]', '7', '"x"', '{', '', '{"__proto__":{"email":"a@b.co"}}'].concat(
  [null, 7, [], {}, true, '', 'a\u0000@b.co', '\ud800@b.co', `${'a'.repeat(300)}@b.co`].map(
    (email) =>
      JSON.stringify({ email, password: email, requestType: 'PASSWORD_RESET', oobCode: email }),
  ),
);

test.each(['signUp', 'signInWithPassword', 'sendOobCode', 'resetPassword'])(
  'the identity provider refuses malformed bodies of %s',
  async (name) => {
    const statuses = new Set<number>();
    const before = await house.stored();

    for (const body of idpBodies) {
      await house.forgetAttempts();
      const response = await fetch(`${house.product.url}/idp/v1/accounts:${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      statuses.add(response.status);
    }

    expect(await house.stored()).toEqual(before);
    expect([...statuses].filter((status) => status < 400 || status > 499)).toEqual([]);
  },
);

test.each([
  ['GET', '/sandbox-gateway/snap/v4/redirection/..%2f..%2fetc'],
  ['POST', '/sandbox-gateway/snap/v4/redirection/unknown'],
  ['GET', '/sandbox-gateway/v2/%00/status'],
  ['POST', '/sandbox-gateway/snap/v1/transactions'],
  ['GET', '/idp/reset?code=%00'],
  ['GET', '/idp/reset?code=a&code=b'],
  ['POST', '/idp/reset'],
  ['POST', '/idp/forgot'],
  ['GET', '/%c0%ae%c0%ae/'],
  ['GET', '/api/%'],
])('%s %s is answered calmly', async (method, path) => {
  const body = method === 'POST' ? { body: new URLSearchParams({ x: '\u0000', pay: '1' }) } : {};

  const response = await fetch(`${house.product.url}${path}`, { method, ...body });

  expect(response.status).toBeLessThan(500);
});
