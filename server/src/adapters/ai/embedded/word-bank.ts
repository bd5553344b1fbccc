import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const word = z.object({
  id: z.string().check(z.regex(/^[a-z]+(?:[ -][a-z]+)*$/)),
  suku: z.array(z.string().check(z.regex(/^[a-z]+$/))).check(z.minLength(1)),
  en: z.string().check(z.regex(/^[a-z]+(?: [a-z]+)*$/)),
});

const file = z.object({ words: z.array(word).check(z.minLength(1)) });

export type BankWord = z.output<typeof word>;

const bare = (text: string) => text.replace(/[ -]/g, '');

/** The words that the helper knows for sure; refuses a bank whose syllables do not make the word. */
export const readWordBank = async (): Promise<readonly BankWord[]> => {
  const text = await readFile(join(import.meta.dirname, 'word-bank.json'), 'utf8');
  const { words } = file.parse(JSON.parse(text));
  const wrong = words.find(({ id, suku }) => suku.join('') !== bare(id));
  if (wrong) throw new Error(`word-bank.json: the syllables of "${wrong.id}" do not make the word`);
  return words;
};
