import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, exportSPKI, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';

type Claims = Record<string, unknown>;

export interface Signer {
  /** Claims signed by a key that the list names; the header may say something else, or not (null). */
  sign(claims: Claims, header?: Claims): Promise<string>;
  publicKey(): Promise<JWK>;
}

const rs256 = (claims: Claims, header: Claims, key: KeyObject) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', ...header }).sign(key);

const hs256 = (claims: Claims, kid: string, secret: string) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', kid })
    .sign(new TextEncoder().encode(secret));

const json64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same claims with broken signatures, by the name of what is wrong. */
export const forgeries = async (claims: Claims, { sign, publicKey }: Signer) => {
  const jwk = await publicKey();
  const { kid = '' } = jwk;
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const key = await importJWK(jwk, 'RS256');
  const pem = key instanceof Uint8Array ? '' : await exportSPKI(key);
  const right = await sign(claims);
  const [header, body, signature] = right.split('.');
  return {
    'alg none': new UnsecuredJWT({ ...claims }).encode(),
    "alg none under Google's key id": `${json64({ alg: 'none', kid })}.${body}.`,
    'HS256 with the public key': await hs256(claims, kid, JSON.stringify(jwk)),
    'HS256 with the public key as PEM': await hs256(claims, kid, pem),
    'a key of its own in the header': await rs256(
      claims,
      { kid, jwk: await exportJWK(stranger) },
      stranger,
    ),
    "a stranger's key under Google's key id": await rs256(claims, { kid }, stranger),
    'an unknown key id': await sign(claims, { kid: 'unknown' }),
    'a path as key id': await sign(claims, { kid: '../../etc/passwd' }),
    'no key id': await sign(claims, { kid: null }),
    'a body changed after signing': `${header}.${json64({ ...claims, sub: 'staff' })}.${signature}`,
    'the signature cut off': right.slice(0, right.lastIndexOf('.') + 1),
  };
};
