import { staff } from '@nobi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addPasskey,
  colleagueWithPasskey,
  ownFactors,
  startAtName,
} from '../../../testing/passkeys.ts';
import {
  appCode,
  beginStaff,
  enterConsole,
  newColleague,
  password,
} from '../../../testing/people.ts';
import type { Product } from '../../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startAtName();
});
beforeEach(() => product.db.query('truncate throttle, idp_throttle'));
afterAll(() => product.stop());

const remove = (token: string, passkey = '') =>
  product.send(staff.removePasskey, { token, params: { passkey } });
const finish = async (email: string, code: string) => {
  const { challenge } = await beginStaff(product, email);
  return product.send(staff.finishSession, { body: { challenge, code } });
};
const codesOf = (body: unknown) =>
  z.looseObject({ recovery_codes: z.array(z.string()) }).parse(body).recovery_codes;
const lastFactor = { status: 409, body: { code: 'staff_last_factor' } };

test('several passkeys stand under their names, each with its last use', async () => {
  const { token, authenticator } = await colleagueWithPasskey(product);
  await addPasskey(product, { token, name: 'Kunci cadangan' });
  const begun = await product.send(staff.beginPasskeySession);
  const request = z.parse(staff.beginPasskeySession.reply, begun.body);
  const assertion = authenticator.get(request, { origin: product.url });
  await product.send(staff.finishPasskeySession, { body: { assertion } });

  const { passkeys, passkeys_at } = await ownFactors(product, token);

  expect(passkeys_at).toBe('localhost');
  expect(passkeys).toMatchObject([
    { name: 'Laptop', used_at: expect.any(String), made_at: 'localhost' },
    { name: 'Kunci cadangan', used_at: null },
  ]);
});

test('the same authenticator is not added twice, and nobody adds more than twenty', async () => {
  const { token, authenticator } = await colleagueWithPasskey(product);
  const options = z.parse(
    staff.beginPasskey.reply,
    (await product.send(staff.beginPasskey, { token })).body,
  );
  for (let more = 0; more < 19; more += 1) await addPasskey(product, { token });

  const tooMany = await addPasskey(product, { token });

  const [known] = options.excludeCredentials;
  const request = { allowCredentials: options.excludeCredentials, rpId: 'localhost' };
  const unused = {
    challenge: options.challenge,
    timeout: 1,
    userVerification: 'required',
  } as const;
  expect(authenticator.get({ ...request, ...unused }, { origin: '' }).id).toBe(known?.id);
  expect(tooMany.body).toMatchObject({ code: 'staff_passkeys_many' });
});

test('the last second factor stays, whichever it is', async () => {
  const { token } = await colleagueWithPasskey(product);
  const [only] = (await ownFactors(product, token)).passkeys;

  const withoutApp = await product.send(staff.removeApp, { token });
  const last = await remove(token, only?.id);
  await addPasskey(product, { token });
  const [first, second] = (await ownFactors(product, token)).passkeys;
  const together = await Promise.all([remove(token, first?.id), remove(token, second?.id)]);

  expect([withoutApp.status, last]).toEqual([200, expect.objectContaining({ status: 409 })]);
  expect(last).toMatchObject(lastFactor);
  expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await ownFactors(product, token)).passkeys).toHaveLength(1);
});

test('nobody removes another’s passkey', async () => {
  const mine = await colleagueWithPasskey(product);
  const theirs = await colleagueWithPasskey(product);
  const [passkey] = (await ownFactors(product, theirs.token)).passkeys;

  const reply = await remove(mine.token, passkey?.id);

  expect(reply.status).toBe(404);
  expect((await ownFactors(product, theirs.token)).passkeys).toHaveLength(1);
});

test('a new authenticator app takes the place of the old one at its first code', async () => {
  const { email } = await newColleague(product);
  const { token, secret: before } = await enterConsole(product, email);
  const begun = z.parse(staff.beginApp.reply, (await product.send(staff.beginApp, { token })).body);
  const add = (code: string) =>
    product.send(staff.addApp, { token, body: { ticket: begun.ticket, code } });

  const wrong = await add('12345');
  const still = await finish(email, appCode(before, 1));
  const right = await add(appCode(begun.secret));
  const old = await finish(email, appCode(before));
  const fresh = await finish(email, appCode(begun.secret, 1));

  expect([wrong, still, right, old, fresh].map(({ status }) => status)).toEqual([
    400, 200, 200, 400, 200,
  ]);
});

