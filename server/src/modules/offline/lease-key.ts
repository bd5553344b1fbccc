import { createECDH, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type LeaseKey, leaseClaims, Problem } from '@nobi/contract';
import { calculateJwkThumbprint, jwtVerify, SignJWT } from 'jose';

export interface LeaseSigner {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  /** What browsers check with; written into the page. */
  readonly shown: LeaseKey;
}

/** The pair of P-256 that a secret of 32 bytes stands for: the same in every process of a database. */
export const leaseSigner = async (secret: string): Promise<LeaseSigner> => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(secret, 'base64url'));
  // An uncompressed point: one byte that says so, then both numbers.
  const point = pair.getPublicKey();
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', x, y };
  const d = Buffer.from(secret, 'base64url').toString('base64url');
  return {
    publicKey: createPublicKey({ key, format: 'jwk' }),
    privateKey: createPrivateKey({ key: { ...key, d }, format: 'jwk' }),
    shown: { kid: await calculateJwkThumbprint(key), x, y },
  };
};

/** Stands in each lease, so that no other token signed with this key could ever pass for one. */
const typ = 'nobi-lease+jwt';

type Claims = Omit<ReturnType<typeof leaseClaims.parse>, 'sub' | 'iat' | 'exp'>;

export const signLease = (
  { privateKey, shown }: LeaseSigner,
  { sub, iat, exp, ...claims }: Claims & { sub: string; iat: number; exp: number },
) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: shown.kid, typ })
    .setSubject(sub)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(privateKey);

/** What one of our leases says, also when it is over: what was played under it arrives later. */
export const readLease = async ({ publicKey }: LeaseSigner, token: string) => {
  try {
    // Its end is the browser's to keep; what arrives is judged by when it began.
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['ES256'],
      typ,
      currentDate: new Date(0),
    });
    return leaseClaims.parse(payload);
  } catch {
    throw new Problem('lease_refused');
  }
};
