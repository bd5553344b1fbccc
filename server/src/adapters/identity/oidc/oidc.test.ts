import {
  decodeJwt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { expect, test } from 'vitest';
import { IdentityFailure } from '../../../ports/identity.ts';
import { clientId, newSigningKey, standInFor } from '../../../testing/google.ts';
import { newBrowser } from '../../../testing/popup.ts';
import { freePort } from '../../../testing/ports.ts';
import { type IdentityRig, identityProviderContract } from '../identity-provider.contract.ts';
import { oidcIdentity } from './oidc.ts';
import { optionsOf, startPopup } from './popup.testing.ts';

const signedBy = async (jwk: JWK, claims: object, header: object = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '', ...header })
    .sign(await importJWK(jwk, 'RS256'));

const publicPart = ({ kty = 'RSA', n = '', e = '', kid = '' }: JWK): JWK => ({ kty, n, e, kid });

const forgeries = async (key: JWK, claims: JWTPayload) => {
  const stranger = await generateKeyPair('RS256', { extractable: true });
  const strange = { ...(await exportJWK(stranger.privateKey)), kid: key.kid ?? '' };
  const right = await signedBy(key, claims);
  const [header, , signature] = right.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'staff' })).toString('base64url');
  const withPublicKey = (text: string) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: key.kid ?? '' })
      .sign(new TextEncoder().encode(text));
  return {
    'alg none': new UnsecuredJWT({ ...claims }).encode(),
    'HS256 with the public key': await withPublicKey(JSON.stringify(publicPart(key))),
    'HS256 with the modulus of the key': await withPublicKey(key.n ?? ''),
    'a key of its own in the header': await signedBy(strange, claims, {
      jwk: publicPart(strange),
    }),
    "a stranger's key under the right key id": await signedBy(strange, claims),
    'an unknown key id': await signedBy(key, claims, { kid: 'unknown' }),
    'a path as key id': await signedBy(key, claims, { kid: '../../etc/passwd' }),
    'a list of keys elsewhere': await signedBy(strange, claims, {
      jku: 'http://127.0.0.1:9/jwks',
    }),
    'no key id': await signedBy(key, claims, { kid: undefined }),
    'PS256 with the right key': await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'PS256', kid: key.kid ?? '' })
      .sign(await importJWK({ ...key, alg: 'PS256' }, 'PS256')),
    'a body changed after signing': `${header}.${other}.${signature}`,
    'the signature cut off': right.slice(0, right.lastIndexOf('.') + 1),
  };
};

const makeRig = async (): Promise<IdentityRig & { stopProvider(): Promise<void> }> => {
  const port = await freePort();
  let [keys, count] = [[await newSigningKey('first')], 1];
  const popup = await startPopup(port);
  let google = await standInFor(popup.url, { port, keys });
  const rotateKeys = async () => {
    count += 1;
    keys = [await newSigningKey(`key ${count}`), ...keys];
    await google.stop();
    google = await standInFor(popup.url, { port, keys });
  };
  const [first] = keys;
  if (!first) throw new Error('There is no key.');
  return {
    provider: popup.identity.provider,
    issuer: google.issuer,
    audience: clientId,
    now: () => new Date(),
    register: async () => undefined,
    async signIn({ email }) {
      const landed = await newBrowser(popup.url).signIn(email);
      const token = landed.message?.message.idToken;
      if (!token) throw new Error(landed.text);
      return token;
    },
    sign: (claims) => signedBy(first, claims),
    forge: (claims) => forgeries(first, claims),
    rotateKeys,
    stopProvider: () => google.stop(),
    async close() {
      await google.stop().catch(() => undefined);
      await popup.close();
    },
  };
};

identityProviderContract('oidc', makeRig, { keepsPasswords: false, tellsSignInTime: false });

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (cause: unknown) => (cause instanceof IdentityFailure ? cause.reason : String(cause)),
  );

const claimsIn = (token: string): JWTPayload => decodeJwt(token);

test('keeps accepting while the list of keys is away, and says unavailable when it never had it', async () => {
  const rig = await makeRig();
  const token = await rig.signIn({ email: 'away@contoh.id', password: '' });
  const warm = await reasonOf(rig.provider.verifyIdToken(token));
  const cold = oidcIdentity({ ...optionsOf(rig.issuer), warn: () => undefined }).provider;

  await rig.stopProvider();

  expect(warm).toBe('accepted');
  expect(await reasonOf(rig.provider.verifyIdToken(token))).toBe('accepted');
  expect(await reasonOf(cold.verifyIdToken(token))).toBe('unavailable');
  await rig.close();
});

test('takes an address as confirmed only when the provider says the word true', async () => {
  const rig = await makeRig();
  const claims = claimsIn(await rig.signIn({ email: 'word@contoh.id', password: '' }));

  const verified = await Promise.all(
    [true, false, 'true', 1, null, undefined].map(async (email_verified) => {
      const token = await rig.sign({ ...claims, email_verified });
      return (await rig.provider.verifyIdToken(token)).emailVerified;
    }),
  );

  expect(verified).toEqual([true, false, false, false, false, false]);
  await rig.close();
});

test('refuses a token without an address, or made for another app through ours', async () => {
  const rig = await makeRig();
  const claims = claimsIn(await rig.signIn({ email: 'none@contoh.id', password: '' }));

  const outcomes = await Promise.all(
    [{ email: undefined }, { email: 'sari' }, { azp: 'another-app' }].map(async (change) =>
      reasonOf(rig.provider.verifyIdToken(await rig.sign({ ...claims, ...change }))),
    ),
  );

  expect(outcomes).toEqual(['refused', 'refused', 'refused']);
  await rig.close();
});
