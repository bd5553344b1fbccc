import { adult, type CallShape, calls, ownSessions } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEarlier } from '../../testing/make-earlier.ts';
import {
  confirmEmail,
  enterAdult,
  type Family,
  idTokenFor,
  logIn,
  newFamily,
  password,
  pin,
} from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const another = '271828';
const open = (token: string, typed = pin) =>
  product.send(adult.open, { token, body: { pin: typed } });
const setPin = async ({ email, token }: Family, chosen: string, proof?: string) =>
  product.send(adult.setPin, {
    token,
    body: { pin: chosen, id_token: proof ?? (await idTokenFor(product, email, password)) },
  });
const show = (token: string) => product.send(adult.show, { token });
const isOpen = async (token: string) =>
  (await product.send(ownSessions.sessions, { token })).status === 200;
const withPin = async () => enterAdult(product, await newFamily(product));
/** As if that much time had gone by since the adult's PIN. */
const later = async (minutes: number) => {
  const by = `${minutes} minutes`;
  const session = { table: 'session', key: 'token_hash', columns: ['adult_until'], by };
  const pause = { table: 'adult_pin', key: 'account_id', columns: ['paused_until'], by };
  for (const past of [session, pause]) await makeEarlier(product.db, past);
};
const wrong = async (token: string, times: number) => {
  const codes: unknown[] = [];
  for (let n = 0; n < times; n += 1) codes.push(Object((await open(token, another)).body).code);
  return codes;
};
const lettersTo = async ({ email }: Family) =>
  (
    await product.db.query<{ subject: string }>(
      'select subject from letter where recipient = $1 order by id',
      [email],
    )
  ).map(({ subject }) => subject);

test('whoever holds a phone that is signed in sets no first PIN without the password', async () => {
  const family = await newFamily(product);

  const proofs = ['a.b.c', ''];
  const replies = [];
  for (const proof of proofs) replies.push(await setPin(family, pin, proof));

  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'pin_proof' } });
  expect((await show(family.token)).body).toEqual({ has_pin: false, open_seconds: 0 });
  expect((await open(family.token)).body).toMatchObject({ code: 'pin_unset' });
});

test('another family’s proof, and one that was used, set no PIN', async () => {
  const [family, other] = [await newFamily(product), await newFamily(product)];
  const used = await idTokenFor(product, family.email, password);
  await setPin(family, pin, used);

  const replies = [
    await setPin(family, another, await idTokenFor(product, other.email, password)),
    await setPin(family, another, used),
  ];

  for (const reply of replies) expect(reply).toMatchObject({ status: 403 });
  expect((await open(family.token, another)).status).toBe(403);
});

test('the right PIN opens ten minutes, of this session alone', async () => {
  const family = await withPin();
  const child = await logIn(product, family.email);
  await product.send(adult.close, { token: family.token });

  const before = await isOpen(family.token);
  const entry = await open(family.token);

  expect(before).toBe(false);
  expect(entry).toMatchObject({ status: 200, body: { open_seconds: 600 } });
  expect([await isOpen(family.token), await isOpen(child.token)]).toEqual([true, false]);
  await later(9);
  expect(await isOpen(family.token)).toBe(true);
  await later(1);
  expect(await isOpen(family.token)).toBe(false);
  expect((await show(family.token)).body).toEqual({ has_pin: true, open_seconds: 0 });
});

test('closing the room closes it at once', async () => {
  const { token } = await withPin();
  const before = await isOpen(token);

  await product.send(adult.close, { token });

  expect([before, await isOpen(token)]).toEqual([true, false]);
});

test('five wrong PINs bring a pause of fifteen minutes and one letter; the right one waits as well', async () => {
  const family = await withPin();
  await confirmEmail(product, family);
  await product.send(adult.close, { token: family.token });

  const codes = await wrong(family.token, 6);
  const right = await open(family.token);

  const four = Array.from({ length: 4 }, () => 'pin_wrong');
  expect(codes).toEqual([...four, 'pin_paused', 'pin_paused']);
  expect(right).toMatchObject({ status: 429, body: { code: 'pin_paused' } });
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await lettersTo(family)).filter((each) => each.includes('five times'))).toHaveLength(1);
  await later(15);
  expect((await open(family.token)).status).toBe(200);
});

test('the pauses grow, and a right PIN ends them', async () => {
  const { token } = await withPin();
  await wrong(token, 5);
  await later(15);
  await wrong(token, 5);

  await later(15);
  const early = await open(token);
  await later(45);
  const right = await open(token);

  expect([early.status, right.status]).toEqual([429, 200]);
  expect(await wrong(token, 4)).not.toContain('pin_paused');
});

test('1,000 guesses open nothing, not even the right one among them, on however many devices', async () => {
  const family = await withPin();
  const tokens = [family.token];
  for (let n = 0; n < 3; n += 1) tokens.push((await logIn(product, family.email)).token);
  await product.send(adult.close, { token: family.token });
  const guesses = Array.from({ length: 1000 }, (_, n) => String(314_100 + n).padStart(6, '0'));

  const statuses: number[] = [];
  for (let from = 0; from < guesses.length; from += 20) {
    const some = guesses.slice(from, from + 20);
    const replies = await Promise.all(
      some.map((typed, n) => open(tokens[n % tokens.length] ?? '', typed)),
    );
    statuses.push(...replies.map(({ status }) => status));
  }

  expect(guesses).toContain(pin);
  expect(statuses).not.toContain(200);
  for (const token of tokens) expect(await isOpen(token)).toBe(false);
});

test('who forgot the PIN sets a new one by password, also in a pause; it closes the other devices', async () => {
  const family = await withPin();
  await confirmEmail(product, family);
  const { token: phone } = await logIn(product, family.email);
  await open(phone);
  await wrong(family.token, 5);

  const reply = await setPin(family, another);

  expect(reply.status).toBe(200);
  expect([await isOpen(family.token), await isOpen(phone)]).toEqual([true, false]);
  expect((await open(phone, another)).status).toBe(200);
  expect((await lettersTo(family)).at(-1)).toContain('new PIN');
});

test('an address that nobody confirmed gets no letter about the PIN', async () => {
  const family = await withPin();
  await wrong(family.token, 5);

  expect((await lettersTo(family)).filter((each) => each.includes('PIN'))).toEqual([]);
});

test.each(['111111', '123456', '12345', 'abcdef', 314_159, null])(
  'refuses %j as a PIN',
  async (chosen) => {
    const family = await newFamily(product);
    const id_token = await idTokenFor(product, family.email, password);

    const reply = await product.send(adult.setPin, {
      token: family.token,
      body: { pin: chosen, id_token },
    });

    expect(reply.status).toBe(400);
    expect((await show(family.token)).body).toMatchObject({ has_pin: false });
  },
);

test('every call of the adult’s is refused to a session without a fresh PIN, in one way', async () => {
  const { token } = await withPin();
  await later(10);
  const shapes = Object.values(calls)
    .flatMap((noun): CallShape[] => Object.values(noun))
    .filter(({ access }) => access === 'adult');

  const replies = [];
  for (const shape of shapes) replies.push(await product.send(shape, { token }));

  expect(shapes.length).toBeGreaterThan(0);
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'pin_needed' } });
});
