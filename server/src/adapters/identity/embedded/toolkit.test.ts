import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedIssuer } from './issuer.store.ts';
import { hashPool } from './passwords/hash-pool.ts';
import { currentCost } from './passwords/password.ts';
import { type EmbeddedRig, embeddedRig, publicUrl, wordOf } from './testing.ts';

let rig: EmbeddedRig;
let addresses = 0;

/** A new address for each call: what is tested here is not the throttle. */
const call = (name: string, body: unknown) => {
  addresses += 1;
  return rig.call(name, body, { address: `10.9.${addresses >> 8}.${addresses & 255}` });
};
const person = (name: string) => ({
  email: `${name}@example.com`,
  password: 'pagi cerah',
  displayName: 'Ibu Sari',
});
const enrol = async (name: string) => {
  const body = person(name);
  await rig.identity.provider.createPasswordAccount(body);
  return body;
};

beforeAll(async () => {
  rig = await embeddedRig();
});
afterAll(() => rig.close());

test('signs in with the claims our API relies on', async () => {
  const ani = await enrol('ani');

  const answer = await call('signInWithPassword', { ...ani, returnSecureToken: true });

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    kind: 'identitytoolkit#VerifyPasswordResponse',
    email: ani.email,
    displayName: 'Ibu Sari',
    registered: true,
    expiresIn: '300',
  });
  const claims = decodeJwt(answer.json().idToken);
  expect(claims).toMatchObject({
    iss: await fixedIssuer(rig.db),
    aud: 'nobi-web',
    sub: answer.json().localId,
    email: ani.email,
    email_verified: false,
    name: 'Ibu Sari',
    sign_in_provider: 'password',
  });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
  expect(claims.jti).toMatch(/^[0-9a-f-]{36}$/);
});

test('finds the account whatever the case of the e-mail', async () => {
  const budi = await enrol('budi');

  const answer = await call('signInWithPassword', { ...budi, email: ' BUDI@Example.COM ' });

  expect(answer.statusCode).toBe(200);
});

test('tells an unknown e-mail from a wrong password, in the toolkit envelope', async () => {
  const { email } = await enrol('citra');

  const unknown = await call('signInWithPassword', person('nobody'));
  const wrong = await call('signInWithPassword', { email, password: 'malam gelap' });

  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toEqual({
    error: {
      code: 400,
      message: 'EMAIL_NOT_FOUND',
      errors: [{ message: 'EMAIL_NOT_FOUND', domain: 'global', reason: 'invalid' }],
    },
  });
  expect(wordOf(wrong)).toBe('INVALID_PASSWORD');
});

test('computes a password hash for an unknown e-mail too', async () => {
  const before = rig.pool.started;

  await call('signInWithPassword', person('nobody-either'));

  expect(rig.pool.started).toBe(before + 1);
});

test('says one word for both when enumeration protection is on', async () => {
  const careful = await embeddedRig({ enumerationProtection: true });
  const { email } = person('dewi');
  await careful.identity.provider.createPasswordAccount(person('dewi'));

  const unknown = await careful.call('signInWithPassword', person('nobody'));
  const wrong = await careful.call('signInWithPassword', { email, password: 'malam gelap' });
  const letter = await careful.call('sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'nobody@example.com',
  });

  expect([wordOf(unknown), wordOf(wrong)]).toEqual(Array(2).fill('INVALID_LOGIN_CREDENTIALS'));
  expect(letter.statusCode).toBe(200);
  expect(letter.json().email).toBe('nobody@example.com');
  await careful.close();
  expect(careful.letters).toEqual([]);
});

