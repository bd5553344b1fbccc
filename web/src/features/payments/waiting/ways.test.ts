import { beforeAll, expect, test } from 'vitest';
import { isPaidElsewhere, waitWords } from './ways.ts';
import { loadMessages, words } from './words.ts';

beforeAll(loadMessages);

test.each([
  ['qris', 'qr'],
  ['other_qris', 'qr'],
  ['gopay', 'wallet'],
  ['ovo', 'wallet'],
  ['credit_card', 'card'],
  ['bca_va', 'bank'],
  ['bri', 'bank'],
  ['bank_transfer', 'bank'],
  ['echannel', 'bank'],
  ['cstore', 'shop'],
  ['alfamart', 'shop'],
  ['indomaret', 'shop'],
  ['akulaku', 'none'],
  [null, 'none'],
] as const)('who pays by %s reads what there is to wait for: %s', (method, way) => {
  expect(waitWords(method)).toBe(words[way]);
  expect(isPaidElsewhere(method)).toBe(way === 'bank' || way === 'shop');
});
