import { account, chat, chatControls, payments } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startWithGoogle, type WithGoogle } from '../../../testing/google.ts';
import {
  logIn,
  newEmail,
  newFamily,
  newSubscribedAdult,
  newSubscriber,
} from '../../../testing/people.ts';
import { newBrowser } from '../../../testing/popup.ts';
import { accountSteps } from '../account.testing.ts';

let product: WithGoogle;
const { resetPassword, signUp } = accountSteps(() => product);
beforeAll(async () => {
  product = await startWithGoogle();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const lettersTo = async (email: string) =>
  (
    await product.db.query<{ text: string }>(
      `select subject || E'\n' || text_body as text from letter where recipient = $1 order by id`,
      [email],
    )
  ).map(({ text }) => text);
const digitsIn = (letter = '') => /\b(\d{6})\b/.exec(letter)?.[1] ?? '';
const linkIn = (letter = '') => /https?:\S+/.exec(letter)?.[0] ?? '';
const newest = async (email: string) => (await lettersTo(email)).at(-1);
const isConfirmed = async (token: string) =>
  (await product.send(account.showEmail, { token })).body;
const confirm = (token: string, code: string) =>
  product.send(account.confirmEmail, { token, body: { code } });
const sendAgain = (token: string) => product.send(account.sendConfirmation, { token });
const open = async (url: string, language = 'en') => {
  const response = await fetch(url, { headers: { 'accept-language': language } });
  return { status: response.status, text: await response.text() };
};
const press = async (link: string) => {
  const { origin, pathname, searchParams } = new URL(link);
  const response = await fetch(`${origin}${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    body: new URLSearchParams({ code: searchParams.get('code') ?? '' }),
  });
  return { status: response.status, text: await response.text() };
};
const otherThan = (code: string) => (code === '123456' ? '654321' : '123456');

test('a new address gets one letter that repeats nothing that was typed', async () => {
  const email = newEmail();
  await product.send(account.signUp, {
    body: {
      email,
      password: 'kuda laut biru',
      display_name: 'Menang Sepuluh Juta',
      whatsapp: '+6281234567890',
    },
    headers: { 'accept-language': 'id' },
  });

  const letters = await lettersTo(email);

  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('Konfirmasi email Anda');
  expect(letters[0]).not.toContain('Menang');
});

test('one tap in the letter confirms; that a scanner opens the link does not', async () => {
  const { email, token } = await newFamily(product);
  const link = linkIn(await newest(email));

  const looked = [await open(link), await open(link, 'id')];
  const before = await isConfirmed(token);
  const pressed = await press(link);
  const again = await press(link);

  expect(looked.map(({ status }) => status)).toEqual([200, 200]);
  expect(looked[0]?.text).toContain(email);
  expect(looked[1]?.text).toContain('Ya, konfirmasi');
  expect(before).toEqual({ email, is_confirmed: false });
  expect(pressed.text).toContain('Your email is confirmed');
  expect(await isConfirmed(token)).toEqual({ email, is_confirmed: true });
  expect(again.status).toBe(400);
});

test('six digits in the profile confirm, and stay no key', async () => {
  const { email, token } = await newFamily(product);
  const code = digitsIn(await newest(email));

  const reply = await confirm(token, ` ${code} `);
  const stored = await product.db.query(
    'select 1 from email_confirmation c join account a on a.id = c.account_id where a.email = $1',
    [email],
  );

  expect(reply.status).toBe(200);
  expect(await isConfirmed(token)).toEqual({ email, is_confirmed: true });
  expect(stored).toEqual([]);
});

test('digits of another family confirm nothing', async () => {
  const [one, other] = [await newFamily(product), await newFamily(product)];

  const reply = await confirm(one.token, digitsIn(await newest(other.email)));

  expect(reply.body).toMatchObject({ code: 'email_code_wrong' });
});

test('digits take five guesses, also when fifty are sent at once, and a new letter begins anew', async () => {
  const { email, token } = await newFamily(product);
  const code = digitsIn(await newest(email));

  const replies = await Promise.all(
    Array.from({ length: 50 }, () => confirm(token, otherThan(code))),
  );
  const right = await confirm(token, code);
  await sendAgain(token);
  const fresh = await confirm(token, digitsIn(await newest(email)));

  expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
  expect(right.body).toMatchObject({ code: 'email_code_old' });
  expect(fresh.status).toBe(200);
});

test('link and digits end after three days, and with the next letter', async () => {
  const { email, token } = await newFamily(product);
  const first = await newest(email);
  await sendAgain(token);
  const replaced = await press(linkIn(first));
  await product.db.query('update email_confirmation set expires_at = now()');
  const second = await newest(email);

  expect(replaced.status).toBe(400);
  expect((await press(linkIn(second))).status).toBe(400);
  expect((await confirm(token, digitsIn(second))).body).toMatchObject({ code: 'email_code_old' });
  expect(await isConfirmed(token)).toEqual({ email, is_confirmed: false });
});

test('the letter is sent again twice an hour, three times a day', async () => {
  const { email, token } = await newFamily(product);

  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await sendAgain(token)).status);
  await product.db.query(`delete from throttle where key like 'confirmation-hour%'`);
  statuses.push((await sendAgain(token)).status, (await sendAgain(token)).status);

  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  expect(await lettersTo(email)).toHaveLength(4);
});

test.each(['', '?code=', '?code=a&code=b', `?code=${'A'.repeat(43)}`, '?code=%00'])(
  'what is no link of ours confirms nothing: %s',
  async (query) => {
    expect((await open(`${product.url}/confirm-email${query}`)).status).toBe(400);
  },
);

test('an address that nobody confirmed may pay and play, and gets receipts', async () => {
  const { email, token } = await newSubscriber(product);

  const letters = await lettersTo(email);

  expect((await product.send(payments.myStatus, { token })).body).toMatchObject({ is_paid: true });
  expect(letters.map((letter) => letter.split('\n')[0])).toEqual([
    'Confirm your email for Nobi',
    'Your Nobi receipt',
  ]);
});

test('an address that nobody confirmed gets no reminder', async () => {
  const { email } = await newSubscriber(product);
  await product.db.query(
    `update period set starts_at = now() - interval '20 days', ends_at = now() + interval '1 day'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
  const before = await lettersTo(email);

  await product.runJob('reminders');
  const unconfirmed = await lettersTo(email);
  await press(linkIn(before[0]));
  await product.runJob('reminders');

  expect(unconfirmed).toEqual(before);
  expect(await lettersTo(email)).toHaveLength(before.length + 1);
});

test('what an adult should know goes to a confirmed address, and always stands inside the product', async () => {
  const [proven, unproven] = [await newSubscribedAdult(product), await newSubscribedAdult(product)];
  await press(linkIn((await lettersTo(proven.email))[0]));
  const before = [await lettersTo(proven.email), await lettersTo(unproven.email)];
  const say = (token: string) =>
    product.send(chat.ask, { token, body: { prompt: 'aku mau mati saja' } });

  const answers = [await say(proven.token), await say(unproven.token)];
  const flags = await Promise.all(
    [proven, unproven].map(({ token }) => product.send(chatControls.flags, { token })),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await lettersTo(proven.email)).toHaveLength((before[0]?.length ?? 0) + 1);
  expect(await lettersTo(unproven.email)).toEqual(before[1]);
  for (const { body } of flags) expect(JSON.stringify(body)).toContain('"severity":"high"');
});

test('who comes with Google is confirmed and gets a welcome', async () => {
  const email = newEmail();
  const landed = await newBrowser(product.url).signIn(email);
  const { body } = await product.send(account.signInWithGoogle, {
    body: { id_token: landed.message?.message.idToken ?? '' },
  });
  const token = typeof body === 'object' && body && 'token' in body ? String(body.token) : '';

  expect(await isConfirmed(token)).toEqual({ email, is_confirmed: true });
  const letters = await lettersTo(email);
  expect(letters.map((letter) => letter.split('\n')[0])).toEqual(['Welcome to Nobi']);
  expect(letters[0]).toContain('> I agree to the Terms and Conditions');
});

test('a reset letter that was used confirms at the next login', async () => {
  const { email } = await newFamily(product);
  await resetPassword(email, 'kuda laut biru');

  const { token } = await logIn(product, email, 'kuda laut biru');

  expect(await isConfirmed(token)).toEqual({ email, is_confirmed: true });
});

test('a family from before there were letters gets one at its next login, and no more', async () => {
  const email = newEmail();
  await signUp({ email });
  await product.db.query('delete from email_confirmation');
  await product.db.query('delete from letter where recipient = $1', [email]);

  await logIn(product, email);
  await logIn(product, email);

  expect(await lettersTo(email)).toHaveLength(1);
});
