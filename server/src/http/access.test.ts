import { type CallShape, calls, type StaffRole, staffRoles } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enterAdult,
  enterConsole,
  logIn,
  newColleague,
  newFamily,
  newSubscriber,
} from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';

const staff = { email: 'staf@nobi.example', password: 'rahasia-staf-123' };

let product: Product;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  product = await startProduct({ STAFF_EMAIL: staff.email, STAFF_PASSWORD: staff.password });
  tokens.unpaid = (await newFamily(product)).token;
  tokens.paid = (await newSubscriber(product, 'regular')).token;
  tokens.adult = (await enterAdult(product, await newSubscriber(product))).token;
  tokens.superuser = (await logIn(product, staff.email, staff.password)).token;
  tokens.console = (await enterConsole(product, staff.email, staff.password)).token;
  for (const role of staffRoles) {
    const { email } = await newColleague(product, { roles: [role] });
    tokens[role] = (await enterConsole(product, email)).token;
  }
  tokens.dead = 'A'.repeat(43);
});
afterAll(() => product.stop());

/** The status that turns each kind of caller away; undefined lets them through to the call. */
const refusals = {
  public: {},
  account: { nobody: 401, dead: 401, console: 401 },
  subscriber: { nobody: 401, dead: 401, unpaid: 402, console: 401 },
  // Also of who has paid, and of a superuser: the PIN alone opens what is the adult's.
  adult: { nobody: 401, dead: 401, unpaid: 403, paid: 403, superuser: 403, console: 401 },
  // A superuser's session in the product opens nothing here: the console has its own.
  staff: { nobody: 401, dead: 401, unpaid: 401, paid: 401, superuser: 401, adult: 401 },
} as const satisfies Record<CallShape['access'], Record<string, number>>;

const everyCall = Object.entries(calls).flatMap(([noun, shapes]) =>
  Object.entries(shapes).map(([name, shape]): [string, CallShape] => [`${noun}.${name}`, shape]),
);
const authenticator = ['nobody', 'dead', 'unpaid', 'paid', 'superuser', 'adult', 'console'];
const matrix = everyCall.flatMap(([name, shape]) =>
  authenticator.map((caller): [string, string, CallShape] => [name, caller, shape]),
);

test.each(matrix)('%s answers %s as its access word says', async (_name, caller, shape) => {
  // These would end the sessions that the other rows need.
  const ends = [calls.account.signOut, calls.adult.close, calls.staff.endSession].some(
    (ending) => ending === shape,
  );
  const token = ends && caller !== 'dead' ? undefined : tokens[caller];
  const who = token ? caller : caller === 'dead' ? 'dead' : 'nobody';
  const refused: Record<string, number> = refusals[shape.access];

  const reply = await product.send(shape, { token });

  const isClosed = Object(reply.body).code === 'pin_needed';
  expect([who, isClosed]).toEqual([who, shape.access === 'adult' && refused[who] === 403]);
  if (refused[who]) expect([who, reply.status]).toEqual([who, refused[who]]);
  else if (shape.access !== 'public') expect([401, 402, 500]).not.toContain(reply.status);
  else expect(reply.status).not.toBe(500);
});

const staffCalls = everyCall.filter(([, shape]) => shape.access === 'staff');
const roleMatrix = staffCalls.flatMap(([name, shape]) =>
  staffRoles.map((role): [string, StaffRole, CallShape] => [name, role, shape]),
);

test.each(roleMatrix)('%s answers %s as its roles say', async (_name, role, shape) => {
  const isTheirs = shape.role?.includes(role) === true;
  // It would end the session that the other rows need.
  if (shape === calls.staff.endSession) return expect(isTheirs).toBe(true);

  const reply = await product.send(shape, { token: tokens[role] });

  const isRefused = Object(reply.body).code === 'staff_not_your_role';
  expect([reply.status === 401, isRefused]).toEqual([false, !isTheirs]);
});

/** As if whoever is at the console had shown their second factor so long ago. */
const age = (minutes: string) =>
  product.db.query('update staff_session set proven_at = now() - $1::interval', [minutes]);

test.each(staffCalls.filter(([, shape]) => shape !== calls.staff.endSession))(
  '%s asks again for the second factor after five minutes, or never',
  async (_name, shape) => {
    const role = shape.role?.[0] ?? '';
    const codeAfter = async (minutes: string) => {
      await age(minutes);
      return Object((await product.send(shape, { token: tokens[role] })).body).code;
    };

    const late = await codeAfter('301 seconds');
    const early = await codeAfter('290 seconds');

    expect(late === 'staff_proof_needed').toBe(shape.proof === 'fresh');
    expect(early).not.toBe('staff_proof_needed');
  },
);

test('what weighs most asks for the second factor again', () => {
  const fresh = staffCalls.filter(([, shape]) => shape.proof).map(([name]) => name);

  expect(fresh.toSorted()).toEqual(
    [
      ...['addPasskey', 'removePasskey', 'addApp', 'removeApp', 'renewRecoveryCodes'],
      ...['decideProposal', 'refundOrder', 'decideRefund', 'resolveMismatch', 'eraseFamily'],
      ...['exportFamily', 'exportOrders', 'exportAccounting', 'invite', 'resendInvitation'],
      ...['makeVouchers', 'takeVoucherCodes', 'revokeVouchers'],
      ...['changeRoles', 'dismiss', 'resetSecondFactor'],
    ]
      .map((name) => `staff.${name}`)
      .toSorted(),
  );
});

test('every call of the staff is somebody’s, and no call of others names a role', () => {
  for (const [name, shape] of everyCall)
    expect([name, (shape.role?.length ?? 0) > 0]).toEqual([name, shape.access === 'staff']);
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
