/** Writes common-passwords.txt; run it with Node when the list of the package has changed. */
import { writeFile } from 'node:fs/promises';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fingerprintOf } from './common-passwords.ts';

/** The most used passwords that our minimum length would let in, as fingerprints in base64. */
export const commonPasswordsText = (): string => {
  const words = Array.from(dictionary['passwords-common']).filter(({ length }) => length >= 6);
  const bytes = new DataView(new ArrayBuffer(3000 * 4));
  for (const [index, word] of words.slice(0, 3000).entries())
    bytes.setUint32(index * 4, fingerprintOf(word));
  return `${Buffer.from(bytes.buffer).toString('base64')}\n`;
};

if (import.meta.main)
  await writeFile(new URL('common-passwords.txt', import.meta.url), commonPasswordsText());
