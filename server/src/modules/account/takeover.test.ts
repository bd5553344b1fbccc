import { account, profile } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startWithGoogle, type WithGoogle } from '../../testing/google.ts';
import { idTokenFor, logIn, newEmail, newFamily, password } from '../../testing/people.ts';
import { newBrowser } from '../../testing/popup.ts';
import { accountSteps } from './account.testing.ts';

let product: WithGoogle;
const { isSignedIn, resetPassword, signUp } = accountSteps(() => product);
beforeAll(async () => {
  product = await startWithGoogle({ MAX_DEVICES: '2' });
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const session = z.object({ token: z.string() });

const googleToken = async (email: string) => {
  const landed = await newBrowser(product.url).signIn(email);
  return landed.message?.message.idToken ?? '';
};
const enter = (id_token: string, call: 'signInWithGoogle' | 'signIn' = 'signInWithGoogle') =>
  product.send(account[call], { body: { id_token } });
const googleIn = async (email: string) =>
  session.parse((await enter(await googleToken(email))).body);
const accountsOf = (email: string) =>
  product.db.query('select id from account where email = $1', [email]);

test('a first Google sign-in opens an account, and the next one comes back to it', async () => {
  const email = newEmail();

  const first = await googleIn(email);
  const again = await googleIn(email);
  const mine = await product.send(profile.show, { token: again.token });

  expect(await isSignedIn(first.token)).toBe(true);
  expect(await accountsOf(email)).toHaveLength(1);
  expect(mine.body).toMatchObject({ display_name: 'Keluarga Nobi' });
});

test('a Google sign-up brings the number along, mended as sign-up does, and refuses what no number is', async () => {
  const proofs = [await googleToken(newEmail()), await googleToken(newEmail())];
  const signUpBy = (id_token = '', whatsapp = '') =>
    product.send(account.signInWithGoogle, { body: { id_token, whatsapp } });

  const refused = await signUpBy(proofs[0], '0812 3456 7890');
  const { token } = session.parse((await signUpBy(proofs[1], '+62 0812 3456 7890')).body);

  expect(refused).toMatchObject({ status: 400, body: { code: 'whatsapp_prefix' } });
  expect((await product.send(profile.show, { token })).body).toMatchObject({
    whatsapp: '+6281234567890',
  });
});

test('case 25: the owner’s Google sign-in never meets an account that a stranger opened with a password', async () => {
  const email = newEmail();
  await signUp({ email });
  const stranger = await logIn(product, email);
  const strangersProof = await idTokenFor(product, email, password);

  const owner = await enter(await googleToken(email));

  expect(owner.status).toBe(409);
  expect(owner.body).toEqual({
    error:
      'This email already has an account here. Please log in the way you signed up, or use Forgot Password.',
    code: 'email_elsewhere',
  });
  expect(await accountsOf(email)).toHaveLength(1);

  await resetPassword(email, 'kuda laut biru');

  expect(await isSignedIn(stranger.token), 'the stranger is out').toBe(false);
  expect((await enter(strangersProof, 'signIn')).status).toBe(401);
  expect(await isSignedIn((await logIn(product, email, 'kuda laut biru')).token)).toBe(true);
});

test('case 25, the other way: nobody opens a password account on the address of a Google account', async () => {
  const email = newEmail();
  const owner = await googleIn(email);

  const stranger = await signUp({ email });
  const login = await fetch(`${product.url}/idp/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

  expect(stranger).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  expect(login.status, 'the identity was taken back').toBe(400);
  expect(await isSignedIn(owner.token)).toBe(true);
});

test('an identity of the password provider alone, for a Google account’s address, opens nothing', async () => {
  const email = newEmail();
  await googleIn(email);
  await fetch(`${product.url}/idp/v1/accounts:signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

  const reply = await enter(await idTokenFor(product, email, password), 'signIn');

  expect(reply.status).toBe(401);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('one address asked for in both ways at once opens one account', async () => {
  const email = newEmail();
  const proof = await googleToken(email);

  const replies = await Promise.all([enter(proof), signUp({ email }), signUp({ email })]);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('two first Google sign-ins at once open one account and two sessions', async () => {
  const email = newEmail();
  const proofs = [await googleToken(email), await googleToken(email)];

  const replies = await Promise.all(proofs.map((proof) => enter(proof)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test('an address that Google has not confirmed neither opens an account nor enters one', async () => {
  const landed = await newBrowser(product.url).signIn('wati@keluarga.example');
  const proof = landed.message?.message.idToken ?? '';

  const replies = [await enter(proof), await enter(proof, 'signIn')];

  expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  expect(replies[0]?.body).toMatchObject({ code: 'google_login_failed' });
  expect(await accountsOf('wati@keluarga.example')).toHaveLength(0);
});

test('case 24: a Google proof opens one session', async () => {
  const proof = await googleToken(newEmail());

  const replies = [await enter(proof), await enter(proof), await enter(proof, 'signIn')];

  expect(replies.map(({ status }) => status)).toEqual([200, 401, 401]);
});

test('a password proof is no Google proof', async () => {
  const family = await newFamily(product);
  const proof = await idTokenFor(product, family.email, password);

  expect(await enter(proof)).toMatchObject({ status: 401, body: { code: 'google_login_failed' } });
});

test('case 26: a third device by Google ends the one that was quiet longest', async () => {
  const email = newEmail();
  const devices = [await googleIn(email), await googleIn(email), await googleIn(email)];

  const alive = await Promise.all(devices.map(({ token }) => isSignedIn(token)));

  expect(alive).toEqual([false, true, true]);
});

test('case 29: a flood of wrong passwords on one account leaves Google and the reset open', async () => {
  const family = await newFamily(product);
  const google = newEmail();
  await googleIn(google);
  const guess = () =>
    fetch(`${product.url}/idp/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: family.email, password: 'wrong' }),
    });
  for (let attempt = 0; attempt < 35; attempt += 1) await guess();
  const closed: unknown = await (await guess()).json();

  await resetPassword(family.email, 'kuda laut biru');

  expect(closed).toMatchObject({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
  expect(await isSignedIn((await googleIn(google)).token)).toBe(true);
});
