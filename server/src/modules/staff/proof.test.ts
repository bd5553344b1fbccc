import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appCode, beginStaff, enterConsole, newColleague, newEmail } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

/** A colleague at the console, whose proof is six minutes old. */
const colleague = async () => {
  const { email } = await newColleague(product);
  const entered = await enterConsole(product, email);
  const wait = () =>
    product.db.query(
      `update staff_session s set proven_at = now() - interval '6 minutes' from staff p
       where p.id = s.staff_id and p.email = $1`,
      [email],
    );
  await wait();
  return { email, wait, ...entered };
};
const invite = (token: string, email = newEmail()) =>
  product.send(staff.invite, {
    token,
    body: { email, language: 'en', roles: ['support'], reason: 'Tim baru' },
  });
const prove = async (token: string, code: string) =>
  (await product.send(staff.proveSession, { token, body: { code } })).status;
const needed = { status: 403, body: { code: 'staff_proof_needed' } };

test('a session whose proof is old does what weighs most only after a code, then for five minutes', async () => {
  const { token, secret, wait } = await colleague();
  const email = newEmail();

  const before = await invite(token, email);
  const letters = await product.db.query('select 1 from letter where recipient = $1', [email]);
  const proven = await prove(token, appCode(secret, 1));
  const after = await invite(token, email);
  await wait();

  expect(before).toMatchObject(needed);
  expect(letters).toEqual([]);
  expect([proven, after.status]).toEqual([200, 200]);
  expect(await invite(token)).toMatchObject(needed);
});

test('a proof is of one session: another browser of the same person is asked for itself', async () => {
  const { email, token, secret, wait } = await colleague();
  const { challenge } = await beginStaff(product, email);
  await product.send(staff.finishSession, { body: { challenge, code: appCode(secret, 1) } });

  expect(await invite(token)).toMatchObject(needed);
  await wait();
});

test('a wrong code, and one that was used already, prove nothing', async () => {
  const { token, secret, wait } = await colleague();
  const code = appCode(secret, 1);

  const statuses = [await prove(token, '000000'), await prove(token, code)];
  await wait();
  statuses.push(await prove(token, code));

  expect(statuses).toEqual([400, 200, 400]);
  expect(await invite(token)).toMatchObject(needed);
});

test('a recovery code proves once', async () => {
  const { token, recovery_codes, wait } = await colleague();
  const [code = ''] = recovery_codes;

  const first = await prove(token, code);
  await wait();

  expect([first, await prove(token, code)]).toEqual([200, 400]);
});

test('codes are guessed ten times a quarter of an hour, whether here or at the sign-in', async () => {
  const { email, token, secret } = await colleague();
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push(await prove(token, '000000'));
  const { challenge } = await beginStaff(product, email);
  const body = { challenge, code: appCode(secret, 1) };
  const signIn = await product.send(staff.finishSession, { body });

  expect(statuses.slice(0, 9)).toEqual(Array(9).fill(400));
  expect(statuses.at(-1)).toBe(429);
  expect([signIn.status, await prove(token, appCode(secret, 1))]).toEqual([429, 429]);
});
