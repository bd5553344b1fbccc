import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const period = 30;

const totpOf = (secret: Uint8Array, label: string) =>
  new TOTP({
    issuer: 'Nobi',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** 160 bits, as RFC 4226 recommends. */
export const newSecret = () => randomBytes(20);

/** What the authenticator app is given, as a link for its camera and as text to type. */
export const enrolmentOf = (secret: Uint8Array, email: string) => {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/** The step a code belongs to, one step early or late allowed; undefined when it is wrong. */
export const stepOf = (secret: Uint8Array, code: string, now: number): number | undefined => {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return undefined;
  const delta = totpOf(secret, '').validate({ token: typed, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
};

/** AES-256-GCM: nonce, tag, text. `key` is 32 bytes in base64url. */
export const sealed = (key: string, secret: Uint8Array): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** Throws when the key or the bytes are not what they were. */
export const unsealed = (key: string, box: Buffer): Buffer => {
  const opener = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    box.subarray(0, 12),
  );
  opener.setAuthTag(box.subarray(12, 28));
  return Buffer.concat([opener.update(box.subarray(28)), opener.final()]);
};
