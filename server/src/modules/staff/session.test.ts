import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  appCode,
  beginStaff,
  enterConsole,
  idTokenFor,
  newColleague,
  newFamily,
  password,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const colleague = async () => (await newColleague(product)).email;
const finish = async (challenge: string, code: string) => {
  const { status, body } = await product.send(staff.finishSession, { body: { challenge, code } });
  return { status, body };
};
const statusOfCallWith = async (token: string) =>
  (await product.send(staff.whoAmI, { token })).status;

test('a first sign-in enrols an app and opens a session; the secret is never shown again', async () => {
  const email = await colleague();

  const entered = await enterConsole(product, email);
  const again = await beginStaff(product, email);

  expect(entered.recovery_codes).toHaveLength(10);
  expect(await statusOfCallWith(entered.token)).toBe(200);
  expect(again.secret).toBeUndefined();
  const factors = await product.db.query<{ secret: Buffer }>(
    'select secret from staff_second_factor',
  );
  expect(factors.some(({ secret }) => secret.includes(Buffer.from(entered.secret)))).toBe(false);
});

test('a password alone opens nothing, nor does a family’s', async () => {
  const email = await colleague();
  const family = await newFamily(product);
  const { challenge } = await beginStaff(product, email);
  const id_token = await idTokenFor(product, family.email, password);

  const byProof = await product.send(staff.beginSession, { body: { id_token } });
  const byPassword = await product.send(staff.beginSession, {
    body: { email: family.email, password },
  });

  expect((await finish(challenge, '000000')).status).toBe(400);
  expect([byProof.status, byPassword.status]).toEqual([403, 401]);
});

test('a code counts once', async () => {
  const email = await colleague();
  const { secret } = await enterConsole(product, email);
  const { challenge } = await beginStaff(product, email);
  const code = appCode(secret, 1);

  const first = await finish(challenge, code);
  const other = await beginStaff(product, email);
  const replayed = await finish(other.challenge, code);

  expect([first.status, replayed.status]).toEqual([200, 400]);
});

test('a challenge ends after five wrong codes, even for the right one', async () => {
  const email = await colleague();
  const { secret } = await enterConsole(product, email);
  const { challenge } = await beginStaff(product, email);

  const wrong = [];
  for (let tries = 0; tries < 5; tries += 1) wrong.push((await finish(challenge, '123')).status);

  expect(wrong).toEqual([400, 400, 400, 400, 400]);
  expect((await finish(challenge, appCode(secret, 1))).status).toBe(409);
});

test('codes are guessed at most ten times a quarter of an hour, over all challenges', async () => {
  const email = await colleague();
  await enterConsole(product, email);
  const statuses = [];
  for (let round = 0; round < 3; round += 1) {
    const { challenge } = await beginStaff(product, email);
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await finish(challenge, '000000')).status);
  }

  // The enrolment was the first of ten.
  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(400));
  expect(statuses.slice(9)).toEqual([429, 429, 429]);
});

test('a recovery code opens one session, however it is typed', async () => {
  const email = await colleague();
  const { recovery_codes } = await enterConsole(product, email);
  const [code = ''] = recovery_codes;
  const one = await beginStaff(product, email);
  const two = await beginStaff(product, email);

  const first = await finish(one.challenge, ` ${code.toUpperCase().replace('-', ' ')}`);
  const second = await finish(two.challenge, code);

  expect([first.status, second.status]).toEqual([200, 400]);
});

test('a session ends by signing out, by leaving, by age and by rest', async () => {
  const ends = {
    signOut: (token: string) => product.send(staff.endSession, { token }),
    removal: (_token: string, email: string) =>
      product.db.query('update staff set left_at = now() where email = $1', [email]),
    age: (_token: string, email: string) =>
      product.db.query(
        `update staff_session s set ends_at = now() from staff p
         where p.id = s.staff_id and p.email = $1`,
        [email],
      ),
    rest: (_token: string, email: string) =>
      product.db.query(
        `update staff_session s set last_seen_at = now() - interval '31 minutes' from staff p
         where p.id = s.staff_id and p.email = $1`,
        [email],
      ),
  };
  for (const [name, end] of Object.entries(ends)) {
    const email = await colleague();
    const { token } = await enterConsole(product, email);
    expect([name, await statusOfCallWith(token)]).toEqual([name, 200]);

    await end(token, email);

    expect([name, await statusOfCallWith(token)]).toEqual([name, 401]);
  }
});

test.each(['Token', 'Bearer', 'Staff'])(
  'a header of the scheme %s carries no session of the console',
  async (scheme) => {
    const { token } = await enterConsole(product, await colleague());

    const headers = { authorization: `${scheme} ${token}` };
    const reply = await product.send(staff.whoAmI, { headers });

    expect(reply.status).toBe(401);
  },
);
