import { account, games, payments } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  idTokenFor,
  logIn,
  newEmail,
  newFamily,
  newSubscriber,
  password,
  press,
  startPayment,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { accountSteps, cutOff } from './account.testing.ts';

let product: Product;
const { agedIdToken, isSignedIn, signUp } = accountSteps(() => product);

beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

test('a parent signs up, logs in and logs out', async () => {
  const email = newEmail();

  const signedUp = await signUp({ email });
  const { token, is_superuser } = await logIn(product, email);
  const wasIn = await isSignedIn(token);
  const out = await product.send(account.signOut, { token });

  expect(signedUp).toMatchObject({ status: 200, body: { message: 'Account created.' } });
  expect(is_superuser).toBe(false);
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(wasIn).toBe(true);
  expect(out.status).toBe(200);
  expect(await isSignedIn(token)).toBe(false);
});

test('logging out ends one session and leaves the other device alone', async () => {
  const family = await newFamily(product);
  const { token: tablet } = await logIn(product, family.email);

  await product.send(account.signOut, { token: family.token });

  expect(await isSignedIn(family.token)).toBe(false);
  expect(await isSignedIn(tablet)).toBe(true);
});

test('an e-mail opens one account, whatever its case', async () => {
  const email = newEmail();
  await signUp({ email });

  const again = await signUp({ email: email.toUpperCase() }, 'id');

  expect(again.status).toBe(409);
  expect(again.body).toEqual({
    error: 'Sudah ada akun dengan email ini. Masuk saja?',
    code: 'email_taken',
  });
});

test('a sign-up that was cut off half-way is finished by the next try with its password', async () => {
  const email = newEmail();
  await signUp({ email });
  await cutOff(product, email);

  const stranger = await signUp({ email, password: 'bukan-rahasia-2' });
  const finished = await signUp({ email });
  const third = await signUp({ email });
  const { token } = await logIn(product, email);

  expect([stranger.status, finished.status, third.status]).toEqual([409, 200, 409]);
  expect(await isSignedIn(token)).toBe(true);
});

