import { expect, test } from 'vitest';
import { rigForEachTest } from '../each-test.testing.ts';
import { codeIn, type EmbeddedRig, embeddedRig, publicUrl, wordOf } from '../testing.ts';

const minutes = (count: number) => count * 60_000;
const lestari = { email: 'lestari@example.com', password: 'pagi cerah', displayName: 'Lestari' };
const fresh = 'sore teduh sekali';

let rig: EmbeddedRig;
let networks = 0;

const ask = (email = lestari.email, language = 'en', isElsewhere = true) => {
  if (isElsewhere) networks += 1;
  return rig.call(
    'sendOobCode',
    { requestType: 'PASSWORD_RESET', email },
    { address: `10.6.${networks >> 8}.${networks & 255}`, language },
  );
};
const newCode = async () => {
  await ask();
  return codeIn(rig.letters.at(-1));
};
const use = (oobCode: string, newPassword = fresh) =>
  rig.call('resetPassword', { oobCode, newPassword });
const signIn = (password: string) =>
  rig.call('signInWithPassword', { email: lestari.email, password });

rigForEachTest(async (started) => {
  rig = started;
  await rig.identity.provider.createPasswordAccount(lestari);
});

test('sends a letter whose code sets the password and proves the e-mail', async () => {
  const answer = await ask();
  const code = codeIn(rig.letters[0]);

  const checked = await rig.call('resetPassword', { oobCode: code });
  const used = await use(code);

  expect(answer.json()).toEqual({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: lestari.email,
  });
  const reply = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: lestari.email,
    requestType: 'PASSWORD_RESET',
  };
  expect([checked.json(), used.json()]).toEqual([reply, reply]);
  expect(wordOf(await signIn(lestari.password))).toBe('INVALID_PASSWORD');
  const { idToken } = (await signIn(fresh)).json();
  expect(await rig.identity.provider.verifyIdToken(idToken)).toMatchObject({ emailVerified: true });
});

