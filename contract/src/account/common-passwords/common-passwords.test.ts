import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { isInFilter } from './common-passwords.ts';
import { commonPasswords, filterOf } from './make-common-passwords.ts';

let filter: Uint8Array;
let list: readonly string[];
beforeAll(async () => {
  filter = await readFile(new URL('common-passwords.bloom', import.meta.url));
  list = await commonPasswords();
});

test('misses none of the 100,000 most used passwords, in any case', () => {
  expect(list).toHaveLength(100_000);
  expect(list.filter((password) => !isInFilter(filter, password))).toEqual([]);
  expect(list.filter((password) => !isInFilter(filter, password.toUpperCase()))).toEqual([]);
});

test('takes at most one other password in a thousand for a common one', () => {
  const known = new Set(list.map((password) => password.toLowerCase()));
  const others = Array.from({ length: 200_000 }, (_, at) => `kuda-${at}-laut`).filter(
    (password) => !known.has(password),
  );

  const mistaken = others.filter((password) => isInFilter(filter, password));

  expect(others.length).toBeGreaterThan(190_000);
  expect(mistaken.length / others.length).toBeLessThan(0.001);
});

test('ships the filter that the script makes of the list', () => {
  expect(Buffer.from(filterOf(list)).equals(filter)).toBe(true);
});
