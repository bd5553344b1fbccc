import { childLearning, ownData, ownSessions, profile, whoPlays } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  enterAdult,
  type Family,
  idTokenFor,
  logIn,
  newConfirmedFamily,
  newFamily,
  newSubscriber,
  password,
} from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const listed = z.object({
  sessions: z.array(
    z.strictObject({
      id: z.string(),
      began_at: z.iso.datetime(),
      seen_at: z.iso.datetime(),
      is_this: z.boolean(),
    }),
  ),
});
const sessionsOf = async (token: string) =>
  listed.parse((await product.send(ownSessions.sessions, { token })).body).sessions;
const isSignedIn = async (token: string) =>
  (await product.send(profile.show, { token })).status === 200;
const end = (token: string, session: string) =>
  product.send(ownSessions.endSession, { token, params: { session } });
const erase = async ({ token }: Family, id_token: string) =>
  product.send(ownData.eraseAccount, { token, body: { id_token } });

test('the adult sees where the account is signed in and ends one device, which is out at once', async () => {
  const family = await enterAdult(product, await newFamily(product));
  const lost = await logIn(product, family.email);
  const other = await logIn(product, family.email);
  // Remembered, as a device in use is.
  await isSignedIn(lost.token);
  const before = await sessionsOf(family.token);
  const [first, newest, older] = before;

  const reply = await end(family.token, older?.id ?? '');

  expect(before.map(({ is_this }) => is_this)).toEqual([true, false, false]);
  expect(first?.id).not.toBe(newest?.id);
  expect(reply.status).toBe(200);
  const remaining = [await isSignedIn(lost.token), await isSignedIn(other.token)];
  expect(remaining.filter(Boolean)).toHaveLength(1);
  expect(await isSignedIn(family.token)).toBe(true);
  expect((await sessionsOf(family.token)).map(({ id }) => id)).toEqual([first?.id, newest?.id]);
});

test('all other devices are signed out with one press', async () => {
  const family = await enterAdult(product, await newFamily(product));
  const others = [await logIn(product, family.email), await logIn(product, family.email)];

  await product.send(ownSessions.endOtherSessions, { token: family.token });

  for (const { token } of others) expect(await isSignedIn(token)).toBe(false);
  expect(await sessionsOf(family.token)).toHaveLength(1);
});

test('nobody sees or ends another family’s session', async () => {
  const family = await enterAdult(product, await newFamily(product));
  const stranger = await enterAdult(product, await newFamily(product));
  const [session] = await sessionsOf(family.token);

  const replies = [
    await end(stranger.token, session?.id ?? ''),
    await end(stranger.token, 'f'.repeat(24)),
  ];

  for (const reply of replies) expect(reply).toMatchObject({ status: 404 });
  expect(await isSignedIn(family.token)).toBe(true);
});

test('the export holds what is kept of the family, nothing of another, and nothing that opens a door', async () => {
  const family = await enterAdult(product, await newSubscriber(product));
  const other = await newFamily(product);
  const { token } = family;
  const shown = z
    .object({ faces: z.tuple([z.object({ id: z.string() })]) })
    .parse((await product.send(whoPlays.faces, { token })).body);
  const params = { child: shown.faces[0].id };
  await product.send(childLearning.set, { token, params, body: { is_steady: true, goal: null } });

  const { status, body } = await product.send(ownData.exportAccount, { token });

  const whole = JSON.stringify(body);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    family: {
      account: [{ email: family.email }],
      adult_pin: [{ failures: 0 }],
      child: [expect.anything()],
      child_learning: [{ is_steady: true }],
      orders: [{ state: 'paid' }],
    },
  });
  expect(whole).not.toContain(other.email);
  expect(whole).not.toMatch(/argon2id|token_hash|password_hash|pin_hash/);
});

test('erasing asks for one more proof than the PIN, and then nothing of the family is left', async () => {
  const family = await enterAdult(product, await newConfirmedFamily(product));
  const other = await newFamily(product);
  const foreign = await idTokenFor(product, other.email, password);

  const refused = [await erase(family, 'a.b.c'), await erase(family, foreign)];
  const still = await isSignedIn(family.token);
  const done = await erase(family, await idTokenFor(product, family.email, password));

  for (const reply of refused)
    expect(reply).toMatchObject({ status: 403, body: { code: 'pin_proof' } });
  expect(still).toBe(true);
  expect(done).toMatchObject({ status: 200, body: { identity: 'removed' } });
  expect(await isSignedIn(family.token)).toBe(false);
  expect(await product.db.query('select 1 from account where email = $1', [family.email])).toEqual(
    [],
  );
  expect(await isSignedIn(other.token)).toBe(true);
});

test('a superuser’s account is not erased from the room', async () => {
  const family = await newFamily(product);
  await product.db.query('update account set is_superuser = true where email = $1', [family.email]);
  await enterAdult(product, family);

  const reply = await erase(family, await idTokenFor(product, family.email, password));

  expect(reply).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
});