test.for([
  ['en', 'Choose a new password for Nobi', 'Warm regards'],
  ['id-ID,id;q=0.9,en;q=0.8', 'Buat kata sandi baru untuk Nobi', 'Salam hangat'],
])('writes to a reader of %s with the subject %s', async ([language, subject, regards]) => {
  await ask(lestari.email, language);

  const [letter] = rig.letters;

  const link = `${publicUrl}/idp/reset?code=${codeIn(letter)}`;
  expect(letter).toMatchObject({ to: lestari.email, subject });
  expect(letter?.text).toContain(regards);
  expect(letter?.text).toContain(link);
  expect(letter?.html).toContain(`href="${link}"`);
  // Nothing in the letter may tell anybody that it was opened.
  expect(letter?.html).not.toMatch(/<img|src=|url\(/);
});

test('keeps no code that opens an account in the database', async () => {
  const code = await newCode();

  const [row] = await rig.db.query<{ hash: string }>(
    `select encode(code_hash, 'hex') as hash from idp_reset_code`,
  );

  expect(Buffer.from(code, 'base64url')).toHaveLength(32);
  expect(row?.hash).toHaveLength(64);
  expect(row?.hash).not.toBe(Buffer.from(code, 'base64url').toString('hex'));
});

test('takes a code once, also from two at the same moment', async () => {
  const code = await newCode();

  const both = await Promise.all([use(code, 'yang pertama'), use(code, 'yang kedua')]);
  const third = await use(code);

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect(wordOf(third)).toBe('INVALID_OOB_CODE');
  expect(rig.passwordChanges).toHaveLength(1);
});

test('drops the other codes of the account when one is used', async () => {
  const [first, second] = [await newCode(), await newCode()];

  const both = await Promise.all([use(first), use(second)]);

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
});

test('refuses a code after 60 minutes', async () => {
  const code = await newCode();
  rig.pass(minutes(60) - 1);
  const inTime = await rig.call('resetPassword', { oobCode: code });

  rig.pass(1);
  const late = await use(code);

  expect(inTime.statusCode).toBe(200);
  expect(wordOf(late)).toBe('EXPIRED_OOB_CODE');
  expect((await signIn(lestari.password)).statusCode).toBe(200);
});

test('changes no account but the one the code was made for', async () => {
  const other = { email: 'mega@example.com', password: 'malam gelap', displayName: 'Mega' };
  await rig.identity.provider.createPasswordAccount(other);
  const code = await newCode();

  const foreign = await rig.call('resetPassword', {
    oobCode: code,
    newPassword: fresh,
    email: other.email,
  });

  expect(foreign.json().email).toBe(lestari.email);
  expect((await rig.call('signInWithPassword', other)).statusCode).toBe(200);
});

test('ends every earlier sign-in and tells who keeps sessions', async () => {
  const { idToken, localId } = (await signIn(lestari.password)).json();

  await use(await newCode());
  const after = (await signIn(fresh)).json();

  await expect(rig.identity.provider.verifyIdToken(idToken)).rejects.toMatchObject({
    reason: 'refused',
  });
  expect(await rig.identity.provider.verifyIdToken(after.idToken)).toMatchObject({
    subject: localId,
  });
  expect(rig.passwordChanges).toEqual([{ issuer: rig.identity.issuer, subject: localId }]);
});

test('keeps the old password and the code when sessions could not be ended', async () => {
  const code = await newCode();
  let isBroken = true;
  rig.identity.onPasswordChanged(async () => {
    if (isBroken) throw new Error('no sessions table today');
  });

  const failed = await use(code);
  const old = await signIn(lestari.password);
  isBroken = false;
  const again = await use(code);

  expect([failed.statusCode, old.statusCode, again.statusCode]).toEqual([500, 200, 200]);
  expect(failed.body).not.toContain('sessions table');
});

test('stays open while the account is closed by wrong guesses, and opens it', async () => {
  for (let at = 0; at < 6; at += 1) await signIn(`salah-${at}`);
  expect(wordOf(await signIn(lestari.password))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');

  await use(await newCode());

  expect((await signIn(fresh)).statusCode).toBe(200);
});

const tooManyLetters = 'RESET_PASSWORD_EXCEED_LIMIT';

test('sends three letters an hour for one asker to one e-mail, known or not', async () => {
  const durations = [];
  const unknown = [];
  for (let at = 0; at < 4; at += 1) {
    durations.push(wordOf(await ask(lestari.email, 'en', false)));
    unknown.push(wordOf(await ask('nobody@example.com', 'en', false)));
  }
  rig.pass(minutes(60));
  const later = await ask(lestari.email, 'en', false);

  expect(durations).toEqual([undefined, undefined, undefined, tooManyLetters]);
  expect(unknown).toEqual([...Array(3).fill('EMAIL_NOT_FOUND'), tooManyLetters]);
  expect(later.statusCode).toBe(200);
  expect(rig.letters).toHaveLength(4);
});

test('sends eight letters an hour to one e-mail for all strangers, known or not', async () => {
  const words = [];
  const unknown = [];
  for (let at = 0; at < 9; at += 1) {
    words.push(wordOf(await ask()));
    unknown.push(wordOf(await ask('nobody@example.com')));
  }

  expect(words).toEqual([...Array(8).fill(undefined), tooManyLetters]);
  expect(unknown).toEqual([...Array(8).fill('EMAIL_NOT_FOUND'), tooManyLetters]);
});

test('sends twenty letters an hour for one network', async () => {
  const words = [];
  for (let at = 0; at < 21; at += 1)
    words.push(
      wordOf(
        await rig.call('sendOobCode', {
          requestType: 'PASSWORD_RESET',
          email: `family-${at}@example.com`,
        }),
      ),
    );

  expect(words[19]).toBe('EMAIL_NOT_FOUND');
  expect(words[20]).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('answers a careful deployment before it looks the e-mail up', async () => {
  const careful = await embeddedRig({ enumerationProtection: true });
  await careful.identity.provider.createPasswordAccount(lestari);

  const answer = await careful.call('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: lestari.email,
  });
  await careful.close();

  expect(answer.statusCode).toBe(200);
  expect(careful.letters).toHaveLength(1);
});

test('drops expired codes when tidying', async () => {
  await newCode();

  rig.pass(minutes(26 * 60));
  await rig.identity.deleteExpired();

  expect(await rig.db.query('select 1 from idp_reset_code')).toEqual([]);
});
