import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { commonPasswordsText } from './make-common-passwords.ts';

test('recognises passwords that many people use, in any case', async () => {
  const answers = await Promise.all(['123456', 'password', 'QwertY'].map(isCommonPassword));

  expect(answers).toEqual([true, true, true]);
});

test('says nothing about an unusual password', async () => {
  const answers = await Promise.all(['kuda-laut-biru', 'Xk7pq2', ''].map(isCommonPassword));

  expect(answers).toEqual([false, false, false]);
});

test('keeps the list that the package gives', async () => {
  const kept = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8');

  expect(kept === commonPasswordsText()).toBe(true);
});
