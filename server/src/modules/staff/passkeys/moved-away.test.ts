import { staff } from '@nobi/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { colleagueWithPasskey, ownFactors, startAtName } from '../../../testing/passkeys.ts';
import { appCode, newColleague, password, staffTokenOf } from '../../../testing/people.ts';
import { startProduct } from '../../../testing/product.ts';
import { relyingPartyOf } from './relying-party.rules.ts';

test('under a new address the app still opens, the old passkeys are named, and do not count', async () => {
  const product = await startAtName();
  const person = await colleagueWithPasskey(product);
  // As if it had been made before the product moved.
  await product.db.query(`update staff_passkey set rp_id = 'lama.nobi.example'`);
  const credentials = { email: person.email, password };
  const begin = await product.send(staff.beginSession, { body: credentials });
  const begun = z.parse(staff.beginSession.reply, begin.body);
  const alone = await product.send(staff.beginPasskeySession);
  const request = z.parse(staff.beginPasskeySession.reply, alone.body);

  const assertion = person.authenticator.get(request, { origin: product.url });
  const stale = await product.send(staff.finishPasskeySession, { body: { assertion } });
  const body = { challenge: begun.challenge, code: appCode(person.secret, 1) };
  const byApp = await product.send(staff.finishSession, { body });
  const token = staffTokenOf(byApp);
  const app = await product.send(staff.removeApp, { token });
  const factors = await ownFactors(product, token);
  await product.stop();

  const made_at = 'lama.nobi.example';
  expect(begun).toMatchObject({ step: 'code', has_app: true, passkeys_made_at: [made_at] });
  expect(begun.passkey, 'nothing that the browser could not find').toBeUndefined();
  expect(stale.body).toMatchObject({ code: 'staff_passkey_unknown' });
  expect(app.body).toMatchObject({ code: 'staff_last_factor' });
  expect(factors).toMatchObject({ passkeys_at: 'localhost', passkeys: [{ made_at }] });
});

test('at a bare number there are no passkeys, and the console is told so', async () => {
  const product = await startProduct();
  const { email } = await newColleague(product);

  const reply = await product.send(staff.beginPasskeySession);
  const begun = await product.send(staff.beginSession, { body: { email, password } });
  await product.stop();

  expect(reply.body).toMatchObject({ code: 'staff_passkeys_nowhere' });
  expect(begun.status).toBe(200);
});

test.each([
  ['https://app.nobi.id', { id: 'app.nobi.id', origin: 'https://app.nobi.id' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://app.nobi.id', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]:8443', undefined],
])('passkeys at %s: %j', (publicUrl, expected) => {
  expect(relyingPartyOf(publicUrl)).toEqual(expected);
});
