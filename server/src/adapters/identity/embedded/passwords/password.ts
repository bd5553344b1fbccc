import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { HashPool } from './hash-pool.ts';

/** What a hash costs to compute. */
export interface PasswordCost {
  /** KiB, passes and lanes, by the names of the PHC string. */
  readonly m: number;
  readonly t: number;
  readonly p: number;
}

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet). */
export const currentCost: PasswordCost = { m: 19456, t: 2, p: 1 };

const compute = promisify(argon2);

const derive = (password: string, nonce: Buffer, { m, t, p }: PasswordCost) =>
  compute('argon2id', {
    // The same letters typed on another keyboard may arrive composed differently.
    message: password.normalize('NFKC'),
    nonce,
    memory: m,
    passes: t,
    parallelism: p,
    tagLength: 32,
  });

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,86})$/;

const parse = (stored: string) => {
  const [, m, t, p, nonce, tag] = phc.exec(stored) ?? [];
  if (!nonce || !tag) return undefined;
  return {
    cost: { m: Number(m), t: Number(t), p: Number(p) },
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};

/** True when the stored hash was made at another cost than today's. */
export const needsRehash = (stored: string, cost: PasswordCost = currentCost) => {
  const storedCost = parse(stored)?.cost;
  return storedCost?.m !== cost.m || storedCost.t !== cost.t || storedCost.p !== cost.p;
};

/** argon2id behind the pool; what it stores is a PHC string. */
export const passwords = (pool: HashPool, cost: PasswordCost = currentCost) => ({
  isOutdated: (stored: string) => needsRehash(stored, cost),

  hash: (password: string) =>
    pool.run(async () => {
      const nonce = randomBytes(16);
      const tag = await derive(password, nonce, cost);
      return `$argon2id$v=19$m=${cost.m},t=${cost.t},p=${cost.p}$${unpadded(nonce)}$${unpadded(tag)}`;
    }),

  /** Without a stored hash it takes as long and says no: time tells nobody who has an account. */
  matches: (password: string, stored: string | undefined) =>
    pool.run(async () => {
      const parsed = stored === undefined ? undefined : parse(stored);
      const {
        tag,
        nonce,
        cost: itsCost,
      } = parsed ?? { tag: undefined, nonce: randomBytes(16), cost };
      const computed = await derive(password, nonce, itsCost);
      return tag !== undefined && tag.length === computed.length && timingSafeEqual(tag, computed);
    }),
});

export type Passwords = ReturnType<typeof passwords>;
