import { randomUUID } from 'node:crypto';
import { account, payments } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Emulator, projectId, startEmulator } from '../../../../../peers/firebase/start.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

const password = 'rahasia-kuat-1';
const newEmail = () => `ibu-${randomUUID()}@contoh.id`;
const signedIn = z.object({ token: z.string(), is_superuser: z.boolean() });

let emulator: Emulator;
let product: Product;
beforeAll(async () => {
  emulator = await startEmulator();
  product = await startProduct({
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: 'public-web-key',
    FIREBASE_AUTH_URL: emulator.url,
    FIREBASE_JWKS_URL: emulator.jwksUrl,
    STAFF_EMAIL: 'staf@contoh.id',
    STAFF_PASSWORD: 'rahasia-staf-12',
  });
});
beforeEach(async () => {
  await product.db.query('truncate throttle');
  await emulator.setFaults({});
});
afterAll(async () => {
  await product?.stop();
  await emulator.stop();
});

const signUp = (email: string, language = 'id') =>
  product.send(account.signUp, {
    body: { email, password, display_name: 'Ibu Sari', whatsapp: '+6281234567890' },
    headers: { 'accept-language': language },
  });
const enter = (id_token: string) => product.send(account.signIn, { body: { id_token } });
const enterWithGoogle = (id_token: string) =>
  product.send(account.signInWithGoogle, { body: { id_token } });
const tokenIn = ({ body }: { body: unknown }) => signedIn.parse(body).token;
const isSignedIn = async (token: string) =>
  (await product.send(payments.myStatus, { token })).status === 200;

/** Proofs and changes of one second cannot be told apart: Google's times are whole seconds. */
const nextSecond = async () => {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
};

/** The claims of a true token, as if its owner had proven themselves some minutes ago. */
const agedToken = async (email: string, minutes: number) => {
  const [, claims = ''] = (await emulator.signIn(email, password)).split('.');
  const then = Math.floor(Date.now() / 1000) - minutes * 60;
  return emulator.sign({
    ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')),
    auth_time: then,
  });
};

describe.for([true, false])('a project that hides its accounts: %s', (isHidden) => {
  beforeAll(() => emulator.hideAccounts(isHidden));

  test('a parent signs up, logs in and logs out', async () => {
    const email = newEmail();

    const reply = await signUp(email);
    const again = await signUp(email.toUpperCase());
    const entered = await enter(await emulator.signIn(email, password));
    const token = tokenIn(entered);
    const wasIn = await isSignedIn(token);
    await product.send(account.signOut, { token });

    expect([reply.status, again.status, entered.status]).toEqual([200, 409, 200]);
    expect(wasIn).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
  });

  test('an id_token opens one session, then never again', async () => {
    const email = newEmail();
    await signUp(email);
    const proof = await emulator.signIn(email, password);

    const replies = await Promise.all([enter(proof), enter(proof), enter(proof)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('a new password ends every session at the next sign-in, and old proofs at once', async () => {
    const email = newEmail();
    await signUp(email);
    const tablet = tokenIn(await enter(await emulator.signIn(email, password)));
    const tokens = await emulator.signIn(email, password);
    await emulator.askReset(email);
    const [letter = ''] = await emulator.lettersTo(email);
    await nextSecond();

    const changed = await fetch(`${letter}&newPassword=bintang-laut`);
    const late = await enter(tokens);
    const fresh = tokenIn(await enter(await emulator.signIn(email, 'bintang-laut')));

    expect(changed.status).toBe(200);
    expect(late.status).toBe(401);
    await expect.poll(() => isSignedIn(tablet)).toBe(false);
    expect(await isSignedIn(fresh)).toBe(true);
  });
});

test('a sign-in older than ten minutes opens nothing', async () => {
  const email = newEmail();
  await signUp(email);
  await emulator.setFaults({ olderBySeconds: 3600 });

  const fresh = await enter(await agedToken(email, 9));
  const stale = await enter(await agedToken(email, 11));

  expect([fresh.status, stale.status]).toEqual([200, 401]);
});

test('Google opens an account at the first sign-in and finds it at the next', async () => {
  const email = newEmail();

  const first = await enterWithGoogle(await emulator.signInWithGoogle(email));
  await nextSecond();
  const second = await enterWithGoogle(await emulator.signInWithGoogle(email));

  const rows = await product.db.query('select 1 from account where email = $1', [email]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(rows).toHaveLength(1);
  expect(await isSignedIn(tokenIn(first))).toBe(true);
});

test('a password proof is no Google sign-in', async () => {
  const email = newEmail();
  await signUp(email);

  const reply = await enterWithGoogle(await emulator.signIn(email, password));

  expect(reply.status).toBe(401);
});

test('whoever signed up with an address that is not theirs is out when its owner comes', async () => {
  const email = newEmail();
  await signUp(email);
  const attacker = tokenIn(await enter(await emulator.signIn(email, password)));
  const earlierProof = await emulator.signIn(email, password);
  const wasIn = await isSignedIn(attacker);

  const owner = tokenIn(await enterWithGoogle(await emulator.signInWithGoogle(email)));

  const late = await enter(earlierProof);
  expect(wasIn).toBe(true);
  await expect.poll(() => isSignedIn(attacker)).toBe(false);
  expect(late.status).toBe(401);
  expect(await isSignedIn(owner)).toBe(true);
});

test('the owner of the account stays in on other devices when Google signs them in again', async () => {
  const email = newEmail();
  const tablet = tokenIn(await enterWithGoogle(await emulator.signInWithGoogle(email)));
  await nextSecond();

  const phone = tokenIn(await enterWithGoogle(await emulator.signInWithGoogle(email)));

  expect([await isSignedIn(tablet), await isSignedIn(phone)]).toEqual([true, true]);
});

test('an identity without an account gets one once its address is proven, and not before', async () => {
  const email = newEmail();
  const bare = await enter(await emulator.signUp(email, 'sandi-penyerang'));
  await emulator.askReset(email);
  const [letter = ''] = await emulator.lettersTo(email);
  await fetch(`${letter}&newPassword=${password}`);

  const proven = await enter(await emulator.signIn(email, password));

  expect([bare.status, proven.status]).toEqual([401, 200]);
});

test('a vendor that is away, throttles or makes rules is said in our words', async () => {
  const lettersWith = async (word: string) => {
    await emulator.setFaults({ word });
    return (await signUp(newEmail())).body;
  };

  expect(await lettersWith('TOO_MANY_ATTEMPTS_TRY_LATER')).toMatchObject({ code: 'unavailable' });
  expect(await lettersWith('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : x')).toEqual({
    code: 'password_weak',
    error: 'Pilih kata sandi yang lebih kuat.',
  });
  expect(await lettersWith('WEAK_PASSWORD : x')).toMatchObject({ code: 'password_short' });
});

test('the first member of staff is appointed through the vendor', async () => {
  const reply = await enter(await emulator.signIn('staf@contoh.id', 'rahasia-staf-12'));

  expect(signedIn.parse(reply.body).is_superuser).toBe(true);
});

test('only the application page may ask the vendor, and knows where', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${product.url}${path}`)).headers.get('content-security-policy') ?? '';
  const page = await (await fetch(`${product.url}/login`)).text();

  expect(await policyOf('/login')).toContain(`connect-src 'self' ${emulator.url}`);
  for (const path of ['/', '/terms'])
    expect(await policyOf(path)).not.toMatch(/googleapis|apis\.google|127\.0\.0\.1:\d+ http/);
  expect(page).toContain(`"kind":"firebase","google":true,"projectId":"${projectId}"`);
});
