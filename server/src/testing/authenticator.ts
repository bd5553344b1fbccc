import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';
import type { ReplyOf, staff } from '@nobi/contract';

type Creation = ReplyOf<typeof staff.beginPasskey>;
type Request = ReplyOf<typeof staff.beginPasskeySession>;

/** How a test's authenticator may differ from an honest one that verifies its owner. */
export interface Manner {
  /** Where the browser stands. */
  readonly origin: string;
  readonly isVerifying?: boolean;
  /** The host that the authenticator believes to sign for. */
  readonly rpId?: string;
  /** What the counter says; otherwise one more than before. */
  readonly count?: number;
}

interface Credential {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** COSE_Key of ES256 (RFC 9053, 7.1.1). */
const coseKeyOf = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return encodeCBOR(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
};

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const counted = (count: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

// UP, UV, AT (WebAuthn Level 3, 6.1).
const flagsOf = (isVerifying: boolean, isNew: boolean) =>
  1 | (isVerifying ? 4 : 0) | (isNew ? 64 : 0);

const attestationOf = (authData: Buffer) => {
  const parts = new Map<string, string | Uint8Array | Map<string, string>>();
  parts.set('fmt', 'none').set('attStmt', new Map<string, string>());
  return Buffer.from(encodeCBOR(parts.set('authData', new Uint8Array(authData))));
};

const answer = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response,
});

/** A security key in software: what a person holds, as far as WebAuthn sees it. */
export const newAuthenticator = () => {
  let count = 0;
  const credentials = new Map<string, Credential>();
  return {
    create(options: Creation, { origin, isVerifying = true, rpId = options.rp.id }: Manner) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const raw = randomBytes(32);
      const id = raw.toString('base64url');
      credentials.set(id, { id, key: privateKey, userHandle: options.user.id });
      const head = [sha256(rpId), Buffer.from([flagsOf(isVerifying, true)]), counted(count)];
      const credential = [
        Buffer.alloc(16),
        Buffer.from([0, raw.length]),
        raw,
        coseKeyOf(publicKey),
      ];
      const data = clientData('webauthn.create', options.challenge, origin);
      return answer(id, {
        clientDataJSON: data.toString('base64url'),
        attestationObject: attestationOf(Buffer.concat([...head, ...credential])).toString(
          'base64url',
        ),
        transports: ['internal'],
      });
    },

    /** Signs with a credential of the list, or with any when there is none. */
    get(options: Request, { origin, isVerifying = true, ...manner }: Manner) {
      const listed = options.allowCredentials.map(({ id }) => credentials.get(id));
      const chosen = options.allowCredentials.length > 0 ? listed : [...credentials.values()];
      const credential = chosen.find((one) => one !== undefined);
      if (!credential) throw new Error('this authenticator holds no such passkey');
      count = manner.count ?? count + 1;
      const rpIdHash = sha256(manner.rpId ?? options.rpId);
      const flags = Buffer.from([flagsOf(isVerifying, false)]);
      const authData = Buffer.concat([rpIdHash, flags, counted(count)]);
      const data = clientData('webauthn.get', options.challenge, origin);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), credential.key);
      return answer(credential.id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: credential.userHandle,
      });
    },
  };
};

export type Authenticator = ReturnType<typeof newAuthenticator>;