test('the ticket of an app is good for one colleague and ten minutes', async () => {
  const [one, two] = [await newColleague(product), await newColleague(product)];
  const { token } = await enterConsole(product, one.email);
  const other = await enterConsole(product, two.email);
  const begun = z.parse(staff.beginApp.reply, (await product.send(staff.beginApp, { token })).body);
  const body = { ticket: begun.ticket, code: appCode(begun.secret) };

  const stolen = await product.send(staff.addApp, { token: other.token, body });
  const changed = { ...body, ticket: `${begun.ticket.slice(0, -4)}AAAA` };
  const forged = await product.send(staff.addApp, { token, body: changed });

  for (const reply of [stolen, forged])
    expect(reply.body).toMatchObject({ code: 'staff_sign_in_over' });
});

test('without an app a recovery code still opens the console, and new ones replace the old', async () => {
  const { token, email, recovery_codes } = await colleagueWithPasskey(product);
  await product.send(staff.removeApp, { token });
  const [first = '', second = ''] = recovery_codes;

  const byRecovery = await finish(email, first);
  const { recovery_codes_left: left } = await ownFactors(product, token);
  const renewed = codesOf((await product.send(staff.renewRecoveryCodes, { token })).body);
  const old = await finish(email, second);
  const fresh = await finish(email, renewed[0] ?? '');

  expect([byRecovery.status, left, old.status, fresh.status]).toEqual([200, 9, 400, 200]);
});

test('a stolen database holds no recovery code that could be tried quickly', async () => {
  const { id, recovery_codes } = await colleagueWithPasskey(product);

  const rows = await product.db.query<{ code_hash: null; slow_hash: string; selector: string }>(
    'select code_hash, slow_hash, selector from staff_recovery_code where staff_id = $1',
    [id],
  );

  const plain = recovery_codes.map((code) => code.replaceAll('-', ''));
  expect(new Set(plain.map((code) => code.slice(0, 4)))).toEqual(
    new Set(rows.map(({ selector }) => selector)),
  );
  expect(
    rows.every(({ code_hash, slow_hash }) => !code_hash && /^\$argon2id\$/.test(slow_hash)),
  ).toBe(true);
  expect(new Set(rows.map(({ slow_hash }) => slow_hash.split('$')[4])).size).toBe(10);
});

test('a reset by a colleague forgets passkeys as well, and a sign-in that waits', async () => {
  const { id, email, authenticator } = await colleagueWithPasskey(product);
  const boss = await enterConsole(product, (await newColleague(product)).email);
  const waiting = z.parse(
    staff.beginSession.reply,
    (await product.send(staff.beginSession, { body: { email, password } })).body,
  );
  if (!waiting.passkey) throw new Error('no passkey is asked for');
  const assertion = authenticator.get(waiting.passkey, { origin: product.url });

  await product.send(staff.resetSecondFactor, {
    token: boss.token,
    params: { colleague: id },
    body: { reason: 'Ponsel hilang' },
  });
  const late = await product.send(staff.finishPasskeySession, {
    body: { challenge: waiting.challenge, assertion },
  });
  const next = await beginStaff(product, email);

  expect(late.status).toBe(409);
  expect(next.secret, 'an app is enrolled anew').toEqual(expect.any(String));
});

test('each change is in the log, and its owner has a letter', async () => {
  const { token, email, id } = await colleagueWithPasskey(product);
  const [passkey] = (await ownFactors(product, token)).passkeys;
  await remove(token, passkey?.id);
  await product.send(staff.renewRecoveryCodes, { token });

  const log = await product.db.query<{ did: string }>(
    'select did from staff_audit where staff_id = $1 order by id',
    [id],
  );
  const letters = await product.db.query<{ text_body: string }>(
    'select text_body from letter where recipient = $1 order by id',
    [email],
  );

  expect(log.map(({ did }) => did)).toEqual([
    'enrolSecondFactor',
    'addPasskey',
    'removePasskey',
    'renewRecoveryCodes',
  ]);
  expect(letters.map(({ text_body }) => text_body)).toEqual([
    expect.stringContaining('Laptop'),
    expect.stringContaining('Laptop'),
    expect.stringContaining('recovery codes'),
  ]);
});
