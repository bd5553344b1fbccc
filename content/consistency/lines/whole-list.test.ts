/** The list of lines to read is made from sources; here it is held against what the built items say. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@nobi/kit/manifest';
import { expect, test } from 'vitest';
import { findItems } from '../../build/items.ts';
import { linesFileOf } from '../../build/lines/lines-file.ts';
import { isSaid, linesToRead } from './read-lines.ts';
import { root } from './written-lines.ts';

const plain = (line: string): string =>
  line
    .replace(/[\u2066-\u2069[\]]/g, '')
    .replaceAll("\\'", "'")
    .replace(/\s+/g, ' ')
    .trim();

/** All texts in something that a lesson is made of. */
const pairsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' && (name === 'id' || name === 'en') ? [each] : pairsIn(each),
  );
};

const wordsOfLessons = async (): Promise<string[]> => {
  const paths = globSync('content/courses/*/course.ts', { cwd: root });
  const courses = await Promise.all(
    paths.map(async (path): Promise<{ course: Course }> => import(join(root, path))),
  );
  return courses.flatMap(({ course }) => pairsIn(course.lessons));
};

const spokenWords = async (): Promise<string[]> => {
  const { sets } = await linesFileOf(await findItems(join(root, 'content')));
  return sets.flatMap(({ lines }) => lines.map(({ words }) => words));
};

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');

/** Texts with a gap, which a number or a name fills while somebody plays. */
const withGaps = (lines: readonly string[]): RegExp[] => {
  const gap = /\$\{[^}]*\}?/;
  return lines
    .map((line) => line.split(gap))
    .filter((parts) => parts.length > 1 && (parts.join('').match(/\p{L}/gu) ?? []).length > 4)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('.*')}$`, 'u'));
};

test('whatever a voice or a lesson says is among the lines that need a second reader', async () => {
  const read = [...linesToRead().values()].flat().map(({ line }) => plain(line));
  const spoken = new Set([...(await spokenWords()), ...(await wordsOfLessons())].map(plain));
  const [known, whole, patterns] = [new Set(read), read.join('\n'), withGaps(read)];

  const missing = [...spoken]
    .filter((line) => isSaid({ line }) && !known.has(line))
    // A page of a story is one line on the list and is read out sentence by sentence.
    .filter((line) => !whole.includes(line) && !patterns.some((pattern) => pattern.test(line)));

  expect(spoken.size).toBeGreaterThan(8000);
  expect(missing).toEqual([]);
});