test('refuses a disabled account only to who knows its password', async () => {
  const eka = await enrol('eka');
  const { idToken } = (await call('signInWithPassword', eka)).json();
  await rig.db.query('update idp_account set disabled = true where email = $1', [eka.email]);

  const right = await call('signInWithPassword', eka);
  const wrong = await call('signInWithPassword', { ...eka, password: 'malam gelap' });

  expect([wordOf(right), wordOf(wrong)]).toEqual(['USER_DISABLED', 'INVALID_PASSWORD']);
  await expect(rig.identity.provider.verifyIdToken(idToken)).rejects.toMatchObject({
    reason: 'refused',
  });
});

test('signs up over HTTP, once an e-mail', async () => {
  const fajar = person('fajar');

  const first = await call('signUp', fajar);
  const second = await call('signUp', { ...fajar, email: 'FAJAR@example.com' });

  expect(first.json()).toMatchObject({
    kind: 'identitytoolkit#SignupNewUserResponse',
    email: fajar.email,
    expiresIn: '300',
  });
  expect(decodeJwt(first.json().idToken).sub).toBe(first.json().localId);
  expect(wordOf(second)).toBe('EMAIL_EXISTS');
});

test('makes one account of many sign-ups in the same moment', async () => {
  const gita = person('gita');

  const answers = await Promise.all(Array.from({ length: 8 }, () => call('signUp', gita)));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => wordOf(answer) === 'EMAIL_EXISTS')).toHaveLength(7);
});

test('lets our own sign-up take an e-mail that somebody only reserved', async () => {
  const hana = person('hana');
  const squatter = (await call('signUp', { ...hana, password: 'bukan hana' })).json();

  const subject = await rig.identity.provider.createPasswordAccount(hana);

  expect(subject.subject).not.toBe(squatter.localId);
  await expect(rig.identity.provider.verifyIdToken(squatter.idToken)).rejects.toMatchObject({
    reason: 'refused',
  });
  expect((await call('signInWithPassword', hana)).statusCode).toBe(200);
});

const text = (length: number) => 'a'.repeat(length);
const bad: [name: string, body: unknown, word: string][] = [
  ['signUp', {}, 'MISSING_EMAIL'],
  ['signUp', { email: 'not an email', password: 'pagi cerah' }, 'INVALID_EMAIL'],
  ['signUp', { email: ['a@example.com'], password: 'pagi cerah' }, 'INVALID_EMAIL'],
  ['signUp', { email: 'nul\u0000@example.com', password: 'pagi cerah' }, 'INVALID_EMAIL'],
  ['signUp', { email: `${text(300)}@example.com`, password: 'pagi cerah' }, 'INVALID_EMAIL'],
  ['signUp', { email: 'w1@example.com' }, 'MISSING_PASSWORD'],
  ['signUp', { email: 'w1@example.com', password: '12345' }, 'WEAK_PASSWORD'],
  ['signUp', { email: 'w1@example.com', password: text(129) }, 'WEAK_PASSWORD'],
  ['signUp', { email: 'w1@example.com', password: 1234567 }, 'INVALID_ARGUMENT'],
  ['signUp', { email: 'w1@example.com', password: 'nul\u0000nul' }, 'INVALID_ARGUMENT'],
  ['signUp', { ...person('w1'), displayName: { toString: 'x' } }, 'INVALID_ARGUMENT'],
  ['signUp', { ...person('w1'), displayName: text(81) }, 'INVALID_ARGUMENT'],
  ['signUp', { ...person('w1'), displayName: '\ud800' }, 'INVALID_ARGUMENT'],
  ['signInWithPassword', { email: 'a@example.com' }, 'MISSING_PASSWORD'],
  ['signInWithPassword', { email: 'a@example.com', password: [] }, 'INVALID_ARGUMENT'],
  ['signInWithPassword', { email: 'a@example.com', password: '\udfff' }, 'INVALID_ARGUMENT'],
  ['signInWithPassword', { email: { $ne: '' }, password: 'pagi cerah' }, 'INVALID_EMAIL'],
  ['signInWithPassword', [], 'INVALID_ARGUMENT'],
  ['signInWithPassword', 'null', 'INVALID_ARGUMENT'],
  ['signInWithPassword', '"text"', 'INVALID_ARGUMENT'],
  ['signInWithPassword', '{"email":', 'INVALID_ARGUMENT'],
  ['signInWithPassword', '', 'INVALID_ARGUMENT'],
  ['signInWithPassword', '{"__proto__":{"email":"a@example.com"}}', 'INVALID_ARGUMENT'],
  ['signInWithPassword', '{"constructor":{"prototype":{}}}', 'INVALID_ARGUMENT'],
  ['sendOobCode', { email: 'a@example.com' }, 'INVALID_REQ_TYPE'],
  ['sendOobCode', { requestType: 'VERIFY_EMAIL', email: 'a@example.com' }, 'INVALID_REQ_TYPE'],
  ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
  ['resetPassword', {}, 'MISSING_OOB_CODE'],
  ['resetPassword', { oobCode: 7 }, 'INVALID_ARGUMENT'],
  ['resetPassword', { oobCode: 'nul\u0000' }, 'INVALID_ARGUMENT'],
  ['resetPassword', { oobCode: text(43) }, 'INVALID_OOB_CODE'],
  ['resetPassword', { oobCode: text(43), newPassword: '12345' }, 'WEAK_PASSWORD'],
];

