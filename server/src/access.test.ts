import { type CallShape, calls } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterConsole, logIn, newFamily, newSubscriber } from './testing.people.ts';
import { type Product, startProduct } from './testing.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };

let product: Product;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  tokens.unpaid = (await newFamily(product)).token;
  tokens.paid = (await newSubscriber(product, 'regular')).token;
  tokens.superuser = (await logIn(product, staff.email, staff.password)).token;
  tokens.console = (await enterConsole(product, staff.email, staff.password)).token;
  tokens.dead = 'A'.repeat(43);
});
afterAll(() => product.stop());

/** The status that turns each kind of caller away; undefined lets them through to the call. */
const refusals = {
  public: {},
  account: { nobody: 401, dead: 401, console: 401 },
  subscriber: { nobody: 401, dead: 401, unpaid: 402, console: 401 },
  // A superuser's session in the product opens nothing here: the console has its own.
  staff: { nobody: 401, dead: 401, unpaid: 401, paid: 401, superuser: 401 },
} as const satisfies Record<CallShape['access'], Record<string, number>>;

const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);
const callers = ['nobody', 'dead', 'unpaid', 'paid', 'superuser', 'console'];
const matrix = everyCall.flatMap(([name, shape]) =>
  callers.map((caller): [string, string, CallShape] => [name, caller, shape]),
);

test.each(matrix)('%s answers %s as its access word says', async (_name, caller, shape) => {
  // These would end the sessions that the other rows need.
  const ends = shape === calls.account.signOut || shape === calls.staff.endSession;
  const token = ends && caller !== 'dead' ? undefined : tokens[caller];
  const who = token ? caller : caller === 'dead' ? 'dead' : 'nobody';
  const refused: Record<string, number> = refusals[shape.access];

  const reply = await product.send(shape, { token });

  if (refused[who]) expect([who, reply.status]).toEqual([who, refused[who]]);
  else if (shape.access !== 'public') expect([401, 402, 500]).not.toContain(reply.status);
  else expect(reply.status).not.toBe(500);
});

test('the specification\u2019s 23 calls are all declared', () => {
  expect(everyCall.filter(([, shape]) => shape.origin === 'specified')).toHaveLength(23);
});

test('a refusal carries the words of the catalogue in the language asked for', async () => {
  const headers = { 'accept-language': 'id-ID,id;q=0.9,en;q=0.5' };

  const reply = await product.send(calls.games.list, { token: tokens.unpaid, headers });

  expect(reply.body).toEqual({
    error: 'Perlu paket yang aktif untuk membuka ini.',
    code: 'not_paid',
  });
});

test.each(['Token', 'token', 'TOKEN', 'Bearer', 'bearer'])(
  'takes the scheme %s',
  async (scheme) => {
    const reply = await product.send(calls.games.list, { token: tokens.paid, scheme });

    expect(reply.status).toBe(200);
  },
);
