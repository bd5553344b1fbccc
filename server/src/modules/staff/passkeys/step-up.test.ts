import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { colleagueWithPasskey, startAtName } from '../../../testing/passkeys.ts';
import { enterConsole, newColleague } from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startAtName();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

/** All sessions were proven six minutes ago. */
const wait = () =>
  product.db.query(`update staff_session set proven_at = now() - interval '6 minutes'`);
const requestFor = async (token: string) => {
  const { body } = await product.send(staff.beginPasskeyProof, { token });
  return z.parse(staff.beginPasskeyProof.reply, body);
};
const prove = (token: string, assertion: object) =>
  product.send(staff.proveByPasskey, { token, body: { assertion } });
const renew = async (token: string) =>
  (await product.send(staff.renewRecoveryCodes, { token })).status;

test('a passkey proves the second factor again, once, for the session that asked', async () => {
  const { token, authenticator } = await colleagueWithPasskey(product);
  const other = await colleagueWithPasskey(product);
  await wait();
  const signed = authenticator.get(await requestFor(token), { origin: product.url });

  const before = await renew(token);
  const elsewhere = await prove(other.token, signed);
  const spent = await prove(token, signed);
  const fresh = authenticator.get(await requestFor(token), { origin: product.url });
  const proven = await prove(token, fresh);
  const after = await renew(token);
  const again = await prove(token, fresh);

  expect([before, elsewhere.status, spent.status]).toEqual([403, 400, 400]);
  expect([proven.status, after, again.status]).toEqual([200, 200, 400]);
  expect(await renew(other.token)).toBe(403);
});

test('another’s passkey proves nothing, and who has none is told', async () => {
  const mine = await colleagueWithPasskey(product);
  const theirs = await colleagueWithPasskey(product);
  const none = await enterConsole(product, (await newColleague(product)).email);
  await wait();
  const request = { ...(await requestFor(mine.token)), allowCredentials: [] };
  const signed = theirs.authenticator.get(request, { origin: product.url });

  const stolen = await prove(mine.token, signed);
  const without = await product.send(staff.beginPasskeyProof, { token: none.token });

  expect([stolen.status, await renew(mine.token)]).toEqual([400, 403]);
  expect(without.body).toMatchObject({ code: 'staff_passkey_unknown' });
});

test('none of one’s own factors changes on an old proof', async () => {
  const { token } = await colleagueWithPasskey(product);
  await wait();
  const passkey = '00000000-0000-4000-8000-000000000000';

  const replies = [
    await product.send(staff.removePasskey, { token, params: { passkey } }),
    await product.send(staff.removeApp, { token }),
    await product.send(staff.addApp, { token, body: { ticket: 'x', code: '123456' } }),
    await product.send(staff.renewRecoveryCodes, { token }),
  ];

  for (const { body } of replies) expect(body).toMatchObject({ code: 'staff_proof_needed' });
});
