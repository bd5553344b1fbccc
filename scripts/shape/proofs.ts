import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { root } from '../run.ts';

const security = 'docs/security.md';

const namedIn = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map(([, name = '']) => name);
const filesIn = (row: string) => namedIn(row, /`([\w./-]+\.tsx?)`/g);
const titlesIn = (row: string) => namedIn(row, /“([^”]+)”/g);

const textOf = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');

/** The titles of a row of which none of its files knows. */
const unknownIn = async (row: string): Promise<string[]> => {
  const texts = await Promise.all(filesIn(row).map(textOf));
  return titlesIn(row).filter((title) => !texts.some((text) => text.includes(title)));
};

const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

/** A row that names tests by their titles names them as they are called, in the files that it names. */
export const checkProofs = async (): Promise<string[]> => {
  const rows = rowsOf(await textOf(security));
  const unknown = (await Promise.all(rows.map(unknownIn))).flat();
  return unknown.map((title) => `${security} names a test “${title}” that its files do not have`);
};
