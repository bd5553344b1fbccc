import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Manner, newAuthenticator } from '../../../testing/authenticator.ts';
import { addPasskey, colleagueWithPasskey, startAtName } from '../../../testing/passkeys.ts';
import { enterConsole, newColleague, password, staffTokenOf } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
let origin: string;
beforeAll(async () => {
  product = await startAtName();
  origin = product.url;
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const requestAlone = async () =>
  z.parse(staff.beginPasskeySession.reply, (await product.send(staff.beginPasskeySession)).body);
const finish = async (assertion: object, challenge?: string) => {
  const body = { assertion, ...(challenge !== undefined && { challenge }) };
  return product.send(staff.finishPasskeySession, { body });
};
const afterPassword = async (email: string) => {
  const { body } = await product.send(staff.beginSession, { body: { email, password } });
  const begun = z.parse(staff.beginSession.reply, body);
  if (!begun.passkey) throw new Error('no passkey is asked for');
  return { challenge: begun.challenge, request: begun.passkey };
};
const refused = (code: string) =>
  expect.objectContaining({ body: expect.objectContaining({ code }) });

test('a passkey that verified its owner opens the console alone', async () => {
  const { authenticator, email } = await colleagueWithPasskey(product);

  const reply = await finish(authenticator.get(await requestAlone(), { origin }));

  const token = staffTokenOf(reply);
  expect((await product.send(staff.whoAmI, { token })).body).toMatchObject({ email });
});

test('one that did not verify its owner is a second factor only', async () => {
  const { authenticator, email } = await colleagueWithPasskey(product);
  const manner = { origin, isVerifying: false };

  const alone = await finish(authenticator.get(await requestAlone(), manner));
  const { challenge, request } = await afterPassword(email);
  const second = await finish(authenticator.get(request, manner), challenge);

  expect(alone).toEqual(refused('staff_passkey_unverified'));
  expect(second.status).toBe(200);
});

test('a signature counts once, and for the attempt that it was made for', async () => {
  const { authenticator, email } = await colleagueWithPasskey(product);
  const [one, two] = [await afterPassword(email), await afterPassword(email)];
  const signed = authenticator.get(one.request, { origin });

  const elsewhere = await finish(signed, two.challenge);
  const tooLate = await finish(signed, one.challenge);
  const again = await afterPassword(email);
  const good = authenticator.get(again.request, { origin });
  const replies = [await finish(good, again.challenge), await finish(good, again.challenge)];
  const alone = await finish(authenticator.get(again.request, { origin }));

  expect([elsewhere, tooLate]).toEqual([
    refused('staff_passkey_refused'),
    refused('staff_passkey_refused'),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 409]);
  expect(alone).toEqual(refused('staff_passkey_refused'));
});

test('sent twice in the same moment, a signature opens one session', async () => {
  const { authenticator } = await colleagueWithPasskey(product);
  const signed = authenticator.get(await requestAlone(), { origin });

  const replies = await Promise.all([finish(signed), finish(signed), finish(signed)]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a challenge ends after ten minutes', async () => {
  const { authenticator } = await colleagueWithPasskey(product);
  const request = await requestAlone();
  await product.db.query(
    `update staff_passkey_challenge set expires_at = expires_at - interval '10 minutes'`,
  );

  const reply = await finish(authenticator.get(request, { origin }));

  expect(reply).toEqual(refused('staff_passkey_refused'));
});

test.each([
  ['of another page', { origin: 'https://nobi.evil.example' }],
  ['of the play origin', { origin: 'play' }],
  ['for another host', { rpId: 'evil.example' }],
  ['with a counter that went back', { count: 1 }],
])('a signature %s is refused', async (_what, wrong: Partial<Manner>) => {
  const { authenticator } = await colleagueWithPasskey(product);
  await finish(authenticator.get(await requestAlone(), { origin, count: 7 }));
  const manner = { origin, count: 8, ...wrong };

  const reply = await finish(
    authenticator.get(await requestAlone(), {
      ...manner,
      origin: manner.origin === 'play' ? product.playUrl : manner.origin,
    }),
  );

  expect(reply).toEqual(refused('staff_passkey_refused'));
});

test('a colleague’s passkey does not finish another’s sign-in', async () => {
  const mine = await colleagueWithPasskey(product);
  const theirs = await colleagueWithPasskey(product);
  const { challenge, request } = await afterPassword(theirs.email);

  const signed = mine.authenticator.get({ ...request, allowCredentials: [] }, { origin });
  const reply = await finish(signed, challenge);

  expect(reply).toEqual(refused('staff_passkey_refused'));
});

test('a passkey that is removed, or whose owner has left, opens nothing', async () => {
  const gone = await colleagueWithPasskey(product);
  const left = await colleagueWithPasskey(product);
  const [row] = await product.db.query<{ id: string }>(
    'select id from staff_passkey where staff_id = $1',
    [gone.id],
  );
  await product.send(staff.removePasskey, {
    token: gone.token,
    params: { passkey: row?.id ?? '' },
  });
  await product.db.query('update staff set left_at = now() where id = $1', [left.id]);

  for (const { authenticator } of [gone, left])
    expect(await finish(authenticator.get(await requestAlone(), { origin }))).toEqual(
      refused('staff_passkey_unknown'),
    );
});

test('a passkey is made for this product’s page alone, and for who asked for it', async () => {
  const { email } = await newColleague(product);
  const { token } = await enterConsole(product, email);
  const other = await enterConsole(product, (await newColleague(product)).email);
  const begun = await product.send(staff.beginPasskey, { token });
  const options = z.parse(staff.beginPasskey.reply, begun.body);
  const registration = newAuthenticator().create(options, { origin });

  const evil = { origin: 'https://nobi.evil.example' };
  const byPage = await addPasskey(product, { token, ...evil });
  const byHost = await addPasskey(product, { token, rpId: 'evil.example' });
  const body = { name: 'Curian', registration };
  const stolen = await product.send(staff.addPasskey, { token: other.token, body });

  for (const reply of [byPage, byHost, stolen])
    expect(reply).toEqual(refused('staff_passkey_refused'));
});

test('the database holds no challenge that somebody could sign', async () => {
  const { challenge } = await requestAlone();

  const rows = await product.db.query<{ row: string }>(
    'select c::text as row from staff_passkey_challenge c',
  );

  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(challenge).toString('hex'));
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(challenge, 'base64url').toString('hex'));
});
