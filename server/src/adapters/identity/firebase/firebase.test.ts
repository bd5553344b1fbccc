import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type IdentityRig, identityProviderContract } from '../identity-provider.contract.ts';
import { firebaseIdentity } from './firebase.ts';
import { forgeries } from './testing.forgeries.ts';
import { projectId, standInGoogle } from './testing.google.ts';

type Google = Awaited<ReturnType<typeof standInGoogle>>;

const issuer = `https://securetoken.google.com/${projectId}`;
const now = () => new Date();

const adapterOn = (google: Google, keyCooldownMs = 30_000) => {
  const warned: string[] = [];
  const identity = firebaseIdentity({
    projectId,
    apiKey: 'public-web-key',
    authDomain: `${projectId}.firebaseapp.com`,
    google: true,
    publicUrl: 'https://nobi.example',
    emulatorUrl: google.url,
    jwksUrl: google.jwksUrl,
    keyCooldownMs,
    now,
    warn: (what) => void warned.push(what),
  });
  return { ...identity, warned };
};

const makeRig = async (): Promise<IdentityRig> => {
  const google = await standInGoogle();
  return {
    provider: adapterOn(google, 0).provider,
    issuer,
    audience: projectId,
    now,
    signIn: async (person) => (await google.signIn(person)).idToken,
    sign: google.sign,
    forge: (claims) => forgeries(claims, google),
    rotateKeys: google.rotate,
    close: google.close,
  };
};

identityProviderContract('firebase', makeRig);

describe('with Google', () => {
  const person = { email: 'sari@example.com', password: 'pagi cerah', displayName: 'Ibu Sari' };
  let google: Google;
  let adapter: ReturnType<typeof adapterOn>;
  let subject: string;
  beforeEach(async () => {
    google = await standInGoogle();
    adapter = adapterOn(google);
    subject = (await adapter.provider.createPasswordAccount(person)).subject;
  });
  afterEach(() => google.close());

  const tokenWith = (claims: Record<string, unknown>) => {
    const at = Math.floor(Date.now() / 1000);
    return google.sign({
      iss: issuer,
      aud: projectId,
      sub: subject,
      iat: at,
      exp: at + 3600,
      auth_time: at,
      email: person.email,
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
      ...claims,
    });
  };
  const outcome = async (token: string) => {
    try {
      return (await adapter.provider.verifyIdToken(token)).provider;
    } catch (error) {
      return error instanceof Error && 'reason' in error ? error.reason : String(error);
    }
  };

  test.each([
    ['google', {}],
    ['password', { firebase: { sign_in_provider: 'password' }, email_verified: false }],
    ['refused', { email_verified: false }],
    ['refused', { email_verified: 'true' }],
    ['refused', { firebase: { sign_in_provider: 'phone' } }],
    ['refused', { firebase: { sign_in_provider: 'anonymous' } }],
    ['refused', { firebase: { sign_in_provider: 'custom' } }],
    ['refused', { firebase: { sign_in_provider: 'google.com', tenant: 'school' } }],
    ['refused', { firebase: undefined, sign_in_provider: 'google.com' }],
    ['refused', { email: undefined }],
    ['refused', { iss: `https://session.firebase.google.com/${projectId}` }],
  ])('calls it %s when the token says %j', async (expected, claims) => {
    expect(await outcome(await tokenWith(claims))).toBe(expected);
  });

  test('cannot say who it is while the list of keys was never read', async () => {
    google.faults.jwksDown = true;

    const cold = await outcome(await tokenWith({}));
    google.faults.jwksDown = false;

    expect(cold).toBe('unavailable');
    expect(await outcome(await tokenWith({}))).toBe('google');
  });

  test('goes on by the keys it knows while the list is away', async () => {
    await outcome(await tokenWith({}));

    google.faults.jwksDown = true;

    expect(await outcome(await tokenWith({}))).toBe('google');
  });

  test('reads the list once for fifty tokens of unknown keys', async () => {
    await outcome(await tokenWith({}));

    const forged = await Promise.all(
      Array.from({ length: 50 }, (_, at) => google.sign({ sub: subject }, { kid: `other-${at}` })),
    );
    const outcomes = await Promise.all(forged.map(outcome));

    expect(new Set(outcomes)).toEqual(new Set(['refused']));
    expect(google.requests.filter(({ url }) => url === '/jwks')).toHaveLength(1);
  });

  test('refuses a proof from before the password was changed', async () => {
    const token = await tokenWith({});
    const changed = Math.floor(Date.now() / 1000) + 1;

    google.faults.validSince = changed;
    const after = adapter.provider.verifyIdToken(await tokenWith({ auth_time: changed }));

    expect(await outcome(token)).toBe('refused');
    expect((await after).validSince).toEqual(new Date(changed * 1000));
  });

  test.for([
    [400, '{"error":{"message":"USER_DISABLED"}}', 'refused', 0],
    [400, '{"error":{"message":"TOKEN_EXPIRED"}}', 'refused', 0],
    [400, '{"error":{"message":"USER_NOT_FOUND"}}', 'refused', 0],
    [
      400,
      '{"error":{"message":"API key not valid. Please pass a valid API key."}}',
      'unavailable',
      1,
    ],
    [403, '{"error":{"message":"PERMISSION_DENIED : blocked"}}', 'unavailable', 1],
    [503, '<html>', 'unavailable', 0],
    [200, '{"users":[]}', 'unavailable', 0],
    [200, 'null', 'unavailable', 0],
  ] as const)('answers %i %s as %s', async ([status, body, expected, warnings]) => {
    google.faults.calls = { status, body };

    expect(await outcome(await tokenWith({}))).toBe(expected);
    expect(adapter.warned).toHaveLength(warnings);
  });

  test.each([
    ['EMAIL_EXISTS', 'email_taken'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'weak_password'],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [x]', 'password_rules'],
    ['INVALID_EMAIL', 'refused'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'unavailable'],
    ['OPERATION_NOT_ALLOWED', 'unavailable'],
    ['constructor', 'unavailable'],
  ])('says of a sign-up answered %s: %s', async (message, reason) => {
    google.faults.calls = { status: 400, body: JSON.stringify({ error: { message } }) };

    const creation = adapter.provider.createPasswordAccount({
      ...person,
      email: 'new@example.com',
    });

    await expect(creation).rejects.toMatchObject({ name: 'IdentityFailure', reason });
  });

  test('says unavailable when nobody answers at all', async () => {
    const token = await tokenWith({});
    await outcome(token);
    await google.close();

    expect(await outcome(token)).toBe('unavailable');
    await expect(adapter.provider.createPasswordAccount(person)).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });

  test('asks in the name of our own site, where a key is kept for it', () => {
    const calls = google.requests.filter(({ url }) => url.includes('accounts:'));

    expect(calls.map(({ headers }) => headers.referer)).toEqual(['https://nobi.example/']);
    expect(calls.map(({ query }) => query)).toEqual([{ key: 'public-web-key' }]);
  });

  test('finds the staff account that stands already, by its password alone', async () => {
    const again = await adapter.seedPasswordAccount(person.email, person.password);

    expect(again).toEqual({ issuer, subject });
    await expect(adapter.seedPasswordAccount(person.email, 'guessed')).rejects.toMatchObject({
      reason: 'refused',
    });
  });
});
