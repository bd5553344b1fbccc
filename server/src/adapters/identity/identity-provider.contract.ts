import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IdentityFailure, type IdentityProvider } from '../../ports/identity.ts';

type Claims = Record<string, unknown>;

/** A provider with the keys to its world: what a test needs to sign in and to forge. */
export interface IdentityRig {
  readonly provider: IdentityProvider;
  readonly issuer: string;
  readonly audience: string;
  readonly now: () => Date;
  /** How a person comes to an account where the port makes none. */
  register?(person: { email: string; displayName: string }): Promise<unknown>;
  /** Signs in as a browser would and gives the id_token. */
  signIn(person: { email: string; password: string }): Promise<string>;
  /** Claims signed with a key the provider trusts, in its own algorithm. */
  sign(claims: Claims): Promise<string>;
  /** The same claims with broken signatures, by the name of what is wrong. */
  forge(claims: Claims): Promise<Record<string, string>>;
  /** Puts a new signing key into service while the provider runs. */
  rotateKeys(): Promise<void>;
  close(): Promise<void>;
}

const somebody = () => ({
  email: `parent-${randomUUID()}@example.com`,
  password: 'pagi cerah',
  displayName: 'Ibu Sari',
});

const reasonOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return 'accepted';
  } catch (cause) {
    // Anything but an IdentityFailure breaks the port's promise.
    return cause instanceof IdentityFailure ? cause.reason : `wrong error: ${String(cause)}`;
  }
};

const claimsOf = (token: string): Claims => {
  const [, body = ''] = token.split('.');
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
};

/** What a right token may be changed into, and must then be refused. `now` in seconds. */
const spoiled: Record<string, (now: number, rig: IdentityRig) => Claims> = {
  'another audience': () => ({ aud: 'somebody-else' }),
  'a list of audiences': (_now, { audience }) => ({ aud: [audience] }),
  'no audience': () => ({ aud: undefined }),
  'another issuer': () => ({ iss: 'https://idp.example.net' }),
  'an empty subject': () => ({ sub: '' }),
  'a subject of 129 characters': () => ({ sub: 'a'.repeat(129) }),
  'no subject': () => ({ sub: undefined }),
  'an expiry that has passed': (now) => ({ iat: now - 400, exp: now - 90 }),
  'no expiry': () => ({ exp: undefined }),
  'no issue time': () => ({ iat: undefined }),
  'an issue time more than a minute ahead': (now) => ({ iat: now + 90, exp: now + 390 }),
  'an age of more than an hour': (now) => ({ iat: now - 3700, exp: now + 300 }),
  'a sign-in more than a minute ahead': (now) => ({ auth_time: now + 90 }),
  'no sign-in time': () => ({ auth_time: undefined }),
  'a sign-in time in words': () => ({ auth_time: 'yesterday' }),
};

const accountTests = (rig: () => IdentityRig) => {
  test('makes an account whose sign-in proves the same issuer and subject', async () => {
    const person = somebody();

    const created = await rig().provider.createPasswordAccount(person);
    const identity = await rig().provider.verifyIdToken(await rig().signIn(person));

    expect(identity).toMatchObject({
      issuer: created.issuer,
      subject: created.subject,
      email: person.email,
      name: person.displayName,
      provider: 'password',
    });
    expect(Math.abs(identity.authTime.getTime() - rig().now().getTime())).toBeLessThan(5000);
    expect(identity.expiresAt.getTime()).toBeGreaterThan(rig().now().getTime());
  });

  test('refuses a second account with the same e-mail', async () => {
    const person = somebody();
    await rig().provider.createPasswordAccount(person);

    const again = reasonOf(
      rig().provider.createPasswordAccount({ ...person, email: person.email.toUpperCase() }),
    );

    expect(await again).toBe('email_taken');
  });

  test('finds an account by its e-mail and its password together', async () => {
    const person = somebody();
    const { issuer, subject } = await rig().provider.createPasswordAccount(person);
    const find = rig().provider.findPasswordAccount;

    const account = await find(person);
    const guessed = await find({ ...person, password: 'siang terik' });
    const unknown = await find(somebody());

    expect(account).toEqual({ issuer, subject });
    expect([guessed, unknown]).toEqual([undefined, undefined]);
  });

  test('makes one account of many sign-ups in the same moment', async () => {
    const person = somebody();

    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => reasonOf(rig().provider.createPasswordAccount(person))),
    );

    expect(outcomes.toSorted()).toEqual(['accepted', ...Array(7).fill('email_taken')]);
  });

  test('refuses a password of five characters', async () => {
    const person = { ...somebody(), password: '12345' };

    expect(await reasonOf(rig().provider.createPasswordAccount(person))).toBe('weak_password');
  });

  test('gives the e-mail free again when the account is undone', async () => {
    const person = somebody();
    const created = await rig().provider.createPasswordAccount(person);

    await created.undo();

    expect(await reasonOf(rig().signIn(person))).not.toBe('accepted');
    expect((await rig().provider.createPasswordAccount(person)).subject).not.toBe(created.subject);
  });
};

