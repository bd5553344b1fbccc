import { expect, test } from 'vitest';
import { rigForEachTest } from '../each-test.testing.ts';
import { codeIn, type EmbeddedRig, wordOf } from '../testing.ts';
import { deviceCookies } from './device-cookie.ts';
import { cookieOf, elsewhere, minutes, owner, peopleAt } from './devices.testing.ts';

const tooMany = 'TOO_MANY_ATTEMPTS_TRY_LATER';

let rig: EmbeddedRig;
const { logIn, guess, askLetter } = peopleAt(() => rig);
const close = async () => {
  for (let at = 0; at < 8; at += 1) await guess(`salah-${at}`);
};

rigForEachTest(async (started) => {
  rig = started;
  await rig.identity.provider.createPasswordAccount(owner);
});

test('a wrong guess of the owner is counted apart, and bounded as well', async () => {
  const phone = cookieOf(await logIn());
  await close();

  const words = [];
  for (let at = 0; at < 6; at += 1) words.push(wordOf(await logIn(phone, 'lupa')));
  rig.pass(minutes(1));
  const later = await logIn(phone);

  expect(words).toEqual([...Array(5).fill('INVALID_PASSWORD'), tooMany]);
  expect(later.statusCode).toBe(200);
});

test('a phone whose network a stranger has closed still gets in', async () => {
  const phone = cookieOf(await logIn());
  for (let at = 0; at < 31; at += 1)
    await rig.call('signInWithPassword', { email: `keluarga-${at}@contoh.id`, password: 'salah' });

  expect((await logIn(phone)).statusCode).toBe(200);
  expect(wordOf(await logIn())).toBe(tooMany);
}, 20_000);

test('the right password of the owner gives strangers no new guesses', async () => {
  const phone = cookieOf(await logIn());
  await close();

  await logIn(phone);

  expect(wordOf(await guess())).toBe(tooMany);
});

test('a device is known to no account but those it signed in to', async () => {
  const stranger = { email: 'orang@example.com', password: 'malam gelap', displayName: '' };
  await rig.identity.provider.createPasswordAccount(stranger);
  const theirs = cookieOf(await rig.call('signInWithPassword', stranger));
  await close();

  expect(wordOf(await logIn(theirs))).toBe(tooMany);
});

const foreign = deviceCookies('another secret', true);

test.for([
  ['made up', `__Host-nobi-device=${'A'.repeat(22)}.${'B'.repeat(43)}`],
  ['signed by another', foreign.headerFor(foreign.make()).split(';')[0]],
  ['cut off', '__Host-nobi-device=abc'],
])('a cookie that is %s makes nobody known', async ([, cookie]) => {
  await close();

  expect(wordOf(await logIn(cookie))).toBe(tooMany);
});

test('a new password forgets all devices but the one that chose it', async () => {
  const old = cookieOf(await logIn());
  await askLetter();
  const used = await rig.call('resetPassword', {
    oobCode: codeIn(rig.letters[0]),
    newPassword: 'sore teduh',
  });
  await close();

  expect(wordOf(await logIn(old, 'sore teduh'))).toBe(tooMany);
  expect((await logIn(cookieOf(used), 'sore teduh')).statusCode).toBe(200);
});

test('a letter that works lies in the mailbox whenever strangers have used up its letters', async () => {
  for (let at = 0; at < 12; at += 1) {
    await askLetter(undefined, elsewhere());
    rig.pass(minutes(3));
  }
  const refused = await askLetter();

  const oobCode = codeIn(rig.letters.at(-1));
  const used = await rig.call('resetPassword', { oobCode, newPassword: 'sore teduh' });

  expect(wordOf(refused)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  expect(rig.letters).toHaveLength(8);
  expect(used.statusCode).toBe(200);
});

test('scripts, siblings and other pages never see the cookie, and the database has no copy', async () => {
  const secure = String((await logIn()).headers['set-cookie']);
  const plain = deviceCookies('secret', false);
  const [row] = await rig.db.query<{ row: string }>(
    `select encode(device_hash, 'escape') || d::text as row from idp_known_device d`,
  );
  const [, id = ''] = /nobi-device=([\w-]+)\./.exec(secure) ?? [];

  expect(secure).toMatch(
    /^__Host-nobi-device=.*; Path=\/; Secure; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  expect(plain.headerFor(plain.make())).toMatch(
    /^nobi-device=.*; Path=\/idp; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  );
  expect(id).toHaveLength(22);
  expect(row?.row).not.toContain(id);
});

test('forgets a device that has not signed in for 400 days, and the 21st of an account', async () => {
  const first = cookieOf(await logIn());
  for (let at = 0; at < 20; at += 1) {
    rig.pass(1000);
    await logIn();
  }
  await close();
  const ofFirst = await logIn(first);
  rig.pass(minutes(401 * 24 * 60));
  await rig.identity.deleteExpired();

  expect(wordOf(ofFirst)).toBe(tooMany);
  expect(await rig.db.query('select 1 from idp_known_device')).toEqual([]);
});
