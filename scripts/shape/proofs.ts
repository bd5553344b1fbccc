import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import { root } from '../run.ts';

const specification = 'docs/specification.md';
const pages = ['docs/security.md', specification];

const namedIn = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map(([, name = '']) => name);
const filesIn = (row: string) => namedIn(row, /`([\w./-]+\.tsx?)`/g);
const titlesIn = (row: string) => namedIn(row, /“([^”]+)”/g);
const rowsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('| '));

const textOf = (file: string) => readFile(join(root, file), 'utf8').catch(() => '');

/** The titles of a row that none of its files has. */
const unknownIn = async (row: string): Promise<string[]> => {
  const texts = await Promise.all(filesIn(row).map(textOf));
  return titlesIn(row).filter((title) => !texts.some((text) => text.includes(title)));
};

const unknownOn = async (page: string): Promise<string[]> => {
  const unknown = await Promise.all(rowsOf(await textOf(page)).map(unknownIn));
  return unknown
    .flat()
    .map((title) => `${page} names a test “${title}” that its files do not have`);
};

/** Each line has its number, in order, and a test; the page says how many there are. */
const uncountedLines = async (): Promise<string[]> => {
  const text = await textOf(specification);
  const rows = rowsOf(text).filter((row) => /^\| \d/.test(row));
  const isWrong = (row: string, at: number) =>
    !row.startsWith(`| ${at + 1} | `) || titlesIn(row).length === 0;
  return [
    ...rows.filter(isWrong).map((row) => `has a row out of order or without a test: ${row}`),
    ...(text.includes(`: ${rows.length} lines.`) ? [] : [`should say ${rows.length} lines`]),
  ].map((finding) => `${specification} ${finding}`);
};

/** A row that names tests by their titles names them as they are called, in the files that it names. */
export const checkProofs = async (): Promise<string[]> => [
  ...(await Promise.all(pages.map(unknownOn))).flat(),
  ...(await uncountedLines()),
];
