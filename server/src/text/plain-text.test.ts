import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['1½', '1 1/2'],
  ['5²', '5^'],
  ['５＋３', '5+3'],
  ['7 ✖️ 8', '7 × 8'],
  ['5 − 3', '5 - 3'],
  ['ga\u200bjah', 'gajah'],
  ['  HALO\n\tNobi ', 'halo nobi'],
])('reads %j as %j', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