test.for(bad)('answers %s with %j by 400 %s', async ([name, body, word]) => {
  const answer = await call(name, body);

  expect([answer.statusCode, wordOf(answer)]).toEqual([400, word]);
});

test('refuses a giant body before reading it', async () => {
  const answer = await call('signUp', { ...person('w2'), displayName: text(100_000) });

  expect([answer.statusCode, wordOf(answer)]).toEqual([413, 'INVALID_ARGUMENT']);
});

test.for(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'refuses %s, which a foreign page may send without asking',
  async (type) => {
    const answer = await rig.app.inject({
      method: 'POST',
      url: '/idp/v1/accounts:signUp',
      headers: { 'content-type': type },
      payload: JSON.stringify(person('w3')),
    });

    expect(answer.statusCode).toBe(415);
  },
);

test('answers 503 when too many wait for a hash, and counts no failure for it', async () => {
  const busy = await embeddedRig({ pool: hashPool({ atOnce: 1, waiting: 0 }) });
  const indah = person('indah');
  await busy.identity.provider.createPasswordAccount(indah);
  let free = () => {};
  const running = busy.pool.run(
    () =>
      new Promise<void>((resolve) => {
        free = resolve;
      }),
  );

  const refused = [];
  for (let at = 0; at < 7; at += 1) refused.push(await busy.call('signInWithPassword', indah));
  free();
  await running;
  const later = await busy.call('signInWithPassword', indah);

  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(503));
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(later.statusCode).toBe(200);
  await busy.close();
});

test('renews a hash of an earlier cost when its owner signs in', async () => {
  const joko = await enrol('joko');
  const hashOf = async () => {
    const [row] = await rig.db.query<{ hash: string }>(
      'select password_hash as hash from idp_account where email = $1',
      [joko.email],
    );
    return row?.hash;
  };
  const today = await embeddedRig({ db: rig.db, passwordCost: currentCost });
  const old = await hashOf();

  await today.call('signInWithPassword', joko);

  expect(old).toContain('$m=64,t=1,p=1$');
  expect(await hashOf()).toContain('$m=19456,t=2,p=1$');
  await today.close();
});

test('publishes who it is and its public keys', async () => {
  const about = (await rig.app.inject('/idp/.well-known/openid-configuration')).json();
  const { keys } = (await rig.app.inject('/idp/.well-known/jwks.json')).json();

  expect(about).toMatchObject({
    issuer: await fixedIssuer(rig.db),
    jwks_uri: `${publicUrl}/idp/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
  });
  expect(keys).toHaveLength(2);
  expect(keys[0].d).toBeUndefined();
});