test('ten sign-ups of one e-mail at once open one account', async () => {
  const email = newEmail();

  const replies = await Promise.all(Array.from({ length: 10 }, () => signUp({ email })));

  const rows = await product.db.query('select 1 from account where email = $1', [email]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(rows).toHaveLength(1);
});

test.each([
  ['+62 812-3456.7890', 200],
  ['+6281234567', 200],
  ['081234567890', 400],
  ['+61812345678', 400],
  ['+62812345', 400],
  ['+6281234567890123', 400],
  ['+62٨١٢٣٤٥٦٧٨', 400],
])('the WhatsApp number %s is answered %i', async (whatsapp, status) => {
  const reply = await signUp({ email: newEmail(), whatsapp });

  expect(reply.status).toBe(status);
});

test('an id_token opens one session, then never again', async () => {
  const family = await newFamily(product);
  const id_token = await idTokenFor(product, family.email, password);

  const [first, ...others] = await Promise.all(
    Array.from({ length: 5 }, () => product.send(account.signIn, { body: { id_token } })),
  ).then((replies) => replies.toSorted((one, other) => one.status - other.status));

  expect(first?.status).toBe(200);
  expect(others.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('a sign-in older than ten minutes opens nothing', async () => {
  const family = await newFamily(product);

  const fresh = await agedIdToken(family.email, 9);
  const stale = await agedIdToken(family.email, 11);

  expect([fresh.status, stale.status]).toEqual([200, 401]);
});

test('a suspended account is turned away, signed in or not', async () => {
  const family = await newFamily(product);
  await product.db.query(
    `with blocked as (update account set suspended_at = now() where email = $1 returning id)
     select pg_notify('caller_changed', id::text) from blocked`,
    [family.email],
  );
  const id_token = await idTokenFor(product, family.email, password);

  const reply = await product.send(account.signIn, { body: { id_token } });

  expect(reply.status).toBe(403);
  await expect.poll(() => isSignedIn(family.token)).toBe(false);
});

test('logging out in one process is seen by the other at once', async () => {
  const other = await startProduct({}, product);
  const family = await newSubscriber(product);
  const reply = await other.send(games.list, { token: family.token });

  await product.send(account.signOut, { token: family.token });

  await expect
    .poll(async () => (await other.send(games.list, { token: family.token })).status)
    .toBe(401);
  await other.stop();
  expect(reply.status).toBe(200);
});

test('a payment in one process opens the games in the other', async () => {
  const other = await startProduct({}, product);
  const family = await newFamily(product);
  const before = await other.send(games.list, { token: family.token });
  const { pageUrl, orderId } = await startPayment(product, family.token, 'regular');
  await press(pageUrl, 'pay');
  await product.send(payments.successStatus, { query: { order_id: orderId } });

  const after = await other.send(games.list, { token: family.token });
  await other.stop();

  expect([before.status, after.status]).toEqual([402, 200]);
});

test('one device more than allowed ends the one used longest ago', async () => {
  const limited = await startProduct({ MAX_DEVICES: '2' }, product);
  const family = await newFamily(limited);
  const { token: tablet } = await logIn(limited, family.email);
  await product.db.query(
    `update session set last_seen_at = now() - interval '1 hour' where token_hash = sha256($1)`,
    [Buffer.from(tablet)],
  );

  const { token: television } = await logIn(limited, family.email);

  await expect.poll(() => isSignedIn(tablet)).toBe(false);
  const others = await Promise.all([family.token, television].map((token) => isSignedIn(token)));
  await limited.stop();
  expect(others).toEqual([true, true]);
});

test('a session slides with its use, and never beyond 90 days', async () => {
  const family = await newFamily(product);
  const hash = [Buffer.from(family.token)];
  await product.db.query(
    `update session set created_at = now() - interval '80 days',
       last_seen_at = now() - interval '20 days', ends_at = now() + interval '10 minutes'
     where token_hash = sha256($1)`,
    hash,
  );

  await isSignedIn(family.token);

  const [row] = await product.db.query<{ days: number; seen: boolean }>(
    `select extract(day from ends_at - created_at)::int as days,
       last_seen_at > now() - interval '1 minute' as seen
     from session where token_hash = sha256($1)`,
    hash,
  );
  expect(row).toEqual({ days: 90, seen: true });
});

test('a session that has run out opens nothing', async () => {
  const family = await newFamily(product);
  await product.db.query(
    `update session set ends_at = now() - interval '1 second' where token_hash = sha256($1)`,
    [Buffer.from(family.token)],
  );

  expect(await isSignedIn(family.token)).toBe(false);
});

test.each([
  ['en', 'Too many attempts. Please try again later.'],
  ['id', 'Terlalu banyak percobaan. Silakan coba lagi nanti.'],
])('too many sign-ups of one e-mail are told so in %s', async (language, words) => {
  const email = newEmail();
  for (let tries = 0; tries < 10; tries += 1) await signUp({ email });

  const reply = await signUp({ email }, language);

  expect(reply.status).toBe(429);
  expect(reply.body).toEqual({ error: words, code: 'too_many_requests' });
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3000);
});

test('a limit holds in every process and after a restart', async () => {
  const email = newEmail();
  for (let tries = 0; tries < 10; tries += 1) await signUp({ email });
  const restarted = await startProduct({}, product);

  const reply = await restarted.send(account.signUp, {
    body: { email, password, display_name: 'Ibu', whatsapp: '+6281234567890' },
  });
  await restarted.stop();

  expect(reply.status).toBe(429);
});

test('junk proofs of a stranger behind the same carrier hold up no true proof', async () => {
  const { email } = await newFamily(product);
  const junk = async () =>
    (await product.send(account.signIn, { body: { id_token: 'junk' } })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, junk))));

  const { token } = await logIn(product, email);

  expect(statuses.filter((status) => status === 401)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await isSignedIn(token)).toBe(true);
});
