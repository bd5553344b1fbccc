import { type CallShape, calls, catalogue, isErrorCode } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { badBodies, badFields, badSegments, rawBodies, validBody } from '../testing/bad-input.ts';
import { openGame } from '../testing/builds.ts';
import { noticesDelivered } from '../testing/gateway.ts';
import { enterAdult, newEmail, newSubscriber } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import type { Sending } from '../testing/sender.ts';

let product: Product;
let token: string;
let play: string;
const started = z.object({ play_id: z.string() });

beforeAll(async () => {
  product = await startProduct();
  token = (await enterAdult(product, await newSubscriber(product))).token;
  const reply = await product.send(calls.games.play, { token, params: { id: openGame } });
  play = started.parse(reply.body).play_id;
  await noticesDelivered(product);
});
afterAll(() => product.stop());

const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);
const withBody = everyCall.filter(([, shape]) => shape.body !== undefined);
const withParams = everyCall.filter(([, shape]) => shape.params !== undefined);

const refusal = z.object({ error: z.string(), code: z.string() });

/** Undefined when the answer is a refusal in the catalogue's words; else what is wrong with it. */
const faultOf = (reply: { status: number; body: unknown }) => {
  const read = refusal.safeParse(reply.body);
  if (reply.status < 400 || reply.status > 499) return `status ${reply.status}`;
  if (!read.success || !isErrorCode(read.data.code)) return `body ${JSON.stringify(reply.body)}`;
  const row = catalogue[read.data.code];
  if (read.data.error !== row.en || row.status !== reply.status) return `words ${read.data.error}`;
  return undefined;
};

/** One sum a table. Attempts are counted and sessions seen by design; all else must stay as it was. */
let sums: string;
beforeAll(async () => {
  const tables = await product.db.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not like '%throttle'`,
  );
  const sumOf = (name: string) =>
    `select '${name}' as name, count(*) as rows,
       md5(string_agg(kept.t::text, '|' order by kept.t::text)) as sum
     from (select to_jsonb(one) - $1::text[] as t from ${name} one) kept`;
  sums = tables.map(({ name }) => sumOf(name)).join(' union all ');
});
const stored = () =>
  product.db.named({
    name: 'sums',
    text: `${sums} order by name`,
    values: [['last_seen_at', 'ends_at']],
  });

/** What was stored when it was last looked at; unknown once a test may have changed it. */
let known: Awaited<ReturnType<typeof stored>> | undefined;

/** Sums of all tables take longer than the refusals between them: what one test leaves the next one finds. */
const storesNothing = async (work: () => Promise<void>) => {
  const before = known ?? (await stored());
  await work();
  known = await stored();
  expect(known).toEqual(before);
};
const mayStore = () => {
  known = undefined;
};

const paramsFor = (shape: CallShape): Record<string, string> =>
  Object.fromEntries(
    Object.keys(shape.params?.shape ?? {}).map((name) => [
      name,
      { play, gateway: 'midtrans-sandbox' }[name] ?? openGame,
    ]),
  );

/** Limits would hide the answers that these tests are about. */
const forgetAttempts = () =>
  product.db.query('with counts as (delete from idp_throttle) delete from throttle');

const tooMany = 429;

/** What is answered where no limit has been reached. */
const sendUnlimited = async (shape: CallShape, sending: Sending) => {
  const reply = await product.send(shape, sending);
  if (reply.status !== tooMany) return reply;
  await forgetAttempts();
  return product.send(shape, sending);
};

/** Each with what is wrong with it: fields, bodies that are no such object, other kinds of content. */
const badRequests = (
  shape: CallShape,
): (readonly [string, Omit<Sending, 'token' | 'params'>])[] => [
  ...badFields(shape).map(([what, body]) => [what, { body }] as const),
  ...badBodies.map(([what, body]) => [what, { body }] as const),
  ...rawBodies(JSON.stringify(validBody(shape)))
    .filter(([what]) => !(shape.encoding === 'multipart' && what === 'a multipart form'))
    .map(([what, headers, body]) => [what, { headers, body }] as const),
];

test.each(withBody)(
  '%s refuses every wrong field, body and kind of content, and stores nothing of it',
  async (_name, shape) => {
    const params = paramsFor(shape);
    const faults: string[] = [];

    await storesNothing(async () => {
      for (const [what, request] of badRequests(shape)) {
        const fault = faultOf(await sendUnlimited(shape, { token, params, ...request }));
        if (fault) faults.push(`${what}: ${fault}`);
      }
    });

    expect(faults).toEqual([]);
  },
);

test.each(withBody)('%s finds nothing wrong with the right body', async (_name, shape) => {
  mayStore();
  await forgetAttempts();
  const { email } = validBody(shape);
  const body = { ...validBody(shape), ...(email !== undefined && { email: newEmail() }) };

  const reply = await product.send(shape, { token, params: paramsFor(shape), body });

  expect(reply.status).not.toBe(shape.encoding === 'multipart' ? 500 : 400);
});

test.each(withParams)('%s finds nothing behind a strange address', async (_name, shape) => {
  const faults: string[] = [];
  const body = shape.body ? validBody(shape) : undefined;

  await storesNothing(async () => {
    for (const field of Object.keys(shape.params?.shape ?? {}))
      for (const segment of badSegments) {
        const params = { ...paramsFor(shape), [field]: segment };
        const fault = faultOf(await sendUnlimited(shape, { token, params, body }));
        if (fault) faults.push(`${segment.slice(0, 40)}: ${fault}`);
      }
  });

  expect(faults).toEqual([]);
});

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
  const response = await fetch(`${product.url}/api/payment/success-status/${query}`);

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
  await forgetAttempts();
  const orders = await product.db.query('select * from orders order by id');

  const reply = await product.send(calls.payments.notify, {
    params: { gateway: 'midtrans-sandbox' },
    body,
  });

  expect(faultOf(reply)).toBeUndefined();
  expect(await product.db.query('select * from orders order by id')).toEqual(orders);
});

test('what nobody may set by signing up stays unset', async () => {
  mayStore();
  await forgetAttempts();
  const email = 'tamak@contoh.id';
  const extra = { is_staff: true, is_superuser: true, is_paid: true, id: 1, language: 'xx' };
  const smuggled = `{"__proto__":{"is_staff":true},${JSON.stringify({ ...form(email), ...extra }).slice(1)}`;

  const plain = await product.send(calls.account.signUp, { body: { ...form(email), ...extra } });
  const hidden = await product.send(calls.account.signUp, { body: smuggled });

  const [row] = await product.db.query<{ is_superuser: boolean; language: string }>(
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
  await forgetAttempts();
  const name = 'Ibu 😀 سارة 李 ' + "O'Neil; drop table account;--";

  const reply = await product.send(calls.account.signUp, {
    body: { ...form('nama@contoh.id'), display_name: name },
  });

  const [row] = await product.db.query<{ display_name: string }>(
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

    await storesNothing(async () => {
      for (const body of idpBodies) {
        await forgetAttempts();
        const response = await fetch(`${product.url}/idp/v1/accounts:${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        statuses.add(response.status);
      }
    });

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

  const response = await fetch(`${product.url}${path}`, { method, ...body });

  expect(response.status).toBeLessThan(500);
});
