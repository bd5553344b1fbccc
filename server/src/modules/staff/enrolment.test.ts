import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newAuthenticator } from '../../testing/authenticator.ts';
import { startWithGoogle, type WithGoogle } from '../../testing/google.ts';
import {
  appCode,
  confirmProposals,
  enterConsole,
  idTokenFor,
  newColleague,
  newEmail,
  newFamily,
  newSecond,
  password,
} from '../../testing/people.ts';
import { newBrowser } from '../../testing/popup.ts';
import { freePort } from '../../testing/ports.ts';

let product: WithGoogle;
let boss: string;
let second: string;
beforeAll(async () => {
  const port = await freePort();
  product = await startWithGoogle({
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
  });
  boss = (await enterConsole(product, (await newColleague(product)).email)).token;
  second = await newSecond(product);
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

/** Invites somebody and answers what their letter leads to. */
const invited = async (email: string) => {
  const body = { email, language: 'en', roles: ['support'], reason: 'Tim baru' };
  await product.send(staff.invite, { token: boss, body });
  await confirmProposals(product, second);
  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /staff\/invitation#([\w-]{43})/.exec(letter?.text_body ?? '')?.[1] ?? '';
};
const codeOf = async (token: string) => {
  const { body } = await product.send(staff.openInvitation, { body: { token } });
  return appCode(z.parse(staff.openInvitation.reply, body).secret);
};
const tokenOf = async (email: string) => {
  const { message } = await newBrowser(product.url).signIn(email);
  return message?.message.idToken ?? '';
};
const accept = (token: string, proofs: object) =>
  product.send(staff.acceptInvitation, { body: { token, name: 'Rani', ...proofs } });
const begin = (body: object) => product.send(staff.beginSession, { body });
const registrationFor = async (token: string, authenticator = newAuthenticator()) => {
  const { body } = await product.send(staff.beginInvitationPasskey, { body: { token } });
  const options = z.parse(staff.beginInvitationPasskey.reply, body);
  return authenticator.create(options, { origin: product.url });
};
const differs = { status: 409, body: { code: 'staff_identity_differs' } };

test('an invited colleague enrols with Google, and has no password here', async () => {
  const email = newEmail();
  const link = await invited(email);

  const entered = await accept(link, { id_token: await tokenOf(email), code: await codeOf(link) });
  const byGoogle = await begin({ id_token: await tokenOf(email) });
  const byPassword = await begin({ email, password });
  const [row] = await product.db.query('select password_hash from staff where email = $1', [email]);

  expect([entered.status, byGoogle.status, byPassword.status]).toEqual([200, 200, 401]);
  expect(row).toEqual({ password_hash: null });
});

test('Google’s word for another address is refused, and the invitation stays good', async () => {
  const email = newEmail();
  const link = await invited(email);

  const other = await accept(link, {
    id_token: await tokenOf(newEmail()),
    code: await codeOf(link),
  });
  const right = await accept(link, { id_token: await tokenOf(email), code: await codeOf(link) });

  expect(other).toMatchObject(differs);
  expect(right.status).toBe(200);
});

test('a family’s password proof for the invited address is no provider’s word', async () => {
  const family = await newFamily(product);
  const link = await invited(family.email);
  const id_token = await idTokenFor(product, family.email, password);

  expect(await accept(link, { id_token, code: await codeOf(link) })).toMatchObject(differs);
});

test('Google’s account of one colleague does not become another’s', async () => {
  const email = newEmail();
  const first = await invited(email);
  await accept(first, { id_token: await tokenOf(email), code: await codeOf(first) });
  // The first has another address by now, and somebody new has the old one.
  await product.db.query('update staff set email = $2 where email = $1', [email, newEmail()]);
  const second = await invited(email);

  const reply = await accept(second, {
    id_token: await tokenOf(email),
    code: await codeOf(second),
  });
  const people = await product.db.query('select 1 from staff where email = $1', [email]);

  expect(reply).toMatchObject(differs);
  expect(people).toEqual([]);
});

test('a passkey is enrolled in the app’s place, and signs in the next time', async () => {
  const email = newEmail();
  const link = await invited(email);
  const authenticator = newAuthenticator();
  const registration = await registrationFor(link, authenticator);

  const entered = await accept(link, { password: 'hujan-di-atap-seng', registration });
  const begun = await product.send(staff.beginPasskeySession);
  const request = z.parse(staff.beginPasskeySession.reply, begun.body);
  const assertion = authenticator.get(request, { origin: product.url });
  const again = await product.send(staff.finishPasskeySession, { body: { assertion } });

  expect(entered.body).toMatchObject({ name: 'Rani', recovery_codes: expect.any(Array) });
  expect(again.body).toMatchObject({ name: 'Rani' });
});

test('a passkey that was made for one invitation enrols nobody by another', async () => {
  const [mine, theirs] = [await invited(newEmail()), await invited(newEmail())];
  const registration = await registrationFor(mine);
  await codeOf(theirs);

  const reply = await accept(theirs, { password: 'hujan-di-atap-seng', registration });

  expect(reply.body).toMatchObject({ code: 'staff_passkey_refused' });
});

test.each([
  ['neither password nor provider', { code: '123456' }],
  ['no second factor', { password: 'hujan-di-atap-seng' }],
])('%s enrols nobody', async (_what, proofs) => {
  const link = await invited(newEmail());

  expect(await accept(link, proofs)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

test('invited again, a colleague’s passkeys and Google account of before open nothing', async () => {
  const email = newEmail();
  const first = await invited(email);
  const authenticator = newAuthenticator();
  const registration = await registrationFor(first, authenticator);
  await accept(first, { id_token: await tokenOf(email), registration });
  const second = await invited(email);
  await accept(second, { password: 'hujan-di-atap-seng', code: await codeOf(second) });

  const begun = await product.send(staff.beginPasskeySession);
  const request = z.parse(staff.beginPasskeySession.reply, begun.body);
  const assertion = authenticator.get(request, { origin: product.url });
  const byPasskey = await product.send(staff.finishPasskeySession, { body: { assertion } });
  const byGoogle = await begin({ id_token: await tokenOf(email) });

  const [letter] = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id desc limit 1',
    [email],
  );
  expect([byPasskey.status, byGoogle.status]).toEqual([400, 403]);
  expect(letter?.text_body, 'its owner hears of it').toContain('set up anew');
});
