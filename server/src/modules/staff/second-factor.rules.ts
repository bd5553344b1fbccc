import { createCipheriv, createDecipheriv, hash, randomBytes, randomInt } from 'node:crypto';
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

// Without letters and figures that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 10;

/** Ten codes of 49 bits each; the family of each is shown in two halves. */
export const newRecoveryCodes = () =>
  Array.from({ length: 10 }, () => {
    const code = Array.from(
      { length: recoveryLength },
      () => alphabet[randomInt(alphabet.length)],
    ).join('');
    return `${code.slice(0, 5)}-${code.slice(5)}`;
  });

/** What is kept of a recovery code, however it was typed. */
export const recoveryHash = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replace(/[^a-z0-9]/g, ''), 'buffer');

/** AES-256-GCM: nonce, tag, text. `key` is 32 bytes in base64url. */
export const sealed = (key: string, secret: Uint8Array): Buffer => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), nonce);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** Throws when the key or the bytes are not what they were. */
export const unsealed = (key: string, kept: Buffer): Buffer => {
  const opener = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    kept.subarray(0, 12),
  );
  opener.setAuthTag(kept.subarray(12, 28));
  return Buffer.concat([opener.update(kept.subarray(28)), opener.final()]);
};
