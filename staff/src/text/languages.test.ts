import { expect, test } from 'vitest';
import { en } from './en.ts';
import { id } from './id.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every sentence under the path of its key. */
const sentencesOf = (words: unknown, path = ''): [string, string][] =>
  isRecord(words)
    ? Object.entries(words).flatMap(([key, inner]) => sentencesOf(inner, `${path}/${key}`))
    : [[path, String(words)]];

const placeholdersOf = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

test('fills the same places in both languages', () => {
  const indonesian = new Map(sentencesOf(id));

  const different = sentencesOf(en)
    .map(([path, sentence]) => [
      path,
      placeholdersOf(sentence),
      placeholdersOf(indonesian.get(path) ?? ''),
    ])
    .filter(([, here, there]) => JSON.stringify(here) !== JSON.stringify(there));

  expect(different).toEqual([]);
});

test('leaves no sentence empty', () => {
  const empty = [...sentencesOf(en), ...sentencesOf(id)].filter(([, text]) => text.trim() === '');

  expect(empty).toEqual([]);
});
