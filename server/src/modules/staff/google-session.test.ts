import { account, staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startWithGoogle, type WithGoogle } from '../../testing/google.ts';
import {
  appCode,
  enterConsole,
  newColleague,
  newEmail,
  staffTokenOf,
} from '../../testing/people.ts';
import { newBrowser } from '../../testing/popup.ts';

let product: WithGoogle;
beforeAll(async () => {
  product = await startWithGoogle();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const beginning = z.object({
  challenge: z.string(),
  step: z.string(),
  secret: z.optional(z.string()),
});

const tokenOf = async (email: string) => {
  const { message } = await newBrowser(product.url).signIn(email);
  return message?.message.idToken ?? '';
};
const begin = (id_token: string) => product.send(staff.beginSession, { body: { id_token } });
const finish = (challenge: string, code: string) =>
  product.send(staff.finishSession, { body: { challenge, code } });

/** Somebody who signed up with Google, and has no password here. */
const signedUpWithGoogle = async () => {
  const email = newEmail();
  const body = { id_token: await tokenOf(email) };
  await product.send(account.signInWithGoogle, { body });
  return email;
};
const colleague = async () => {
  const email = await signedUpWithGoogle();
  const { id } = await newColleague(product, { email });
  await product.db.query(
    `insert into staff_identity (issuer, subject, staff_id)
     select i.issuer, i.subject, $1 from identity i join account a on a.id = i.account_id
     where a.email = $2`,
    [id, email],
  );
  return email;
};
const accounts = async (email: string) =>
  (await product.db.query('select 1 from account where email = $1', [email])).length;

test('a colleague without a password comes in by Google, and by our own second factor', async () => {
  const email = await colleague();

  const first = beginning.parse((await begin(await tokenOf(email))).body);
  const wrong = await finish(first.challenge, '12345');
  const session = await finish(first.challenge, appCode(first.secret ?? ''));
  const again = beginning.parse((await begin(await tokenOf(email))).body);

  expect([first.step, wrong.status, session.status]).toEqual(['enrol', 400, 200]);
  expect(again).toEqual({ challenge: expect.any(String), step: 'code' });
  const token = staffTokenOf(session);
  expect((await product.send(staff.whoAmI, { token })).body).toMatchObject({ email });
});

test('Google’s proof of a stranger, or of a family, opens nothing and makes no account', async () => {
  const stranger = newEmail();
  const family = await signedUpWithGoogle();

  const replies = [await begin(await tokenOf(stranger)), await begin(await tokenOf(family))];

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'staff_not_of_us' } });
  expect(await accounts(stranger)).toBe(0);
});

test('a proof of Google’s for the address of a colleague is not that colleague', async () => {
  const { email } = await newColleague(product);
  await enterConsole(product, email);

  const reply = await begin(await tokenOf(email));

  expect(reply).toMatchObject({ status: 403, body: { code: 'staff_not_of_us' } });
});

test('a proof of Google’s begins one session of the console, once', async () => {
  const id_token = await tokenOf(await colleague());

  const replies = [await begin(id_token), await begin(id_token)];

  expect(replies.map(({ status }) => status)).toEqual([200, 401]);
});
