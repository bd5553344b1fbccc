import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  appCode,
  beginStaff,
  enterConsole,
  idTokenFor,
  newFamily,
  password,
} from '../../testing.people.ts';
import { type Product, startProduct } from '../../testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const newColleague = async () => {
  const { email } = await newFamily(product);
  await product.db.query('update account set is_staff = true where email = $1', [email]);
  return email;
};
const finish = async (challenge: string, code: string) => {
  const { status, body } = await product.send(staff.finishSession, { body: { challenge, code } });
  return { status, body };
};
const statusOfCallWith = async (token: string) =>
  (await product.send(staff.whoAmI, { token })).status;

test('a first sign-in enrols an app and opens a session; the secret is never shown again', async () => {
  const email = await newColleague();

  const entered = await enterConsole(product, email);
  const again = await beginStaff(product, email);

  expect(entered.recovery_codes).toHaveLength(10);
  expect(await statusOfCallWith(entered.token)).toBe(200);
  expect(again.secret).toBeUndefined();
  const kept = await product.db.query<{ secret: Buffer }>('select secret from staff_second_factor');
  expect(kept.some(({ secret }) => secret.includes(Buffer.from(entered.secret)))).toBe(false);
});

test('a password alone opens nothing, nor does a family’s', async () => {
  const email = await newColleague();
  const family = await newFamily(product);
  const { challenge } = await beginStaff(product, email);
  const id_token = await idTokenFor(product, family.email, password);

  const refused = await product.send(staff.beginSession, { body: { id_token } });

  expect((await finish(challenge, '000000')).status).toBe(400);
  expect(refused.status).toBe(403);
});

test('a code counts once, and an id_token too', async () => {
  const email = await newColleague();
  const { secret } = await enterConsole(product, email);
  const id_token = await idTokenFor(product, email, password);
  const begun = await product.send(staff.beginSession, { body: { id_token } });
  const { challenge } = await beginStaff(product, email);
  const code = appCode(secret, 1);

  const first = await finish(challenge, code);
  const other = await beginStaff(product, email);
  const replayed = await finish(other.challenge, code);
  const tokenAgain = await product.send(staff.beginSession, { body: { id_token } });

  expect([begun.status, first.status, replayed.status]).toEqual([200, 200, 400]);
  expect(tokenAgain.status).toBe(401);
});

test('a challenge ends after five wrong codes, even for the right one', async () => {
  const email = await newColleague();
  const { secret } = await enterConsole(product, email);
  const { challenge } = await beginStaff(product, email);

  const wrong = [];
  for (let tries = 0; tries < 5; tries += 1) wrong.push((await finish(challenge, '123')).status);

  expect(wrong).toEqual([400, 400, 400, 400, 400]);
  expect((await finish(challenge, appCode(secret, 1))).status).toBe(409);
});

test('codes are guessed at most ten times a quarter of an hour, over all challenges', async () => {
  const email = await newColleague();
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
  const email = await newColleague();
  const { recovery_codes } = await enterConsole(product, email);
  const [code = ''] = recovery_codes;
  const one = await beginStaff(product, email);
  const two = await beginStaff(product, email);

  const first = await finish(one.challenge, ` ${code.toUpperCase().replace('-', ' ')}`);
  const second = await finish(two.challenge, code);

  expect([first.status, second.status]).toEqual([200, 400]);
});

test('a session ends by signing out, by losing the office, by suspension, by age and by rest', async () => {
  const ends = {
    signOut: (token: string) => product.send(staff.endSession, { token }),
    demotion: (_token: string, email: string) =>
      product.db.query('update account set is_staff = false where email = $1', [email]),
    suspension: (_token: string, email: string) =>
      product.db.query('update account set suspended_at = now() where email = $1', [email]),
    age: (_token: string, email: string) =>
      product.db.query(
        `update staff_session s set ends_at = now() from account a
         where a.id = s.account_id and a.email = $1`,
        [email],
      ),
    rest: (_token: string, email: string) =>
      product.db.query(
        `update staff_session s set last_seen_at = now() - interval '31 minutes' from account a
         where a.id = s.account_id and a.email = $1`,
        [email],
      ),
  };
  for (const [name, end] of Object.entries(ends)) {
    const email = await newColleague();
    const { token } = await enterConsole(product, email);
    expect([name, await statusOfCallWith(token)]).toEqual([name, 200]);

    await end(token, email);

    expect([name, await statusOfCallWith(token)]).toEqual([name, 401]);
  }
});

test('the scheme of families does not carry a session of the console', async () => {
  const { token } = await enterConsole(product, await newColleague());

  const reply = await product.send(staff.whoAmI, { token, scheme: 'Token' });

  expect(reply.status).toBe(401);
});
