import {
  createCipheriv,
  createDecipheriv,
  type DecipherGCM,
  randomBytes,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import { BackupProblem } from '../problem.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const nonceLength = 12;
const tagLength = 16;
/** 64 MB and a fifth of a second for each guess at a passphrase. */
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

export interface Keys {
  /** Closes and opens the parts; undefined when the backup is not encrypted. */
  readonly parts: Buffer | undefined;
  /** Signs the manifest, so that nobody without the passphrase can change a sum in it. */
  readonly manifest: Buffer;
}

export const openKeys: Keys = { parts: undefined, manifest: Buffer.from('nobi-backup') };

export const newSalt = () => randomBytes(16).toString('hex');

export const keysOf = async (passphrase: string, salt: string): Promise<Keys> => {
  const both = await derive(passphrase, Buffer.from(salt, 'hex'), 64, cost);
  return { parts: both.subarray(0, 32), manifest: both.subarray(32) };
};

/** AES-256-GCM; the part's own name is signed with it, so that no two parts can change places. */
export const closed = (key: Buffer, name: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
    yield nonce;
    for await (const chunk of source) yield cipher.update(chunk);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };

/** Gives the content back as it is read; ends with BackupProblem when a byte was changed. */
export const decryption = (key: Buffer, name: string) =>
  async function* (source: AsyncIterable<Buffer>) {
    let buffered = Buffer.alloc(0);
    let decipher: DecipherGCM | undefined;
    for await (const chunk of source) {
      buffered = Buffer.concat([buffered, chunk]);
      if (!decipher && buffered.length >= nonceLength) {
        decipher = createDecipheriv('aes-256-gcm', key, buffered.subarray(0, nonceLength));
        decipher.setAAD(Buffer.from(name));
        buffered = buffered.subarray(nonceLength);
      }
      // The last bytes may be the tag, which is no content.
      if (!decipher || buffered.length <= tagLength) continue;
      yield decipher.update(buffered.subarray(0, -tagLength));
      buffered = buffered.subarray(-tagLength);
    }
    if (!decipher || buffered.length !== tagLength)
      throw new BackupProblem(`${name} is cut short. Take another backup.`);
    yield finish(decipher, buffered, name);
  };

const finish = (decipher: DecipherGCM, tag: Buffer, name: string): Buffer => {
  try {
    return decipher.setAuthTag(tag).final();
  } catch (error) {
    throw new BackupProblem(`${name} is damaged. Take another backup.`, { cause: error });
  }
};
