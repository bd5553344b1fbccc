import { expect, test } from 'vitest';
import { rigForEachTest } from '../each-test.testing.ts';
import { codeIn, type EmbeddedRig, embeddedRig } from '../testing.ts';

const nurul = { email: 'nurul@example.com', password: 'pagi cerah', displayName: 'Nurul' };
const fresh = 'sore teduh sekali';

let rig: EmbeddedRig;
let code: string;

const open = (url: string, language = 'en') =>
  rig.app.inject({ url, headers: { 'accept-language': language } });
const submit = (url: string, fields: Record<string, string>, language = 'en') =>
  rig.app.inject({
    method: 'POST',
    url,
    headers: {
      'accept-language': language,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const canSignIn = async (password: string) =>
  (await rig.call('signInWithPassword', { email: nurul.email, password })).statusCode === 200;

rigForEachTest(async (started) => {
  rig = started;
  await rig.identity.provider.createPasswordAccount(nurul);
  await rig.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: nurul.email });
  code = codeIn(rig.letters[0]);
});

test('asks for a new password once, without scripts, and lets nothing carry the code away', async () => {
  const page = await open(`/idp/reset?code=${code}`);

  expect(page.statusCode).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(page.body.match(/autocomplete="new-password"/g)).toHaveLength(1);
  expect(page.body).toContain(nurul.email);
  expect(page.body).not.toMatch(/<script|<link|https?:/);
});

test('uses nothing up by being opened: mail scanners follow links', async () => {
  await open(`/idp/reset?code=${code}`);
  await open(`/idp/reset?code=${code}`);

  const saved = await submit('/idp/reset', { code, password: fresh });

  expect(saved.statusCode).toBe(200);
});

test('saves the password and leads to the login', async () => {
  const saved = await submit('/idp/reset', { code, password: fresh });

  expect(saved.body).toContain('Your new password is saved');
  expect(saved.body).toContain('href="/login"');
  expect(await canSignIn(fresh)).toBe(true);
});

test.for([
  ['12345', 'Password must be at least 6 characters.'],
  ['a'.repeat(129), 'Password can be at most 128 characters.'],
  ['nul\u0000nul', 'Please check what you entered.'],
])('says kindly what is wrong with %j and keeps the code', async ([password, words]) => {
  const refused = await submit('/idp/reset', { code, password: password ?? '' });

  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(words);
  expect(refused.body).toContain(code);
  expect(await canSignIn(nurul.password)).toBe(true);
});

test('warns once of a password that everybody uses, and leaves the choice to the person', async () => {
  const warned = await submit('/idp/reset', { code, password: 'sayang' });
  const stillOld = await canSignIn(nurul.password);
  const anyway = /name="anyway" value="1"/.test(warned.body) ? '1' : '';
  const saved = await submit('/idp/reset', { code, password: 'sayang', anyway });

  expect(warned.body).toContain('Many people use this password');
  expect(warned.body).not.toContain('value="sayang"');
  expect(stillOld).toBe(true);
  expect(saved.body).toContain('Your new password is saved');
  expect(await canSignIn('sayang')).toBe(true);
});

test.for([
  '',
  '?code=',
  '?code=a&code=b',
  '?code=%00',
  `?code=${'a'.repeat(43)}`,
  '?code=%22%3E%3Cb%3E',
])('shows the way to a new link for /idp/reset%s', async (query) => {
  const page = await open(`/idp/reset${query}`);

  expect(page.statusCode).toBe(400);
  expect(page.body).toContain('href="/idp/forgot"');
  expect(page.headers['referrer-policy']).toBe('no-referrer');
});

test('shows the way to a new link when the code was used or is too old', async () => {
  await submit('/idp/reset', { code, password: fresh });
  const reused = await submit('/idp/reset', { code, password: 'yang lain' });
  await rig.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: nurul.email });
  rig.pass(61 * 60_000);
  const late = await open(`/idp/reset?code=${codeIn(rig.letters[1])}`);

  expect([reused.statusCode, late.statusCode]).toEqual([400, 400]);
  expect(reused.body).toContain('This link no longer works');
  expect(late.body).toContain('This link no longer works');
  expect(await canSignIn(fresh)).toBe(true);
});

test('speaks Indonesian to an Indonesian reader', async () => {
  const choose = await open(`/idp/reset?code=${code}`, 'id');
  const short = await submit('/idp/reset', { code, password: '123' }, 'id');
  const dead = await open('/idp/reset', 'id');
  const forgot = await open('/idp/forgot', 'id');

  expect(choose.body).toContain('<html lang="id">');
  expect(choose.body).toContain('Buat kata sandi baru');
  expect(short.body).toContain('Kata sandi minimal 6 karakter.');
  expect(dead.body).toContain('Tautan ini sudah tidak berlaku');
  expect(forgot.body).toContain('Lupa kata sandi?');
});

test('says the same for a known and an unknown e-mail, and writes to the known one', async () => {
  const reply = await submit('/idp/forgot', { email: nurul.email });
  const unknown = await submit('/idp/forgot', { email: 'nobody@example.com' });
  await rig.app.close();

  expect(reply.statusCode).toBe(200);
  expect(unknown.body).toBe(reply.body);
  expect(rig.letters).toHaveLength(2);
});

test('asks again for an e-mail that is none, and for patience after three letters', async () => {
  const odd = await submit('/idp/forgot', { email: 'nurul' });
  const answers = [];
  for (let at = 0; at < 4; at += 1)
    answers.push((await submit('/idp/forgot', { email: nurul.email })).statusCode);

  expect(odd.statusCode).toBe(400);
  expect(odd.body).toContain('Invalid email format.');
  expect(answers).toEqual([200, 200, 200, 429]);
});

test('answers a page, not a failure, to what is no form', async () => {
  const giant = await submit('/idp/reset', { code, password: 'a'.repeat(20_000) });
  const json = await rig.app.inject({ method: 'POST', url: '/idp/reset', payload: { code } });

  expect([giant.statusCode, json.statusCode]).toEqual([413, 415]);
  expect(giant.headers['content-type']).toContain('text/html');
});

test('says to try again while the database is away', async () => {
  const away = await embeddedRig();
  await away.db.close();

  const page = await away.app.inject({
    url: `/idp/reset?code=${code}`,
    headers: { 'accept-language': 'en' },
  });
  await away.close();

  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('We are busy right now.');
});

test('writes neither code nor password nor e-mail to the log', async () => {
  await open(`/idp/reset?code=${code}`);
  await submit('/idp/reset', { code, password: fresh });
  await rig.call('signInWithPassword', { email: nurul.email, password: fresh });

  expect(rig.logged()).toContain('/idp/reset');
  for (const secret of [code, fresh, nurul.email]) expect(rig.logged()).not.toContain(secret);
});
