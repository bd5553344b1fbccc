import { expect, test } from 'vitest';
import { hashPool } from './hash-pool.ts';
import { currentCost, needsRehash, passwords } from './password.ts';

const cheap = { m: 64, t: 1, p: 1 };
const gate = () => {
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, released };
};

test('stores a PHC string at the recommended cost and a salt of its own', async () => {
  const { hash } = passwords(hashPool());

  const [one, other] = await Promise.all([hash('bismillah'), hash('bismillah')]);

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
});

test('knows the right password and no other', async () => {
  const { hash, matches } = passwords(hashPool(), cheap);
  const stored = await hash('Bintang malam');

  expect(await matches('Bintang malam', stored)).toBe(true);
  expect(await matches('bintang malam', stored)).toBe(false);
  expect(await matches('', stored)).toBe(false);
});

test('takes the same letters from a keyboard that composes them differently', async () => {
  const { hash, matches } = passwords(hashPool(), cheap);
  const stored = await hash('caf\u00e9-\ufb01t');

  expect(await matches('cafe\u0301-fit', stored)).toBe(true);
});

test('still reads a hash of an earlier cost and asks to renew it', async () => {
  const old = await passwords(hashPool(), cheap).hash('pagi cerah');

  expect(await passwords(hashPool(), currentCost).matches('pagi cerah', old)).toBe(true);
  expect(needsRehash(old)).toBe(true);
  expect(needsRehash(old, cheap)).toBe(false);
});

test('computes a hash for nobody, and says no', async () => {
  const pool = hashPool();

  const answer = await passwords(pool, cheap).matches('anything', undefined);

  expect(answer).toBe(false);
  expect(pool.started).toBe(1);
});

test.for(['', 'plain', '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHQ', '$2b$10$abcdefghijklmnopqrstuv'])(
  'matches nothing against the stored %j',
  async (stored) => {
    expect(await passwords(hashPool(), cheap).matches('', stored)).toBe(false);
  },
);

test('lets two compute, makes the rest wait, and turns away who would wait too long', async () => {
  const pool = hashPool({ atOnce: 2, waiting: 3 });
  const { open, released } = gate();
  const admitted = Array.from({ length: 5 }, () => pool.run(() => released));

  await expect(pool.run(() => released)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(pool.started).toBe(2);
  open();
  await Promise.all(admitted);

  expect(pool.started).toBe(5);
});

test('when hashes take long, a few may wait all the same and the rest is turned away at once', async () => {
  const pool = hashPool({ atOnce: 1, waiting: 64, always: 2, worthMs: 20 });
  await pool.run(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const { open, released } = gate();
  const admitted = Array.from({ length: 3 }, () => pool.run(() => released));

  await expect(pool.run(() => released)).rejects.toMatchObject({ reason: 'unavailable' });
  open();
  await Promise.all(admitted);

  expect(pool.started).toBe(4);
});

test('turns away who has waited longer than a person does, and lets the next one in', async () => {
  const pool = hashPool({ atOnce: 1, waiting: 2, patienceMs: 30 });
  const { open, released } = gate();
  const admitted = pool.run(() => released);

  await expect(pool.run(() => released)).rejects.toMatchObject({ reason: 'unavailable' });
  expect(pool.started).toBe(1);
  open();
  await admitted;

  expect(await pool.run(async () => 'in')).toBe('in');
});

test('gives a place free again when the work fails', async () => {
  const pool = hashPool({ atOnce: 1, waiting: 1 });
  const failing = pool.run(() => Promise.reject(new Error('broken')));
  const next = pool.run(async () => 'done');

  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await pool.run(async () => 'again')).toBe('again');
});
