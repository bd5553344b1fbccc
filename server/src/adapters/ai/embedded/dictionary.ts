import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dictionary, dictionaryNames, dictionaryOf } from './dictionary.rules.ts';

const textOf = (name: string) =>
  readFile(join(import.meta.dirname, 'dictionary', `${name}.txt`), 'utf8');

/** The small dictionary of both languages; a malformed entry stops the start. */
export const readDictionary = async (): Promise<Dictionary> => {
  const entries = dictionaryNames.map(async (name) => [name, await textOf(name)] as const);
  const texts = new Map(await Promise.all(entries));
  return dictionaryOf((name) => texts.get(name) ?? '');
};
