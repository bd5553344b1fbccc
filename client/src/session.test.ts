import { expect, test } from 'vitest';
import { openSession } from './session.ts';

const forbidden = () => {
  throw new Error('denied');
};

test('works for one tab where the browser forbids storage', () => {
  const session = openSession(forbidden, ['playerToken']);

  session.write({ playerToken: 'abc' });
  const inside = session.read('playerToken');
  session.end();

  expect(inside).toBe('abc');
  expect(session.read('playerToken')).toBeNull();
});

test('keeps what a change does not name and removes what it sets to null', () => {
  const session = openSession(forbidden, ['a', 'b', 'c']);

  session.write({ a: '1', b: '2' });
  session.write({ b: null, c: '3' });

  expect([session.read('a'), session.read('b'), session.read('c')]).toEqual(['1', null, '3']);
});
