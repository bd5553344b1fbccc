import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lines of a judged set, each in its columns. */
export const readJudged = async (name: string): Promise<readonly (readonly string[])[]> => {
  const text = await readFile(join(import.meta.dirname, name), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
};
