import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, type JWK } from 'jose';
import type { KeyChanges, KeyRow, KeyStore } from './key.store.ts';

const seconds = (count: number) => count * 1000;
const days = (count: number) => seconds(count * 86_400);

const rotateAfter = days(90);
/** A token lives minutes; a day leaves room for slow clocks and caches of the key list. */
const keepRetired = days(1);
/** How long another process may go on with a list that has since changed. */
const trustList = seconds(300);
/** Unknown key ids are free to invent: they may not turn into database calls. */
const askAgainAfter = seconds(30);

interface Key {
  readonly kid: string;
  readonly state: KeyRow['state'];
  readonly since: Date;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly publicJwk: JWK;
}

const keyOf = (row: KeyRow): Key => {
  const { kty, crv, x, y, d } = row.privateJwk;
  const publicJwk = { kty: String(kty), crv: String(crv), x: String(x), y: String(y) };
  return {
    kid: row.kid,
    state: row.state,
    since: row.since,
    privateKey: createPrivateKey({ key: { ...publicJwk, d: String(d) }, format: 'jwk' }),
    publicKey: createPublicKey({ key: publicJwk, format: 'jwk' }),
    publicJwk: { ...publicJwk, kid: row.kid, use: 'sig', alg: 'ES256' },
  };
};

const generate = promisify(generateKeyPair);

const newKey = async (state: KeyRow['state'], now: Date): Promise<KeyRow> => {
  const { privateKey } = await generate('ec', { namedCurve: 'P-256' });
  const privateJwk = privateKey.export({ format: 'jwk' });
  return { kid: await calculateJwkThumbprint(privateJwk), state, privateJwk, since: now };
};

/** The next key is published a whole period before it signs, so nobody meets it unprepared. */
const advance = async (keys: KeyChanges, now: Date) => {
  const rows = await keys.list();
  const active = rows.find(({ state }) => state === 'active');
  if (active && now.getTime() - active.since.getTime() < rotateAfter) return;
  if (active) await keys.move(active.kid, 'retired', now);
  const next = rows.find(({ state }) => state === 'next');
  if (next) await keys.move(next.kid, 'active', now);
  else await keys.add(await newKey('active', now));
  await keys.add(await newKey('next', now));
  await keys.removeRetiredBefore(new Date(now.getTime() - keepRetired));
};

/** The signing keys, kept in the database and remembered here. */
export const keyRing = (store: KeyStore, now: () => Date) => {
  let keys: readonly Key[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  const activeKey = () => keys.find(({ state }) => state === 'active');
  const read = async () => {
    const rows = await store.list();
    keys = rows.map(keyOf);
    // Without a key the list is of before the first start was done: another process may be making it.
    if (activeKey()) readAt = now().getTime();
  };
  // Whatever the sign: a clock set back must not freeze the list.
  const age = () => Math.abs(now().getTime() - readAt);
  const isDue = ({ since }: Key) => now().getTime() - since.getTime() >= rotateAfter;

  return {
    /** The key to sign with; makes the first ones and replaces those that are due. */
    async active(): Promise<Key> {
      if (age() >= trustList) await read();
      const current = activeKey();
      if (current && !isDue(current)) return current;
      await store.change((changes) => advance(changes, now()));
      await read();
      const created = activeKey();
      if (!created) throw new Error('The key list holds no active key.');
      return created;
    },

    async find(kid: string): Promise<Key | undefined> {
      const match = keys.find((key) => key.kid === kid);
      if (match || age() < askAgainAfter) return match;
      await read();
      return keys.find((key) => key.kid === kid);
    },

    async publicKeys() {
      await this.active();
      return keys.map(({ publicJwk }) => publicJwk);
    },
  };
};

export type KeyRing = ReturnType<typeof keyRing>;