const tokenTests = (rig: () => IdentityRig, { tellsSignInTime }: Habits) => {
  const register = async () => {
    const person = somebody();
    const { register: byItself, provider } = rig();
    await (byItself?.(person) ?? provider.createPasswordAccount(person));
    return person;
  };
  const rightClaims = async () => claimsOf(await rig().signIn(await register()));
  const nowSeconds = () => Math.floor(rig().now().getTime() / 1000);

  test('accepts its own claims signed by its own key', async () => {
    const token = await rig().sign(await rightClaims());

    expect(await reasonOf(rig().provider.verifyIdToken(token))).toBe('accepted');
  });

  const wrong = Object.entries(spoiled).filter(
    ([what]) => tellsSignInTime || what !== 'no sign-in time',
  );
  test.for(wrong)('refuses a token with %s', async ([, change]) => {
    const claims = await rightClaims();

    const token = await rig().sign({ ...claims, ...change(nowSeconds(), rig()) });

    expect(await reasonOf(rig().provider.verifyIdToken(token))).toBe('refused');
  });

  test('accepts clocks that differ by up to a minute', async () => {
    const claims = await rightClaims();
    const ahead = nowSeconds() + 50;

    const early = await rig().sign({ ...claims, iat: ahead, auth_time: ahead });
    const late = await rig().sign({ ...claims, exp: nowSeconds() - 50 });

    expect(await reasonOf(rig().provider.verifyIdToken(early))).toBe('accepted');
    expect(await reasonOf(rig().provider.verifyIdToken(late))).toBe('accepted');
  });

  test('refuses every forged signature', async () => {
    const forged = await rig().forge(await rightClaims());

    const outcomes = await Promise.all(
      Object.entries(forged).map(async ([name, token]) => [
        name,
        await reasonOf(rig().provider.verifyIdToken(token)),
      ]),
    );

    expect(outcomes.length).toBeGreaterThanOrEqual(4);
    expect(outcomes).toEqual(Object.keys(forged).map((name) => [name, 'refused']));
  });

  test.for(['', '.', '..', 'a.b.c', 'null', '{}', 'é.\u0000.😀', 'x'.repeat(100_000)])(
    'refuses %j, which is no token',
    async (token) => {
      expect(await reasonOf(rig().provider.verifyIdToken(token))).toBe('refused');
    },
  );

  test('accepts tokens from before and after a change of keys', async () => {
    const person = await register();
    const before = await rig().signIn(person);

    await rig().rotateKeys();
    const after = await rig().signIn(person);

    expect(await reasonOf(rig().provider.verifyIdToken(before))).toBe('accepted');
    expect(await reasonOf(rig().provider.verifyIdToken(after))).toBe('accepted');
  });
};

/** Where honest providers differ. */
interface Habits {
  /** Whether accounts and passwords are made through us. */
  readonly keepsPasswords: boolean;
  readonly tellsSignInTime: boolean;
}

/** What every identity provider must do, whoever stands behind it. */
export const identityProviderContract = (
  name: string,
  makeRig: () => Promise<IdentityRig>,
  habits: Habits = { keepsPasswords: true, tellsSignInTime: true },
) => {
  describe(`identity provider: ${name}`, () => {
    let current: IdentityRig | undefined;
    const rig = () => {
      if (!current) throw new Error('The rig is not ready.');
      return current;
    };
    beforeAll(async () => {
      current = await makeRig();
    });
    afterAll(async () => {
      await current?.close();
    });

    if (habits.keepsPasswords) accountTests(rig);
    tokenTests(rig, habits);
  });
};
