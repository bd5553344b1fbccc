import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'password', 'QwertY', 'bismillah', 'Sayang'])(
  '%s is known to whoever guesses',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['kuda-laut-biru', 'Xk7pq2!m', 'rahasia besar sekali'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
