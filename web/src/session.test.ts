import { expect, test } from 'vitest';
import { openWebSession } from './session.ts';

/** A browser's storage, as far as the session uses it. */
const drawer = (stored: Record<string, string> = {}) => {
  const map = new Map(Object.entries(stored));
  return {
    map,
    storage: {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => {
        map.set(key, value);
      },
      removeItem: (key: string) => {
        map.delete(key);
      },
    },
  };
};

test('keeps token and flags as texts under the product’s own keys, in their order', () => {
  const { map, storage } = drawer();
  const session = openWebSession(() => storage);

  session.start('abc', false);
  session.mark({ isPaid: true });

  expect([...map]).toEqual([
    ['playerToken', 'abc'],
    ['isSuperUser', 'false'],
    ['isPaid', 'true'],
  ]);
});

test('reads what an earlier visit kept', () => {
  const { storage } = drawer({ playerToken: 'abc', isSuperUser: 'true', isPaid: 'true' });

  expect(openWebSession(() => storage).read()).toEqual({
    token: 'abc',
    isSuperUser: true,
    isPaid: true,
  });
});

test('takes nothing but the text true for a flag', () => {
  const { storage } = drawer({ playerToken: 'abc', isSuperUser: '1', isPaid: 'TRUE' });

  const { isPaid, isSuperUser } = openWebSession(() => storage).read();

  expect([isPaid, isSuperUser]).toEqual([false, false]);
});

test('forgets who was paid when somebody else logs in', () => {
  const { storage } = drawer({ playerToken: 'abc', isPaid: 'true' });
  const session = openWebSession(() => storage);

  session.start('def', false);

  expect(session.read()).toEqual({ token: 'def', isSuperUser: false, isPaid: false });
});

test('leaves nothing of its own behind at the end, and the rest alone', () => {
  const { map, storage } = drawer({ playerToken: 'abc', isPaid: 'true', promoClaimed: 'true' });
  const session = openWebSession(() => storage);

  session.end({ isGoodbye: true });

  expect([...map.keys()]).toEqual(['promoClaimed']);
  expect(session.hasSaidGoodbye()).toBe(true);
  expect(session.read().token).toBeNull();
});

test('answers the same object until something changes, and tells who listens', () => {
  const { storage } = drawer({ playerToken: 'abc' });
  const session = openWebSession(() => storage);
  let notified = 0;
  const stop = session.subscribe(() => {
    notified += 1;
  });

  const before = session.read();
  const again = session.read();
  session.mark({ isPaid: true });
  stop();
  session.end();

  expect(again).toBe(before);
  expect(session.read()).not.toBe(before);
  expect(notified).toBe(1);
});

test('works for one tab where the browser forbids storage', () => {
  const session = openWebSession(() => {
    throw new Error('denied');
  });

  session.start('abc', true);
  session.mark({ isPaid: true });
  const inside = session.read();
  session.end();

  expect(inside).toEqual({ token: 'abc', isSuperUser: true, isPaid: true });
  expect(session.read().token).toBeNull();
});
