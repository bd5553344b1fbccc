import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';

type Fields = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A header may be told to leave something out: null says so. */
const withoutNulls = (header: Fields) =>
  Object.fromEntries(Object.entries(header).filter(([, value]) => value !== null));

interface Key {
  readonly kid: string;
  readonly secret: KeyObject;
  readonly jwk: object;
}

const newKey = (): Key => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  return {
    kid,
    secret: privateKey,
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
  };
};

/** Keys as Google keeps them: a list for everybody, and one that signs. */
export const signingDesk = () => {
  let keys = [newKey()];
  const signed = (claims: Fields, header: Fields = {}) => {
    const [key] = keys;
    if (!key) throw new Error('There is no key.');
    const body = `${encode(withoutNulls({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...header }))}.${encode(claims)}`;
    return `${body}.${sign('sha256', Buffer.from(body), key.secret).toString('base64url')}`;
  };
  const resigned = (token: unknown): unknown => {
    const [, claims] = typeof token === 'string' ? token.split('.') : [];
    if (!claims) return token;
    return signed(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')));
  };
  return {
    signed,
    list: () => ({ keys: keys.map(({ jwk }) => jwk) }),
    rotate: () => {
      keys = [newKey(), ...keys.slice(0, 1)];
    },
    /** The emulator's unsigned tokens, signed, wherever an answer carries one. */
    signedAnswer(answer: unknown): unknown {
      if (!isRecord(answer)) return answer;
      const tokens = ['idToken', 'id_token', 'access_token'].filter((name) => answer[name]);
      return {
        ...answer,
        ...Object.fromEntries(tokens.map((name) => [name, resigned(answer[name])])),
      };
    },
  };
};
