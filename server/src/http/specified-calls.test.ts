import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { idTokenFor, newEmail, newFamily, newSubscriber, password } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

// The specification's table of calls (its section 7), as a browser that knows nothing of our contract
// would send them: method, path, scheme and fields by their own names.

let product: Product;
let unpaid: { email: string; token: string };
let paid: { email: string; token: string };
/** What stands for `{…}` in a path. */
const named: Record<string, string> = {};

const signedIn = z.object({ token: z.string(), is_superuser: z.boolean() });
const firstOf = z.array(z.object({ id: z.string() }));
const send = async (
  call: string,
  { token, scheme = 'Token', body }: { token?: string; scheme?: string; body?: object } = {},
) => {
  const [method = '', path = ''] = call.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => named[name] ?? '');
  const isForm = body instanceof FormData;
  const response = await fetch(`${product.url}${filled}`, {
    method,
    headers: {
      'accept-language': 'en',
      ...(token && { authorization: `${scheme} ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
};

beforeAll(async () => {
  product = await startProduct();
  unpaid = await newFamily(product);
  paid = await newSubscriber(product, 'premium');
  for (const [name, list] of [
    ['gameId', 'GET /api/games/'],
    ['courseId', 'GET /api/courses/courses/'],
    ['toolId', 'GET /api/creativity/'],
  ] as const)
    named[name] = firstOf.parse((await send(list, { token: paid.token })).body)[0]?.id ?? '';
  const [order] = await product.db.query<{ id: string }>(
    'select o.id from orders o join account a on a.id = o.account_id where a.email = $1',
    [paid.email],
  );
  named.order_id = order?.id ?? '';
});
afterAll(() => product.stop());

const text = expect.any(String);
const flag = expect.any(Boolean);
const ticket = { subject: 'Suara', message: 'Tidak terdengar.', category: 'bug' };
const game = {
  ...{ id: text, title: text, description: text, thumbnail: text },
  category: expect.stringMatching(/^(math|english|coding|spelling)$/),
  html_game_url: text,
};
const course = {
  ...{ id: text, title: text, description: text, thumbnail: text },
  category: expect.stringMatching(/^(coding|english|math|early_reading)$/),
  html_course_url: text,
};
const tool = {
  ...{ id: text, title: text, description: text, thumbnail: text },
  ...{ tool_type: text, html_tool_url: text },
};
const someOf = (item: object) => expect.arrayContaining([expect.objectContaining(item)]);

interface Sent {
  readonly who?: 'paid' | 'unpaid';
  readonly scheme?: string;
  readonly body?: object;
  /** What the reply must have at least. */
  readonly reply: unknown;
}

const form = (field: string, value: string) => {
  const data = new FormData();
  data.append(field, value);
  return data;
};

const calls: readonly (readonly [string, Sent])[] = [
  ['GET /api/payment/my-status/', { who: 'unpaid', reply: { is_paid: false } }],
  [
    'POST /api/payment/start-payment/',
    { who: 'unpaid', body: { plan: 'regular' }, reply: { redirect_url: text } },
  ],
  [
    'GET /api/payment/success-status/?order_id={order_id}',
    { reply: { order_id: text, is_paid: true, subscription_type: 'premium', payment_date: text } },
  ],
  ['GET /api/games/', { who: 'paid', reply: someOf(game) }],
  ['GET /api/games/{gameId}/', { who: 'paid', reply: game }],
  ['POST /api/games/{gameId}/play/', { who: 'paid', reply: {} }],
  ['GET /api/courses/courses/', { who: 'paid', reply: someOf(course) }],
  ['GET /api/courses/{courseId}/', { who: 'paid', reply: course }],
  ['POST /api/courses/{courseId}/view/', { who: 'paid', reply: {} }],
  [
    'GET /api/courses/history/',
    {
      who: 'paid',
      reply: someOf({
        id: text,
        viewed_at: text,
        course: expect.objectContaining({ title: text, thumbnail: text }),
      }),
    },
  ],
  ['POST /api/ai/chat/', { who: 'paid', body: { prompt: '7 x 8' }, reply: { response: text } }],
  [
    'GET /api/dashboard/profile/',
    {
      who: 'paid',
      reply: {
        display_name: text,
        full_name: null,
        whatsapp: text,
        bio: null,
        profile_picture: null,
      },
    },
  ],
  [
    'PATCH /api/dashboard/profile/',
    { who: 'paid', body: form('bio', 'Suka buku'), reply: { bio: 'Suka buku' } },
  ],
  ['GET /api/creativity/', { who: 'paid', reply: someOf(tool) }],
  ['GET /api/creativity/{toolId}/', { who: 'paid', reply: tool }],
  ['POST /api/creativity/{toolId}/record/', { who: 'paid', scheme: 'Bearer', reply: {} }],
  ['POST /api/feedback/support/', { who: 'unpaid', body: ticket, reply: {} }],
  ['GET /api/feedback/support/unread/', { who: 'unpaid', reply: [] }],
  ['POST /api/feedback/support/mark-read/', { who: 'unpaid', body: {}, reply: {} }],
  [
    'POST /api/feedback/rating/',
    { who: 'unpaid', body: { stars: 10, feedback: 'Suka' }, reply: {} },
  ],
];

test.each(calls)(
  '%s takes and answers the specified fields',
  async (call, { who, reply, ...sent }) => {
    const token = who && (who === 'paid' ? paid : unpaid).token;

    const answer = await send(call, { ...sent, ...(token && { token }) });

    expect(answer).toMatchObject({ status: 200, body: reply });
  },
);

const fields = { password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' };

test('POST /api/user/signup/ takes the specified fields, and says in error what is wrong', async () => {
  const email = newEmail();

  const first = await send('POST /api/user/signup/', { body: { email, ...fields } });
  const taken = await send('POST /api/user/signup/', { body: { email, ...fields } });

  expect(first.status).toBe(200);
  expect(taken.body).toMatchObject({ error: text });
});

test('POST /api/user/login/ takes the proof of the provider and answers token and is_superuser', async () => {
  const id_token = await idTokenFor(product, unpaid.email, password);

  const { token, is_superuser } = signedIn.parse(
    (await send('POST /api/user/login/', { body: { id_token } })).body,
  );

  expect(is_superuser).toBe(false);
  const mine = await send('GET /api/payment/my-status/', { token });
  expect(mine.body).toMatchObject({ is_paid: flag });
});

test('POST /api/user/google-auth/ refuses in error what Google has not said', async () => {
  const { body } = await send('POST /api/user/google-auth/', { body: { id_token: 'x.y.z' } });

  expect(body).toMatchObject({ error: text });
});

test.each([
  ['POST /api/payment/start-payment/', { plan: 'weekly' }, 'error'],
  ['PATCH /api/dashboard/profile/', form('whatsapp', '081234567890'), 'detail'],
  ['POST /api/feedback/support/', { ...ticket, category: 'praise' }, 'error'],
  ['POST /api/feedback/rating/', { stars: 11 }, 'error'],
] as const)('%s refuses %j in its field %s', async (call, body, field) => {
  const answer = await send(call, { token: unpaid.token, body });

  expect(answer).toMatchObject({ status: 400, body: { [field]: text } });
});

test.each(['general', 'bug', 'feature', 'billing'])(
  'support takes the category %s',
  async (category) => {
    const answer = await send('POST /api/feedback/support/', {
      token: unpaid.token,
      body: { ...ticket, category },
    });

    expect(answer.status).toBe(200);
  },
);

test('a superuser is told so, counts as paid, and is asked for no payment', async () => {
  const family = await newFamily(product);
  await product.db.query('update account set is_superuser = true where email = $1', [family.email]);
  const id_token = await idTokenFor(product, family.email, password);

  const { token, is_superuser } = signedIn.parse(
    (await send('POST /api/user/login/', { body: { id_token } })).body,
  );
  const mine = await send('GET /api/payment/my-status/', { token });
  const start = await send('POST /api/payment/start-payment/', {
    token,
    body: { plan: 'regular' },
  });

  expect(is_superuser).toBe(true);
  expect(mine.body).toMatchObject({ is_paid: true });
  expect(start.body).toMatchObject({ message: text });
});
