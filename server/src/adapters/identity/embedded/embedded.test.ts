import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { exportJWK, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { type IdentityRig, identityProviderContract } from '../identity-provider.contract.ts';
import { audience } from './id-token.ts';
import { embeddedRig } from './testing.ts';

const seconds = (count: number) => count * 1000;

const makeRig = async (): Promise<IdentityRig> => {
  const rig = await embeddedRig();
  await rig.app.inject('/idp/.well-known/jwks.json');

  const activeKey = async () => {
    const [row] = await rig.db.query<{ kid: string; jwk: Record<string, string> }>(
      `select kid, private_jwk as jwk from idp_key where state = 'active'`,
    );
    if (!row) throw new Error('There is no active key.');
    return row;
  };
  const signed = (claims: object, header: object, key: Parameters<SignJWT['sign']>[0]) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);

  return {
    provider: rig.identity.provider,
    issuer: rig.identity.issuer,
    audience,
    now: rig.now,

    async signIn(person) {
      // Each from an address of its own: what is tested here is not the throttle.
      const hash = createHash('sha256').update(randomUUID()).digest();
      const address = `10.${hash[0]}.${hash[1]}.${hash[2]}`;
      const answer = await rig.call('signInWithPassword', person, { address });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().idToken;
    },

    async sign(claims) {
      const { kid, jwk } = await activeKey();
      return signed(claims, { kid }, await importJWK(jwk, 'ES256'));
    },

    async forge(claims) {
      const { kid, jwk } = await activeKey();
      const stranger: KeyObject = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
      const ours = await importJWK(jwk, 'ES256');
      const { d: _, ...publicJwk } = jwk;
      const right = await signed(claims, { kid }, ours);
      const [header, , signature] = right.split('.');
      const other = Buffer.from(JSON.stringify({ ...claims, sub: 'staff' })).toString('base64url');
      return {
        'alg none': new UnsecuredJWT({ ...claims }).encode(),
        'alg none under our key id': `${Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')}.${right.split('.')[1]}.`,
        'HS256 with the public key': await signed(
          claims,
          { alg: 'HS256', kid },
          new TextEncoder().encode(JSON.stringify(publicJwk)),
        ),
        'a key of its own in the header': await signed(
          claims,
          { kid, jwk: await exportJWK(stranger) },
          stranger,
        ),
        "a stranger's key under our key id": await signed(claims, { kid }, stranger),
        'an unknown key id': await signed(claims, { kid: 'unknown' }, ours),
        'a path as key id': await signed(claims, { kid: '../../etc/passwd' }, ours),
        'no key id': await signed(claims, {}, ours),
        'a body changed after signing': `${header}.${other}.${signature}`,
        'the signature cut off': right.slice(0, right.lastIndexOf('.') + 1),
      };
    },

    async rotateKeys() {
      await rig.db.query(`update idp_key set since = since - interval '91 days'`);
      // Until the running provider looks at its list again; tokens outlive that by a minute.
      rig.pass(seconds(301));
    },
    close: rig.close,
  };
};

identityProviderContract('embedded', makeRig);

test('refuses the token of an account that was undone', async () => {
  const rig = await embeddedRig();
  const person = { email: 'undo@example.com', password: 'pagi cerah', displayName: '' };
  const subject = await rig.identity.provider.createPasswordAccount(person);
  const { idToken } = (await rig.call('signInWithPassword', person)).json();

  await subject.undo();

  await expect(rig.identity.provider.verifyIdToken(idToken)).rejects.toMatchObject({
    reason: 'refused',
  });
  await rig.close();
});

test('says unavailable, not refused, while the database is away', async () => {
  const rig = await embeddedRig();
  const person = { email: 'away@example.com', password: 'pagi cerah', displayName: '' };
  await rig.identity.provider.createPasswordAccount(person);
  const { idToken } = (await rig.call('signInWithPassword', person)).json();

  await rig.db.close();
  const attempt = await rig.call('signInWithPassword', person);

  await expect(rig.identity.provider.verifyIdToken(idToken)).rejects.toMatchObject({
    reason: 'unavailable',
  });
  await expect(
    rig.identity.provider.createPasswordAccount({ ...person, email: 'two@example.com' }),
  ).rejects.toMatchObject({ reason: 'unavailable' });
  expect(attempt.statusCode).toBe(503);
  expect(attempt.json().error).toMatchObject({ code: 503, message: 'UNAVAILABLE' });
  await rig.close();
});

test('an account made while the clock was ahead signs in once it is right again', async () => {
  const rig = await embeddedRig();
  const person = { email: 'ahead@example.com', password: 'pagi cerah', displayName: '' };
  const fortyDays = seconds(40 * 86_400);
  // The database's clock is the true one.
  rig.pass(Date.now() - rig.now().getTime());
  rig.pass(fortyDays);
  await rig.identity.provider.createPasswordAccount(person);
  rig.pass(-fortyDays);

  const { idToken } = (await rig.call('signInWithPassword', person)).json();

  await expect(rig.identity.provider.verifyIdToken(idToken)).resolves.toMatchObject({
    email: person.email,
  });
  await rig.close();
});
